import type { Answerer } from './client.js';
import { CribbageError } from './errors.js';
import type { Reply } from './protocol.js';
import { loadTable } from './tables.js';
import type { AskOptions, DealQuestion, Engine, QuestionName } from './types.js';

const names = Object.keys({
  scoreShow: true,
  scoreRanks: true,
  valueDiscards: true,
  valueStarters: true,
  scorePlay: true,
  valuePlays: true,
  winChance: true,
  winChances: true,
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

// Reading a question may run code of the asker's. It is read once, here, so that none of it fails inside the engine, and a
// worker is never handed what cannot be sent.
const plainCopy = (question: unknown): unknown => {
  try {
    return structuredClone(question);
  } catch (fault) {
    if ((fault as Error | undefined)?.name !== 'DataCloneError') throw fault;
    throw new CribbageError('badQuestion', '', 'A question is made of plain values: texts, numbers, truths and lists.');
  }
};

const resultOf = (reply: Reply): unknown => {
  if ('ok' in reply) return freeze(reply.ok);
  throw new CribbageError(reply.error.code, reply.error.text, reply.error.message);
};

/**
 * The methods of `Questions`, asked of `answerer`; answers are frozen, errors are errors. A table is loaded when the first
 * question needs it, and other questions are answered meanwhile.
 */
export const engineOf = (answerer: Answerer): Engine => {
  const coming = new Map<string, Promise<unknown>>();
  const giveTable = (table: string, of: QuestionName): Promise<unknown> => {
    const key = `${table} of ${of}`;
    const given =
      coming.get(key) ??
      loadTable(table)
        .then((bytes) => answerer.giveTable(table, bytes, of))
        .then(resultOf)
        .finally(() => coming.delete(key));
    coming.set(key, given);
    return given;
  };

  const ask = async (name: QuestionName, question: unknown, options?: AskOptions) => {
    const copy = plainCopy(question);
    const signal = signalOf(options);
    const given = new Set<string>();
    for (;;) {
      const reply = await answerer.ask(name, copy, signal);
      if ('ok' in reply || reply.error.code !== 'badTable' || given.has(reply.error.text)) return resultOf(reply);
      given.add(reply.error.text);
      await giveTable(reply.error.text, name);
    }
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
