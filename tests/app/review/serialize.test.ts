import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keyOf,
  printSummaries,
  readSummaries,
  writeSummaries,
} from '../../../web/app/features/review/games/game_summaries.js';
import { printRecordLink, readRecordLink } from '../../../web/app/features/review/record_link.js';
import { readMistakes, writeMistakes } from '../../../web/app/features/review/saved_mistakes.js';
import { readReview, writeReview } from '../../../web/app/features/review/serialize.js';
import { splitRoute } from '../../../web/app/root/route.js';
import { emptyReviewState, noSource, type RecordSource } from '../../../web/app/state/slices/review.js';
import { cardsOf } from '../play_through.js';
import { played, summary, thrown } from './reviewing.js';

const source: RecordSource = {
  ...noSource,
  text: 'Ann - Ben\n1. 0-0*',
  game: 2,
  typed: false,
  me: 'a',
  level: 'pub',
  hints: [1, 2].map((deal) => [deal, 3 * deal - 3] as const),
  missed: [[3, 2, 2]],
};

test('stored reviews, mistakes and summaries come back unchanged', () => {
  const lying = { ...emptyReviewState, source, before: noSource, page: 'review' as const };
  expect(readReview(writeReview(lying))).toEqual({ source, before: noSource, page: 'review' });
  const turns = [['them', '8S'] as const];
  const gone: typeof played = { ...played, question: { ...played.question, played: [...turns, ['us', 'go']] } };
  expect(readMistakes(writeMistakes([thrown, played, gone]))).toEqual([thrown, played, gone]);
  expect(readSummaries(writeSummaries([summary]))).toEqual([summary]);
});

test('a source that was played at the table has no level', () => {
  const stored = (level: string) => JSON.stringify({ v: 1, source: { ...source, level } });
  expect(['pub', 'table', 'shark'].map((level) => readReview(stored(level)).source.level)).toEqual(['pub', null, null]);
});

test('a list of mistakes of another version is nothing', () => {
  const stored = (v: unknown) => JSON.stringify({ v, list: [thrown] });
  expect([1, 2, '1'].map((v) => readMistakes(stored(v)).length)).toEqual([1, 0, 0]);
});

test('any text that the app did not write is read as empty', () => {
  const text = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('{"v":2,"list":[1]}')));
  fc.assert(
    fc.property(text, (stored) => {
      expect(readMistakes(stored)).toEqual([]);
      expect(readSummaries(stored)).toEqual([]);
      expect(readReview(stored)).toEqual({ source: noSource, before: null, page: 'text' });
    }),
    { numRuns: 300 },
  );
});

test('a mistake with a wrong part is left out, and the others stay', () => {
  const bad: readonly unknown[] = [
    { ...thrown, kind: 'show' },
    { ...thrown, question: { ...thrown.question, dealt: cardsOf('5D JH 6S 4H 4H 2C') } },
    { ...thrown, question: { ...thrown.question, ours: 121 } },
    { ...thrown, chosen: ['2C'] },
    { ...thrown, cost: -1 },
    { ...thrown, cost: Number.NaN },
    { ...thrown, date: '<b>' },
    { ...played, question: { ...played.question, played: [['us', 'XX']] } },
    { ...played, question: { ...played.question, starter: 'J' } },
    null,
    7,
  ];
  expect(readMistakes(JSON.stringify({ v: 1, list: [...bad, played] }))).toEqual([played]);
});

test('a game has one key, whatever its players are called', () => {
  const game = (a: string, b: string) =>
    `${a} - ${b} to 121\n1. 0-0* JH\n${a}: 4C 5H 6D JS / 2C KH\n${b}: 3S ? ? ?\npegs: ${a} 5 ${b} 3 ${a} 1`;
  const key = keyOf(game('Ann', 'Ben'), ['Ann', 'Ben']);
  expect(keyOf(game('Cat', 'Dan'), ['Cat', 'Dan'])).toBe(key);
  expect(keyOf(game('Ann', 'Ben').replace('4C', '4D'), ['Ann', 'Ben'])).not.toBe(key);
  expect(keyOf(game('Ann', 'Ben').replace('Ann 1', 'Ben 1'), ['Ann', 'Ben'])).not.toBe(key);
  expect(readSummaries(writeSummaries([{ ...summary, key }]))).toHaveLength(1);
});

test('an export has a line for each game', () =>
  expect(printSummaries([summary])).toBe(
    'date\tagainst\tresult\tcards\tthrows\tplays\tcounting\tscore\n2026-11-23\tclub\twon\t-20.00\t-10.00\t-120.00\t-3.00\t',
  ));

test('a record in a link is read as it was written', async () => {
  const record = fc.string({ unit: fc.constantFrom(...'Ann Bé+%-*/?()5H\n.:2B0ø'), minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(record, async (text) => {
      const trimmed = text.trim();
      const link = splitRoute(`#v1/review/${printRecordLink(text)}`);
      const position = await link?.open(undefined as never, undefined);
      expect(readRecordLink(position?.record ?? '')).toBe(trimmed);
    }),
    { numRuns: 300 },
  );
});
