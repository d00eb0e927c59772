import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joinMemories,
  mostDays,
  mostOutcomes,
  rememberAll,
  rememberBest,
  rememberDaily,
} from '../../../web/app/features/practice/memory/memory.js';
import {
  isOfLater,
  parseMemory,
  printMemory,
  readMemory,
} from '../../../web/app/features/practice/memory/serialize.js';
import { practiceMemoryWords } from '../../../web/app/messages/practice_memory.js';
import { costUnits, emptyMemory, type Memory, type Outcome, sources } from '../../../web/app/state/slices/practice.js';
import { allSkills } from '../../../web/exercises/skills.js';
import { contentOf, memoryWith, outcome } from './logs.js';

const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);

const anyOutcome: fc.Arbitrary<Outcome> = fc.record({
  kind: fc.constantFrom(...allSkills),
  date,
  right: fc.boolean(),
  cost: fc.double({ min: 0, max: 20, noNaN: true }),
  unit: fc.constantFrom(...costUnits),
  ms: fc.double({ min: 0, max: 90_000, noNaN: true }),
  from: fc.constantFrom(...sources),
});

const anyMemory: fc.Arbitrary<Memory> = fc
  .record({
    outcomes: fc.array(anyOutcome, { maxLength: 30 }),
    days: fc.array(fc.tuple(date, fc.array(fc.constantFrom('best', 'asGood', 'costs', 'blunder'), { maxLength: 6 }))),
    run: fc.record({
      streak: fc.nat(999),
      storm: fc.nat(999),
      golf: fc.option(fc.double({ min: 0, max: 9, noNaN: true })),
    }),
  })
  .map(({ outcomes, days, run }) =>
    rememberBest(
      days.reduce((memory, [day, line]) => rememberDaily(memory, day, line), rememberAll(emptyMemory, outcomes)),
      run,
    ),
  );

const parsed = (text: string): Memory => {
  const memory = parseMemory(text);
  if ('error' in memory) throw new Error(practiceMemoryWords.unreadable(memory.error));
  return memory;
};

const errorOf = (text: string) => {
  const memory = parseMemory(text);
  return 'error' in memory ? memory.error : undefined;
};

const wrongThrow = { kind: 'fiveToThem', right: false, cost: 0.042, ms: 6120 } as const;
const two = memoryWith(wrongThrow, { kind: 'jacks', unit: 'count', from: 'game' });
const example = rememberBest(rememberDaily(two, '2026-11-23', ['best', 'asGood', 'costs']), {
  streak: 14,
  storm: 23,
  golf: 0.125,
});

const exampleText = `Fifteen Two practice 1
best streak 14 storm 23 golf 0.125
daily 2026-11-23 best asGood costs
2026-11-23 fiveToThem wrong 0.042 win 6120ms practice
2026-11-23 jacks right 0 count 9000ms game
`;

describe('the text', () => {
  test('has a line an answer', () => expect(printMemory(example)).toBe(exampleText));

  test('gives back every memory, to keep and to store', () =>
    fc.assert(
      fc.property(anyMemory, (memory) => {
        expect(parsed(printMemory(memory))).toEqual(memory);
        expect(readMemory(printMemory(memory))).toEqual(memory);
      }),
    ));

  test('is read as people send it: other line ends, blank lines, a byte order mark', () =>
    expect(parsed(`\uFEFF\n${exampleText.replaceAll('\n', ' \r\n\r\n')}`)).toEqual(example));

  test('is refused if it is wrong, and its first bad line is named', () => {
    expect(errorOf(exampleText.replace('jacks', 'Jacks'))).toEqual({
      line: 5,
      text: '2026-11-23 Jacks right 0 count 9000ms game',
    });
    expect(errorOf('5H 5D JC 5C')).toMatchObject({ line: 1 });
    expect(errorOf('')).toMatchObject({ line: 1 });
    const wrong = ['wrong -1x win', 'wrong NaN win', 'maybe 0 win', 'wrong 0 holes', 'wrong 1e9 win', 'wrong  win'];
    for (const words of wrong) expect(errorOf(exampleText.replace('wrong 0.042 win', words)), words).toBeDefined();
    expect(errorOf(exampleText.replace('2026-11-23 jacks', '2026-02-30 jacks'))).toMatchObject({ line: 5 });
    expect(errorOf(exampleText.replace('golf 0.125', 'golf nought'))).toMatchObject({ line: 2 });
    expect(errorOf(exampleText.replace('asGood', 'cards'))).toMatchObject({ line: 3 });
  });
});

describe('a memory from a device', () => {
  test('loses the lines that are not ours, and no other', () => {
    const torn = exampleText.replace('best streak', 'beast streak').replace('6120ms', '6120');
    expect(readMemory(torn).log).toEqual(example.log.slice(1));
    expect(readMemory(torn).best).toEqual(emptyMemory.best);
    expect(readMemory(torn).daily).toEqual(example.daily);
  });

  test('is a memory whatever is there', () => {
    for (const value of [undefined, null, 7, {}, [], '', '[]', 'Fifteen Two practice', 'Fifteen Two practice 2\n'])
      expect(readMemory(value)).toEqual(emptyMemory);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...exampleText.split(/[\n ]/)))), (words) => {
        const memory = readMemory(`Fifteen Two practice 1\n${words.join(' ')}\n${words.join('\n')}`);
        expect(readMemory(printMemory(memory))).toEqual(memory);
      }),
    );
  });

  test('has bounds', () => {
    const line = '2026-11-23 jacks right 0 count 9000ms game\n';
    expect(readMemory(`Fifteen Two practice 1\n${line.repeat(9000)}`).log.length).toBe(mostOutcomes);
    const day = (at: number) => new Date(at * 864e5).toISOString().slice(0, 10);
    const days = Array.from({ length: 500 }, (_, at) => `daily ${day(at)} best\n`).join('');
    const { daily } = readMemory(`Fifteen Two practice 1\n${days}`);
    expect([daily.size, [...daily.keys()].at(-1)]).toEqual([mostDays, day(499)]);
    expect(readMemory(`Fifteen Two practice 1\ndaily 2026-11-23${' best'.repeat(21)}\n`).daily.size).toBe(0);
  });

  test('may be of a later version', () => {
    expect(['Fifteen Two practice 2\n', 'Fifteen Two practice 10\n'].every(isOfLater)).toBe(true);
    expect([exampleText, '', undefined, 'Fifteen Two practice x'].some(isOfLater)).toBe(false);
  });
});

describe('two memories', () => {
  test('joined know what both know, once', () =>
    fc.assert(
      fc.property(anyMemory, anyMemory, fc.array(anyOutcome), (one, two, more) => {
        const both = joinMemories(one, two);
        expect(joinMemories(one, parsed(printMemory(one)))).toEqual(one);
        expect(joinMemories(both, one)).toEqual(both);
        expect(joinMemories(both, two)).toEqual(both);
        const later = rememberAll(one, more);
        expect(contentOf(joinMemories(one, later))).toEqual(contentOf(later));
      }),
    ));

  test('have everything that either added to their common beginning', () => {
    const shared = [{ ms: 1 }, { ms: 2 }, { ms: 2 }];
    const [ours, theirs] = [memoryWith(...shared, { ms: 3 }), memoryWith(...shared, { ms: 4 }, { ms: 2 })];
    const times = (memory: Memory) => memory.log.map(({ ms }) => ms).sort();
    expect(times(joinMemories(ours, theirs))).toEqual([1, 2, 2, 2, 3, 4]);
    expect(times(joinMemories(theirs, ours))).toEqual([1, 2, 2, 2, 3, 4]);
  });

  test('keep an answer equal to an earlier one if one memory continues the other', () => {
    const before = memoryWith({ ms: 0, from: 'game' });
    const after = rememberAll(before, [outcome({ ms: 0, from: 'game' })]);
    expect(joinMemories(before, after).log.length).toBe(2);
    expect(joinMemories(after, before).log.length).toBe(2);
  });

  test('have the longer line of a day, and the better of each run', () => {
    const one = rememberBest(rememberDaily(emptyMemory, '2026-11-23', ['best']), { streak: 4, golf: 0.5 });
    const two = rememberBest(rememberDaily(emptyMemory, '2026-11-23', ['costs', 'best']), { storm: 9, golf: 0.25 });
    const both = { streak: 4, storm: 9, golf: 0.25 };
    for (const joined of [joinMemories(one, two), joinMemories(two, one)]) {
      expect(joined.daily.get('2026-11-23')).toEqual(['costs', 'best']);
      expect(joined.best).toEqual(both);
    }
  });
});

test('the daily hands of a day are not played twice', () => {
  const played = rememberDaily(emptyMemory, '2026-11-23', ['blunder', 'best']);
  expect(rememberDaily(played, '2026-11-23', ['best', 'best'])).toBe(played);
});

test('an answer from nowhere is tidied', () => {
  const { log } = memoryWith({ cost: -3, ms: Number.NaN }, { cost: 1e9, ms: 1e12 }, { cost: 0.123456, ms: 12.7 });
  expect(log.map(({ cost }) => cost)).toEqual([0, 100, 0.1235]);
  expect(log.map(({ ms }) => ms)).toEqual([0, 3_600_000, 13]);
  expect(rememberAll(emptyMemory, [outcome({ date: 'today' })]).log).toEqual([]);
});
