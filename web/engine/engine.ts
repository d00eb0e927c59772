import { CribbageError, misuse, resultOf } from './errors.js';
import type { Answerer } from './protocol.js';
import { fileOf } from './questions.js';
import type { LoadTable } from './tables.js';
import { type TurnOptions, takeTurns } from './turns.js';
import type { AskOptions, DealQuestion, Engine, QuestionName } from './types.js';

const names = Object.keys(fileOf) as QuestionName[];

// Freezes an answer and everything in it. Primitive values are returned as they are.
const freeze = <T>(value: T): T => {
  if (!Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value as object)) if (typeof part === 'object') freeze(part);
  }
  return value;
};

// `instanceof` would fail for a signal from another frame, because each frame has its own class.
const isSignal = (value: unknown): value is AbortSignal =>
  typeof (value as AbortSignal | undefined)?.addEventListener === 'function';

const signalOf = (options?: AskOptions): AbortSignal | undefined => {
  if (isSignal(options)) return options;
  const signal = options?.signal ?? undefined;
  if (signal === undefined || isSignal(signal)) return signal;
  throw misuse('notASignal');
};

const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isPrimitive = (value: unknown): boolean => ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

// A list as short as most lists of cards are. A list may have billions of places, most of them empty.
const isShortList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= 52;

// Most questions have only primitive values and short lists of them. A count would take a fifth longer if such a question were
// copied by `structuredClone`.
const isFlat = (fields: object): boolean =>
  Object.values(fields).every((value) => (isShortList(value) ? value.every(isPrimitive) : isPrimitive(value)));

const copyOfList = (value: unknown): unknown => (isShortList(value) ? [...value] : value);

// Copies a question. Reading its fields may run code of the caller (getters). So no other code reads them, and at this point
// an exception does no harm. The copy also ensures that a worker is never sent a value that cannot be cloned.
const plainCopy = (question: unknown): unknown => {
  try {
    const fields = isPlain(question)
      ? Object.fromEntries(Object.entries(question).map(([name, value]) => [name, copyOfList(value)]))
      : question;
    return isPlain(fields) && isFlat(fields) ? fields : structuredClone(fields);
  } catch (fault) {
    if ((fault as Error | undefined)?.name !== 'DataCloneError') throw fault;
    throw misuse('notPlainValues');
  }
};

/**
 * Creates the engine's methods, one for each question of `Questions`. They ask `answerer` the questions in turn, `options.atOnce`
 * at a time. Answers are frozen, and errors are thrown. A table is loaded when a question first needs it.
 */
export const engineOf = (answerer: Answerer, loadTable: LoadTable, options: TurnOptions): Engine => {
  const turns = takeTurns(answerer, loadTable, options);
  // A question that can be answered at once does not wait for its turn, which would take longer than the answer. But a signal
  // may still abort it, and a newer question may replace it.
  const askNow = options.atOnce > 1 && !options.latestOnly ? answerer.askNow : undefined;
  const ask = async (name: QuestionName, question: unknown, options?: AskOptions) => {
    const [plain, signal] = [plainCopy(question), signalOf(options)];
    const reply = signal ? undefined : askNow?.(name, plain);
    return freeze(reply ? resultOf(reply) : await turns.ask(name, plain, signal));
  };

  const methods = names.map((name) => [
    name,
    (question: unknown, options?: AskOptions) => ask(name, question, options),
  ]);
  const engine = Object.fromEntries(methods) as Engine;
  const deal = (async (question?: DealQuestion, options?: AskOptions) => {
    const plain = plainCopy(question ?? {}) as DealQuestion;
    const isQuestion = typeof plain === 'object' && !Array.isArray(plain);
    return engine.deal(isQuestion ? { ...plain, seed: plain.seed ?? freshSeed() } : plain, options);
  }) as Engine['deal'];
  const needs = async (name: QuestionName, question: unknown) => {
    try {
      return freeze(names.includes(name) ? await answerer.needs(name, plainCopy(question)) : []);
    } catch (fault) {
      if (fault instanceof CribbageError) return freeze([]); // not a question
      throw fault;
    }
  };
  return Object.freeze({ ...engine, deal, needs, close: turns.close });
};
