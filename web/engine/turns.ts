import { abortError, resultOf, tableError, WorkerLost } from './errors.js';
import type { Answerer, Lacking, WorkerReply } from './protocol.js';
import { createGiver, type LoadTable } from './tables.js';
import type { QuestionName, TableName } from './types.js';

export interface TurnOptions {
  /** The largest number of questions that may be with the answerer at the same time. */
  readonly atOnce: number;
  /**
   * If true, a question replaces an older one of the same name that is still waiting. The older one rejects with an
   * `AbortError`.
   */
  readonly latestOnly: boolean;
}

export interface QuestionQueue {
  ask(name: QuestionName, question: unknown, signal?: AbortSignal): Promise<unknown>;
  close(): void;
}

interface Asked {
  readonly id: number;
  readonly name: QuestionName;
  readonly question: unknown;
  readonly signal: AbortSignal | undefined;
  /**
   * Tables already given for this question. If one of them is still lacking, it is not given again, and the question fails.
   */
  readonly given: Set<TableName>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  /** True once the promise for the answer is resolved or rejected. */
  settled: boolean;
  /** True while the tables of this question are being loaded, so that it cannot be asked. */
  held: boolean;
  /** True if the worker was lost while it answered this question, so that the question was asked again. */
  lost: boolean;
}

const lackedBy = (reply: WorkerReply | Lacking): readonly TableName[] => {
  if ('lacks' in reply) return reply.lacks;
  return 'error' in reply && reply.error.code === 'badTable' ? [reply.error.text as TableName] : [];
};

/**
 * Asks `answerer` the questions in the order in which they come. A question that lacks tables keeps its place until they are
 * all fetched (at the same time) and given. Other questions are answered meanwhile. A question whose worker is lost is asked
 * once more. An aborted question is not asked, or its answer is dropped.
 */
export const takeTurns = (
  answerer: Answerer,
  loadTable: LoadTable,
  { atOnce, latestOnly }: TurnOptions,
): QuestionQueue => {
  const waiting: Asked[] = []; // in the order in which they were asked
  const running = new Set<Asked>();
  let last = 0;
  let closed = false;

  const give = createGiver(answerer, loadTable);

  const leave = (asked: Asked) => {
    const at = waiting.indexOf(asked);
    if (at >= 0) waiting.splice(at, 1);
  };

  // If two questions of this name are waiting, rejects the older one.
  const replaceOlder = (name: QuestionName) => {
    const ofName = waiting.filter((each) => each.name === name);
    for (const older of ofName.slice(0, -1)) older.reject(abortError('A newer question took its place.'));
  };

  const wait = (asked: Asked) => {
    const before = waiting.findLastIndex(({ id }) => id < asked.id);
    waiting.splice(before + 1, 0, asked);
    if (latestOnly) replaceOlder(asked.name);
  };

  // Rejects a question. But if the question has just lost its worker for the first time, asks it again. The new worker has no
  // tables yet.
  const fail = (asked: Asked, fault: unknown) => {
    if (asked.lost || asked.settled || !(fault instanceof WorkerLost)) return asked.reject(fault);
    asked.lost = true;
    asked.held = false;
    asked.given.clear();
    leave(asked);
    wait(asked);
    runNext();
  };

  const hold = (asked: Asked, tables: readonly TableName[]) => {
    asked.held = true;
    wait(asked);
    Promise.all(
      tables.map(async (table) => {
        await give(table);
        asked.given.add(table);
      }),
    ).then(
      () => {
        asked.held = false;
        runNext();
      },
      (fault) => fail(asked, fault),
    );
  };

  const take = (asked: Asked, reply: WorkerReply | Lacking) => {
    const tables = lackedBy(reply);
    const [given] = tables.filter((table) => asked.given.has(table));
    if (tables.length > 0 && given === undefined) return hold(asked, tables);
    if ('lacks' in reply) throw tableError(given ?? '');
    asked.resolve(resultOf(reply));
  };

  const run = async (asked: Asked) => {
    running.add(asked);
    try {
      const reply = await answerer.ask(asked.name, asked.question, asked.signal);
      running.delete(asked);
      if (!asked.settled) take(asked, reply);
    } catch (fault) {
      running.delete(asked);
      fail(asked, fault);
    }
    runNext();
  };

  const runNext = () => {
    while (running.size < atOnce) {
      const next = waiting.find(({ held }) => !held);
      if (!next) return;
      leave(next);
      void run(next);
    }
  };

  const ask = (name: QuestionName, question: unknown, signal?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(abortError('The engine is closed.'));
      if (signal?.aborted) return reject(signal.reason);
      const settle = () => {
        asked.settled = true;
        leave(asked);
        signal?.removeEventListener('abort', abort);
      };
      const asked: Asked = {
        id: ++last,
        name,
        question,
        signal,
        given: new Set(),
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (reason) => {
          settle();
          reject(reason);
        },
        settled: false,
        held: false,
        lost: false,
      };
      const abort = () => asked.reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      wait(asked);
      runNext();
    });

  return {
    ask,
    close: () => {
      closed = true;
      for (const each of [...running, ...waiting]) each.reject(abortError('The engine was closed.'));
      answerer.close();
    },
  };
};
