import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { EngineError, QuestionName } from '../../dist/engine/index.js';
import { createEngine, levels, opponents, ranks, suits } from '../../dist/engine/index.js';
import { errors, plays } from './cases.js';
import { asked as answersTo, command } from './command.js';

const engine = await createEngine();
afterAll(() => engine.close());

const askLines = (lines: readonly string[]) =>
  execFileSync(command, ['ask'], { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 28 })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const ask = async (name: QuestionName, question: object): Promise<unknown> => {
  const method = engine[name] as (question: object) => Promise<unknown>;
  try {
    return { ok: await method(question) };
  } catch (error) {
    const { code, reason, parts, text, message, line } = error as EngineError;
    return { error: { code, reason, parts, text, message, ...(line !== undefined && { line }) } };
  }
};

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));
const cards = (least: number, most: number) => fc.shuffledSubarray(deck, { minLength: least, maxLength: most });

const spoken = fc.constantFrom(undefined, 'short', 'long');

const question: fc.Arbitrary<{ name: QuestionName; question: object }> = fc.oneof(
  fc.tuple(cards(5, 5), fc.boolean(), spoken).map(([five, crib, spoken]) => ({
    name: 'scoreShow' as const,
    question: { hand: five.slice(0, 4), starter: five[4], crib, spoken },
  })),
  cards(1, 9).map((hand) => ({ name: 'scoreShow' as const, question: { hand: hand.join(' ') } })),
  fc
    .tuple(fc.array(fc.constantFrom(...ranks), { minLength: 1, maxLength: 24 }), spoken)
    .map(([list, spoken]) => ({ name: 'scoreRanks' as const, question: { ranks: list.join(''), spoken } })),
  fc
    .tuple(cards(6, 6), fc.boolean(), fc.constantFrom(undefined, ...opponents))
    .map(([dealt, weDeal, opponent]) => ({ name: 'valueDiscards' as const, question: { dealt, weDeal, opponent } })),
  cards(4, 6).map((list) => ({
    name: 'valueStarters' as const,
    question: { hand: list.slice(0, 4), seen: list.slice(4) },
  })),
  fc.tuple(cards(0, 9), fc.boolean(), fc.nat({ max: 120 })).map(([list, weDeal, ours]) => ({
    name: 'scorePlay' as const,
    question: { played: list.map((card, at) => [(at % 2 === 0) === weDeal ? 'them' : 'us', card]), weDeal, ours },
  })),
  fc.tuple(cards(8, 8), fc.nat(3), fc.boolean()).map(([list, laid, weDeal]) => ({
    name: 'valuePlays' as const,
    question: {
      kept: list.slice(0, 4),
      starter: list[7],
      weDeal,
      quick: true,
      played: list
        .slice(4, 4 + laid)
        .map((card, at) => ((at % 2 === 0) === weDeal ? ['them', card] : ['us', list[at]])),
    },
  })),
  fc.tuple(cards(6, 6), fc.boolean(), fc.constantFrom(...levels), fc.nat()).map(([dealt, weDeal, level, seed]) => ({
    name: 'chooseDiscard' as const,
    question: { dealt, weDeal, level, seed },
  })),
  fc.tuple(cards(5, 5), fc.constantFrom(...levels, 'nobody'), fc.nat()).map(([list, level, seed]) => ({
    name: 'choosePlay' as const,
    question: { kept: list.slice(0, 4), played: `them ${list[4]}`, weDeal: true, level, seed },
  })),
  fc
    .tuple(fc.nat(121), fc.nat(120), fc.boolean())
    .map(([ours, theirs, weDeal]) => ({ name: 'winChance' as const, question: { ours, theirs, weDeal } })),
  fc
    .tuple(fc.integer({ min: 8, max: 122 }), fc.boolean())
    .map(([step, weDeal]) => ({ name: 'winChances' as const, question: { step, weDeal } })),
  fc.tuple(cards(17, 17), fc.nat(16)).map(([list, placed]) => ({
    name: 'valueSquares' as const,
    question: { grid: list.slice(0, 16).map((card, cell) => (cell < placed ? card : '?')), card: list[16] },
  })),
  cards(16, 16).map((list) => ({ name: 'reviewSquares' as const, question: { grid: list, drawn: list.toReversed() } })),
  fc.maxSafeNat().map((seed) => ({ name: 'deal' as const, question: { seed } })),
  fc.string({ maxLength: 60 }).map((text) => ({ name: 'parseCards' as const, question: { text } })),
  fc
    .tuple(
      fc.constantFrom('scoreShow', 'valueDiscards', 'scoreRanks', 'deal') as fc.Arbitrary<QuestionName>,
      fc.jsonValue(),
    )
    .map(([name, value]) => ({
      name,
      question: { hand: value, dealt: value, weDeal: value, ranks: value, seed: value, opponent: value, spoken: value },
    })),
);

// Generates questions that review a recorded deal. Each answer takes a good part of a second.
const review: fc.Arbitrary<{ name: QuestionName; question: object }> = fc
  .tuple(cards(13, 13), fc.nat(3), fc.nat(4))
  .map(([list, holes, cards]) => ({
    name: 'reviewDeal' as const,
    question: {
      record: [
        `Ann - Ben\n1. ${holes * 40}-70* ${list[12]}`,
        `Ann: ${list.slice(0, 4).join(' ')} / ${list[4]} ${list[5]}`,
        `Ben: ${list.slice(6, 10).join(' ')} / ${list[10]} ${list[11]}`,
        `play: ${[0, 6, 1, 7]
          .slice(0, cards)
          .map((at) => list[at])
          .join(' ')}`,
      ].join('\n'),
      deal: 1,
      quick: true,
    },
  }));

test('the wasm engine and the lines of JSON give the same answers to any questions', async () => {
  const asked = [
    ...fc.sample(question, { numRuns: process.env.FIFTEEN_TWO_NIGHTLY ? 3000 : 1000, seed: 152 }),
    ...fc.sample(review, { numRuns: 12, seed: 3 }),
  ];
  const answers = answersTo(asked.map((each) => ({ ask: each.name, ...each.question })));
  expect(answers.length).toBe(asked.length);
  for (const [at, { name, question }] of asked.entries()) {
    if (name === 'deal' && ((question as { seed?: unknown }).seed ?? undefined) === undefined) continue;
    expect(await ask(name, question), JSON.stringify({ name, question })).toEqual(answers[at]);
  }
}, 180_000);

test('the command line prints the short count, then a line for each combination with its words', async () => {
  const hand = ['4S', '5H', '5D', '6C'];
  const { points, spoken: short } = await engine.scoreShow({ hand, starter: 'JD' });
  const { spoken: long } = await engine.scoreShow({ hand, starter: 'JD', spoken: 'long' });
  const lines = execFileSync(command, ['score', ...hand, '--starter', 'JD'], { encoding: 'utf8' }).split('\n');
  expect(lines.slice(0, 2)).toEqual([String(points), `  ${short}`]);
  const phrases = long.split(', ');
  const cards = 2 + Math.max(...phrases.map((phrase) => phrase.length)) + 2;
  expect(lines.slice(2, 2 + phrases.length).map((line) => line.slice(2, cards).trimEnd())).toEqual(phrases);
});

test('the command line scores a play as the engine does, and draws it', async () => {
  for (const { played, weDeal, ours = 0, theirs = 0 } of plays) {
    const args = ['play', ...played.split(' '), weDeal ? '--mine' : '--theirs', '--score', `${ours}`, `${theirs}`];
    const answer = await engine.scorePlay({ played, weDeal, ours, theirs });
    expect(JSON.parse(execFileSync(command, [...args, '--json'], { encoding: 'utf8' }))).toEqual(answer);
    const lines = execFileSync(command, args, { encoding: 'utf8' }).trimEnd().split('\n');
    expect(lines.length).toBe(answer.plays.length + 2);
    expect(lines.at(-1)).toBe(
      `us ${answer.totals.us}, them ${answer.totals.them}; ` +
        (answer.over ? 'the play is over' : `${answer.toPlay} to play at ${answer.count}`),
    );
  }
});

test('bad input gets the same error at the door of lines', () => {
  const answers = answersTo(errors.map(({ ask, question }) => ({ ask, ...question })));
  expect(answers).toMatchObject(errors.map(({ code, text }) => ({ error: { code, text } })));
});

test('a line that is no question gets an error line and the next is answered', () => {
  const large = ['x'.repeat(10_000_000), '['.repeat(60_000)];
  const rubbish = ['not json', '', '[]', '{}', '{"ask":3}', '{"ask":"nope"}', ...large];
  const lines = askLines([...rubbish, '{"ask":"scoreShow","hand":"5H5DJC5S","starter":"5C"}']);
  expect(lines.length).toBe(rubbish.length + 1);
  for (const { error } of lines.slice(0, -1)) expect(error).toMatchObject({ code: 'badQuestion' });
  expect(lines.at(-1).ok.points).toBe(29);
});
