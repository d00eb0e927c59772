import { abortError, NotLoaded, WorkerLost } from './errors.js';
import type {
  Answerer,
  Asking,
  Lacking,
  ModuleAddresses,
  Reaction,
  Request,
  Response,
  WorkerReply,
} from './protocol.js';
import type { TableName } from './types.js';

/** The error if the worker never answered: the page may forbid workers, or the network may be down. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

interface Asked {
  readonly resolve: (reaction: Reaction) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * How long, in ms, a worker with a loaded module may be silent while a question is open. After that we take it to be dead,
 * because a phone may end a worker without notice. The longest answer takes a second on a small computer, and a few times that
 * on a slow phone.
 */
const patience = 8_000;

/**
 * How long, in ms, we wait for a sign of life while the worker or a module is loading, because the network may be slow. A
 * worker that loads a module sends such a sign every second.
 */
const loadingPatience = 30_000;

/**
 * Creates a client that asks its questions to a worker. The first question starts the worker. If the worker fails, all pending
 * questions are rejected: with `WorkerLost`, or with `NotStarted` if the worker never started. The next question starts another
 * worker. The client neither keeps questions in order nor retries them; `takeTurns` does both.
 */
export const createWorkerClient = (startWorker: () => Worker, addresses: ModuleAddresses = {}): Answerer => {
  const asked = new Map<number, Asked>();
  let worker: Worker | undefined;
  let last = 0;
  let closed = false;
  let ready = false;
  let loading = true;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const stop = (reason: unknown) => {
    clearTimeout(limit);
    worker?.terminate();
    worker = undefined;
    ready = false;
    loading = true;
    const lost = [...asked.values()];
    asked.clear();
    for (const { reject } of lost) reject(reason);
  };

  const fail = (reason: string) => stop(ready ? new WorkerLost(reason) : new NotStarted(reason));

  const startLimit = () => {
    clearTimeout(limit);
    if (asked.size === 0) return;
    limit = setTimeout(() => fail('The engine gave no answer.'), loading ? loadingPatience : patience);
  };

  const receive = ({ data }: MessageEvent<Response>) => {
    if ('loading' in data) {
      loading = true;
      return startLimit();
    }
    if ('ready' in data) {
      ready = true;
      loading = false;
      return startLimit();
    }
    if ('fault' in data) return fail(data.fault);
    if ('absent' in data) {
      loading = false;
      asked.get(data.id)?.reject(new NotLoaded(data.absent));
    } else {
      asked.get(data.id)?.resolve(data.reaction);
    }
    asked.delete(data.id);
    startLimit();
  };

  const send = (to: Worker, request: Request) => to.postMessage(request);

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', (event) => fail(event.message || 'The engine could not be started.'));
    send(started, { start: addresses });
    return started;
  };

  const add = (asking: Asking): Promise<Reaction> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(abortError('The engine is closed.'));
      asked.set(++last, { resolve, reject });
      try {
        worker ??= start();
        send(worker, { id: last, ...asking });
        startLimit();
      } catch (fault) {
        fail(String(fault));
      }
    });

  return {
    ask: async (name, question) => (await add({ ask: name, question })) as WorkerReply | Lacking,
    needs: async (name, question) => {
      const reaction = (await add({ needs: name, question })) as { needs: readonly TableName[] };
      return reaction.needs;
    },
    giveTable: async (table, bytes) => (await add({ give: table, bytes })) as WorkerReply,
    close: () => {
      closed = true;
      stop(abortError('The engine was closed.'));
    },
  };
};
