import { type Answerer, createWorkerClient } from './client.js';
import { abortError, CribbageError } from './errors.js';
import { askInstead } from './instead.js';
import type { AskOptions, DealQuestion, Engine, QuestionName } from './types.js';

export * from './cards.js';
export { CribbageError } from './errors.js';
export type * from './types.js';

const names = Object.keys({
  scoreShow: true,
  scoreRanks: true,
  valueDiscards: true,
  valueStarters: true,
  parseCards: true,
  deal: true,
} satisfies Record<QuestionName, true>) as QuestionName[];

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
};

const signalOf = (options?: AskOptions): AbortSignal | undefined =>
  options instanceof AbortSignal ? options : options?.signal;

const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};

const createInProcess = async (): Promise<Answerer> => {
  const { loadModule } = await import('./module.js');
  const ask = await loadModule();
  let closed = false;
  return {
    ask: async (name, question, signal) => {
      if (closed) throw abortError('The engine is closed.');
      signal?.throwIfAborted();
      const reply = ask(name, question);
      await undefined; // whoever aborts right after asking is heard, as with a worker
      signal?.throwIfAborted();
      return reply;
    },
    close: () => {
      closed = true;
    },
  };
};

const createWorker = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

export interface EngineOptions {
  /** Answer in this thread, as it always is in Node; the default is a worker where there are workers and the page allows one. */
  inProcess?: boolean;
}

/**
 * An engine that answers every question of `Questions`.
 *
 * ```js
 * const engine = await createEngine();
 * const { points, spoken } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
 * // points: 29
 * ```
 */
export const createEngine = async ({ inProcess = false }: EngineOptions = {}): Promise<Engine> => {
  const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  const answerer =
    inProcess || inNode || typeof Worker === 'undefined'
      ? await createInProcess()
      : askInstead(createWorkerClient(createWorker), createInProcess);

  const ask = async (name: QuestionName, question: unknown, options?: AskOptions) => {
    const reply = await answerer.ask(name, question, signalOf(options));
    if ('ok' in reply) return freeze(reply.ok);
    throw new CribbageError(reply.error.code, reply.error.text, reply.error.message);
  };

  const methods = names.map((name) => [
    name,
    (question: unknown, options?: AskOptions) => ask(name, question, options),
  ]);
  const engine = Object.fromEntries(methods) as Engine;
  const deal = (question?: DealQuestion, options?: AskOptions) =>
    engine.deal({ ...question, seed: question?.seed ?? freshSeed() }, options);
  return Object.freeze({ ...engine, deal, close: () => answerer.close() });
};
