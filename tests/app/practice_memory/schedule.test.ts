import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostOutcomes, remember, rememberAll } from '../../../web/app/features/practice/memory/memory.js';
import { gradeOf, grades } from '../../../web/app/features/practice/memory/outcome.js';
import { gradeOfDay, scheduleOf } from '../../../web/app/features/practice/memory/schedule.js';
import { emptyMemory, type Outcome } from '../../../web/app/state/slices/practice.js';
import { dayAfter, daysBetween, isDay } from '../../../web/exercises/dates.js';
import { allSkills } from '../../../web/exercises/skills.js';
import { contentOf, memoryWith, outcome } from './logs.js';

const ms = fc.constantFrom(1_000, 9_000, 60_000);
const anyOutcome = fc
  .record({ kind: fc.constantFrom(...allSkills.slice(0, 4)), day: fc.nat(9), right: fc.boolean(), ms })
  .map(({ day, ...rest }) => outcome({ ...rest, date: dayAfter('2026-02-25', day) }));
const outcomes = fc.array(anyOutcome, { maxLength: 40 });

const intervalOf = (...log: readonly Partial<Outcome>[]): number => {
  const { last, due } = memoryWith(...log).kinds.get('runs') ?? { last: '', due: '' };
  return daysBetween(last, due);
};

/** Returns a log in which one kind was answered right `times` times, always on the day when it was due. */
const onTime = (times: number): readonly Outcome[] => {
  let memory = emptyMemory;
  for (let at = 0; at < times; ++at)
    memory = remember(memory, outcome({ date: memory.kinds.get('runs')?.due ?? '2026-01-01' }));
  return memory.log;
};

describe('an interval', () => {
  test('grows with every right answer that comes when it is due', () => {
    const days = [1, 2, 3, 4].map((times) => intervalOf(...onTime(times)));
    expect(days).toEqual([3, 11, 35, 101]);
  });

  test('is a day after a wrong answer, and then begins far below where it was', () => {
    const log = onTime(4);
    const date = dayAfter(log.at(-1)?.date ?? '', 101);
    const failed = [...log, { date, right: false }];
    expect(intervalOf(...failed)).toBe(1);
    const again = intervalOf(...failed, { date: dayAfter(date, 1) });
    expect(again).toBeGreaterThan(1);
    expect(again).toBeLessThan(30);
    expect(intervalOf(...log, { date })).toBeGreaterThan(200);
  });

  test('is a day where the first answer is wrong, and longer the quicker a right one comes', () => {
    const of = (changes: Partial<Outcome>) => intervalOf(changes);
    expect([{ right: false }, { ms: 60_000 }, { ms: 9_000 }, { ms: 900 }].map(of)).toEqual([1, 1, 3, 16]);
  });

  test('is no longer after a late failure than it would be without it', () => {
    const failed = [
      { date: '2026-01-01', right: false },
      { date: '2026-04-01', right: false },
    ];
    const card = (...log: readonly Partial<Outcome>[]) => memoryWith(...log).kinds.get('runs')?.card;
    expect(card(...failed)?.S).toBe(card(...failed.slice(0, 1))?.S);
  });

  test('is a year at most', () => expect(intervalOf(...onTime(9))).toBe(365));
});

describe('answers of one day', () => {
  test('do not make an interval longer than one of them does', () =>
    expect(intervalOf(...Array.from({ length: 30 }, () => ({ ms: 9_000 })))).toBe(3));

  test('are graded by the worst of four, and by the lower quartile of more', () => {
    const grade = (right: number, wrong: number) =>
      gradeOfDay([
        ...Array.from({ length: right }, () => outcome()),
        ...Array.from({ length: wrong }, () => outcome({ right: false })),
      ]);
    expect([grade(1, 0), grade(0, 1), grade(3, 1), grade(6, 2)]).toEqual([3, 1, 1, 1]);
    expect([grade(4, 1), grade(19, 1)]).toEqual([3, 3]);
  });

  test('give the same schedule in any order', () =>
    fc.assert(
      fc.property(outcomes, fc.infiniteStream(fc.double({ noNaN: true })), (log, random) => {
        const shuffled = log
          .map((each) => ({ each, at: random.next().value }))
          .sort((one, two) => one.at - two.at)
          .map(({ each }) => each);
        expect(contentOf(rememberAll(emptyMemory, shuffled))).toEqual(contentOf(rememberAll(emptyMemory, log)));
      }),
    ));
});

test('a game says nothing of how quick an answer was', () => {
  expect(gradeOf(outcome({ ms: 0, from: 'game' }))).toBe(gradeOf(outcome({ ms: 9_000 })));
  expect(gradeOf(outcome({ ms: 0 }))).toBeGreaterThan(gradeOf(outcome({ ms: 0, from: 'game' })));
});

test('an answer is quick up to the first bound of its topic, and slow only after the second', () => {
  const gradeAt = (ms: number) => gradeOf(outcome({ ms }));
  expect([5_000, 5_001, 25_000, 25_001].map(gradeAt)).toEqual([grades.quick, grades.right, grades.right, grades.slow]);
});

test('answers one by one leave the schedule of the whole log', () =>
  fc.assert(
    fc.property(outcomes, (log) => {
      const memory = log.reduce(remember, emptyMemory);
      expect(memory.kinds).toEqual(scheduleOf(memory.log));
      expect(contentOf(memory)).toEqual(contentOf(rememberAll(emptyMemory, log)));
    }),
  ));

test('a full log loses its oldest answers, but not a kind that is seldom asked', () => {
  const seldom = Array.from({ length: 5 }, (_, at) => outcome({ kind: 'jacks', date: dayAfter('2020-01-01', at * 9) }));
  const often = Array.from({ length: mostOutcomes + 10 }, (_, at) =>
    outcome({ date: dayAfter('2021-01-01', Math.floor(at / 9)), ms: at }),
  );
  const { log, kinds: known } = memoryWith(...seldom, ...often);
  expect(log.length).toBe(mostOutcomes);
  expect(log.slice(0, 6).map(({ kind, ms }) => [kind, ms])).toEqual([
    ...seldom.map(({ ms }) => ['jacks', ms]),
    ['runs', 15],
  ]);
  expect(known.get('jacks')).toEqual(scheduleOf(seldom).get('jacks'));
});

test('a full log keeps the last fifty answers of a kind, however old they are', () => {
  const old = Array.from({ length: 60 }, (_, at) => outcome({ kind: 'jacks', date: '2020-01-01', ms: at }));
  const often = Array.from({ length: mostOutcomes }, () => outcome());
  const kept = memoryWith(...old, ...often).log.filter(({ kind }) => kind === 'jacks');
  expect(kept.map(({ ms }) => ms)).toEqual(Array.from({ length: 50 }, (_, at) => 10 + at));
});

test('only days that there are is a day', () => {
  expect(['2026-11-23', '2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
  const others = '2026-02-29 2026-04-31 2026-00-10 2026-13-01 26-11-23 2026-11-23T00'.split(' ');
  expect([...others, '', null, 20261123].some(isDay)).toBe(false);
  expect([dayAfter('2026-02-28', 1), daysBetween('2026-03-28', '2026-03-30')]).toEqual(['2026-03-01', 2]);
});
