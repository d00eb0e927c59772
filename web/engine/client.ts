import { abortError } from './errors.js';
import type { Asking, Reply, Response } from './protocol.js';
import type { QuestionName } from './types.js';

/** Somebody who answers questions, one at a time. */
export interface Answerer {
  ask(name: QuestionName, question: unknown, signal?: AbortSignal): Promise<Reply>;
  /** Keeps a table, for the question that needs it, until the module is replaced. */
  giveTable(table: string, bytes: Uint8Array, of: QuestionName): Promise<Reply>;
  close(): void;
}

/** The worker never came to answer anything: the page may forbid it, or the network is gone. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

interface Asked {
  readonly id: number;
  readonly asking: Asking;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

/** A loaded worker that says nothing for so long is taken for dead: a phone may end it without a word. */
const patience = 5_000;

/** A worker that is still loading may be waiting for a slow network. */
const loadingPatience = 30_000;

const areOfOneName = (a: Asking, b: Asking): boolean => 'name' in a && 'name' in b && a.name === b.name;

/**
 * A worker with one question running and, of each name, at most one waiting: a newer question replaces the waiting one of
 * its name, which rejects with an `AbortError`. An aborted question never reaches the worker, or its answer is dropped. A
 * worker that fails rejects what it was asked and is replaced at the next question; one that never started rejects all it was
 * asked with `NotStarted`.
 */
export const createWorkerClient = (startWorker: () => Worker): Answerer => {
  let worker: Worker | undefined;
  let running: Asked | undefined;
  let waiting: Asked[] = [];
  let asked = 0;
  let closed = false;
  let ready = false;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(limit);
    worker?.terminate();
    worker = undefined;
    ready = false;
  };

  const startLimit = () => {
    clearTimeout(limit);
    if (running) limit = setTimeout(() => fail('The engine gave no answer.'), ready ? patience : loadingPatience);
  };

  const fail = (reason: string) => {
    if (!ready) return failToStart(reason);
    stop();
    running?.reject(new Error(reason));
    running = undefined;
    runNext();
  };

  const failToStart = (reason: string) => {
    stop();
    const asked = running ? [running, ...waiting] : waiting;
    running = undefined;
    waiting = [];
    for (const each of asked) each.reject(new NotStarted(reason));
  };

  const receive = ({ data }: MessageEvent<Response>) => {
    if ('ready' in data) {
      ready = true;
      return startLimit();
    }
    if (data.id !== running?.id) return;
    if ('fault' in data) return fail(data.fault);
    running.resolve(data.reply);
    running = undefined;
    clearTimeout(limit);
    runNext();
  };

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', (event) => fail(event.message || 'The engine could not be started.'));
    return started;
  };

  const runNext = () => {
    running = waiting.shift();
    if (!running) return;
    try {
      worker ??= start();
      worker.postMessage({ id: running.id, ...running.asking });
      startLimit();
    } catch (fault) {
      fail(String(fault));
    }
  };

  const drop = (dropped: Asked, reason: unknown) => {
    waiting = waiting.filter((each) => each !== dropped);
    dropped.reject(reason);
  };

  const add = (asking: Asking, signal?: AbortSignal): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(abortError('The engine is closed.'));
      if (signal?.aborted) return reject(signal.reason);
      const forget = () => signal?.removeEventListener('abort', abort);
      const mine: Asked = {
        id: ++asked,
        asking,
        resolve: (reply) => {
          forget();
          resolve(reply);
        },
        reject: (reason) => {
          forget();
          reject(reason);
        },
      };
      const abort = () => drop(mine, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });

      const replaced = waiting.find((each) => areOfOneName(each.asking, asking));
      if (replaced) drop(replaced, abortError('A newer question took its place.'));
      waiting.push(mine);
      if (!running) runNext();
    });

  return {
    ask: (name, question, signal) => add({ name, question }, signal),
    giveTable: (table, bytes, of) => add({ table, bytes, of }),
    close: () => {
      closed = true;
      stop();
      for (const each of running ? [running, ...waiting] : waiting) each.reject(abortError('The engine was closed.'));
      running = undefined;
      waiting = [];
    },
  };
};
