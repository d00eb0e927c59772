import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { CribbageError, createEngine, type QuestionName, ranks, suits } from '../../dist/engine/index.js';
import { seededQuestions } from '../../web/proof/questions.js';

const engine = await createEngine();
afterAll(() => engine.close());
afterEach(async () => expect((await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' })).points).toBe(29));

const codes = ['badCard', 'duplicateCard', 'wrongCount', 'badScore', 'illegalPlay', 'badRecord', 'badQuestion'];
const bytes = (text: string): number => new TextEncoder().encode(text).length;

const seeded = seededQuestions();
const names = Object.keys(engine).filter((name) => name !== 'needs' && name !== 'close') as QuestionName[];
// Every field of every question, as types.ts declares them.
const types = readFileSync('web/engine/types.ts', 'utf8');
const fields = [
  ...new Set(
    [...types.matchAll(/^export interface \w+Question \{\n([\s\S]*?)^\}/gm)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, field = '']) => field),
    ),
  ),
];

/** Asks a question that the types would not allow. Returns an answer, or undefined if it was properly refused. */
const ask = async (name: QuestionName, question: unknown): Promise<unknown> => {
  try {
    return await (engine[name] as (question: unknown) => Promise<unknown>)(question);
  } catch (error) {
    if (!(error instanceof CribbageError)) throw error;
    expect(codes).toContain(error.code);
    expect(bytes(error.text)).toBeLessThanOrEqual(40);
    expect(error.text.isWellFormed?.() ?? true).toBe(true);
    expect(error.message).toMatch(/\S/);
    return undefined;
  }
};

const runs = process.env.FIFTEEN_TWO_NIGHTLY ? 4000 : 1500;
const letters = [...ranks, ...suits, '10', 't', '♥', '♠️', '🂡', ' ', ',', '-', '\n', '\u0000', '\u202e', '٥', '５', 'é'];
const nearCards = fc.array(fc.constantFrom(...letters), { maxLength: 40 }).map((parts) => parts.join(''));
const text = fc.oneof(
  nearCards,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
);
const json = fc.oneof(fc.jsonValue({ maxDepth: 4 }), text, fc.array(text, { maxLength: 8 }));
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
  withNullPrototype: true,
  withBoxedValues: true,
  withObjectString: true,
});

const questionOf = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, fc.string()), value, { maxKeys: 8 }),
    value,
  );

test('any JSON for any question is answered or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), questionOf(json), async (name, question) => {
      await ask(name, question);
    }),
    { numRuns: runs, seed: 21 },
  );
});

test('any value of JavaScript for any question is answered or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), questionOf(anything), async (name, question) => {
      await ask(name, question);
    }),
    { numRuns: runs, seed: 22 },
  );
  for (const name of names)
    for (const odd of [undefined, null, Symbol('5H'), () => '5H', new Proxy([], {}), [Symbol('5H')], '\ud800'])
      await ask(name, Object.fromEntries(fields.map((field) => [field, odd])));
});

// Values that the types would not allow, in place of a question, of a name or of options.
const hostile: readonly unknown[] = [
  ...[undefined, null, true, 5, Number.NaN, 2n ** 64n, '', 'valueDiscards', Symbol('5H'), () => '5H', class Hand {}],
  ...[[], [Symbol('5H')], {}, { hand: Symbol('5H') }, { signal: 5 }, { signal: Symbol('stop') }, { urls: null }],
  ...[Object.create(null), new Map([['hand', '5H']]), new WeakMap(), new Date(Number.NaN), new Uint8Array(8)],
  ...[new Proxy([], {}), Promise.resolve({ hand: '5H' }), new Error('mine')],
];

test('every method answers or refuses any value in any argument', async () => {
  const methods = engine as unknown as Record<string, (...given: readonly unknown[]) => Promise<unknown>>;
  const refusal = (fault: unknown) => {
    if (fault instanceof CribbageError) return [];
    throw fault;
  };
  for (const method of Object.keys(engine).filter((name) => name !== 'close'))
    for (const first of hostile)
      for (const second of hostile) {
        const answer = await methods[method]?.(first, second).catch(refusal);
        if (method === 'needs' && first !== 'valueDiscards') expect(answer).toEqual([]);
      }
});

test('the tables that a question needs are empty for other values, which are not refused', async () => {
  const needs = engine.needs as (name: unknown, question: unknown) => Promise<readonly string[]>;
  for (const odd of hostile) for (const name of names) expect(await needs(name, odd)).toEqual([]);
  expect(await needs('winChance', { ours: 0, theirs: 0, weDeal: true })).toEqual(['board']);
});

test('an engine made with any options answers, or its addresses are refused in a sentence', async () => {
  const make = async (options: unknown) => {
    const made = await createEngine(options as Parameters<typeof createEngine>[0]);
    expect((await made.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' })).points).toBe(29);
    made.close();
  };
  for (const odd of hostile) await make(odd);
  await make({ urls: { folder: null, worker: null, modules: null, tables: null } });
  await make({ urls: { modules: { cribbage: null }, tables: { crib: null } } });
  for (const urls of [{ folder: Symbol('5H') }, { worker: Symbol('5H') }, { modules: { cribbage: Symbol('5H') } }])
    await expect(make({ urls })).rejects.toThrow(/^urls\.[\w.]+ should be an absolute address/);
});

test('the fields asked are those of every question', () => {
  expect(fields).toEqual(expect.arrayContaining(['hand', 'objective', 'record', 'level', 'opponent', 'ours', 'seed']));
  const asked = new Set(seeded.flatMap(({ question }) => Object.keys(question)));
  expect([...asked].filter((field) => !fields.includes(field))).toEqual([]);
});

test('a good question with one field spoilt is answered or refused, whichever field of whichever question', async () => {
  // Takes one question for each name and set of fields among the seeded questions, and spoils each of its fields in turn.
  const shapes = new Map(seeded.map((each) => [`${each.name} ${Object.keys(each.question).sort()}`, each]));
  expect(new Set([...shapes.values()].map(({ name }) => name)).size).toBeGreaterThanOrEqual(12);
  const rubbish = fc.sample(fc.oneof(json, anything), { numRuns: 12, seed: 25 });
  for (const { name, question } of shapes.values())
    for (const field of Object.keys(question))
      for (const value of [undefined, null, '', [], {}, -1, 0.5, 1e300, Number.NaN, '\ud800', ...rubbish])
        await ask(name, { ...question, [field]: value });
});

test('any text for ranks counts no more ranks than it has, or is refused', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (ranks) => {
      const answer = (await ask('scoreRanks', { ranks })) as { points: number } | undefined;
      if (answer) expect(answer.points).toBeGreaterThanOrEqual(0);
      if (answer) expect(ranks).toMatch(/[A2-9TJQK1]/i);
    }),
    { numRuns: runs, seed: 23 },
  );
});

const whole = [
  ['scoreShow', 'hand', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['valueStarters', 'hand', [4]],
  ['valueDiscards', 'dealt', [6]],
] as const;

test('any text for cards gives the cards understood, and the reason for the first that is not', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (pasted) => {
      const { cards, error } = (await ask('parseCards', { text: pasted })) as Awaited<
        ReturnType<typeof engine.parseCards>
      >;
      expect(new Set(cards).size).toBe(cards.length);
      if (error) expect(bytes(error.text)).toBeLessThanOrEqual(40);
      // The cards that were read can be read again.
      expect(await engine.parseCards({ text: cards })).toEqual({ cards });
      // Other questions must refuse a text with a bad word, even if the cards before it would be enough.
      for (const [name, field, counts] of whole) {
        const asked = (engine[name] as (question: object) => Promise<unknown>)({ [field]: pasted, weDeal: true });
        if (error) await expect(asked, name).rejects.toMatchObject({ code: error.code, text: error.text });
        else if (counts.some((count) => count === cards.length)) await asked;
        else await expect(asked, name).rejects.toMatchObject({ code: 'wrongCount' });
      }
    }),
    { numRuns: runs, seed: 24 },
  );
});

const card = fc.tuple(fc.constantFrom(...ranks), fc.constantFrom(...suits)).map((parts) => parts.join(''));
const noCard = fc.oneof(fc.constant('go'), text);
const turn = fc.tuple(
  fc.constantFrom('us', 'them', 'US', 'we'),
  fc.oneof({ weight: 9, arbitrary: card }, { weight: 1, arbitrary: noCard }),
);

test('any history of a play is answered or refused', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 10 }), fc.boolean(), fc.boolean(), async (turns, weDeal, inTurn) => {
      const played = inTurn ? turns.map(([, card], at) => [(at % 2 === 0) === weDeal ? 'them' : 'us', card]) : turns;
      const answer = (await ask('scorePlay', { played, weDeal })) as Awaited<ReturnType<typeof engine.scorePlay>>;
      if (!answer) return;
      answered += 1;
      expect(answer.plays.length).toBeLessThanOrEqual(8);
      for (const side of ['us', 'them'] as const)
        expect(answer.plays.reduce((sum, { by, points }) => sum + (by === side ? points : 0), 0)).toBe(
          answer.totals[side],
        );
      expect(answer.over).toBe(answer.toPlay === undefined);
    }),
    { numRuns: runs, seed: 25 },
  );
  expect(answered).toBeGreaterThan(400);
});

test('endless lists and lists that contain themselves are refused at once', async () => {
  const inItself: unknown[] = [];
  inItself.push(inItself);
  const claims = new Proxy([], { get: (list, key) => (key === 'length' ? 2 ** 53 : Reflect.get(list, key)) });
  for (const hand of [inItself, claims, new Array(2 ** 32 - 1), Array(100_000).fill([])])
    await expect(engine.scoreShow({ hand: hand as string[] })).rejects.toMatchObject({ name: 'CribbageError' });
});

// In this thread the engine gets the caller's own object. Reading a field may run the caller's code, which may throw.
test('an unreadable question fails alone, however often it is asked', async () => {
  const unreadable = {
    get hand(): string {
      throw new RangeError('mine');
    },
  };
  const one = await createEngine();
  for (let times = 0; times < 2000; ++times) await expect(one.scoreShow(unreadable)).rejects.toThrow('mine');
  expect((await one.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' })).points).toBe(29);
});
