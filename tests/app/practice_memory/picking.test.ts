import { describe, expect, test } from 'vitest';
import { allKinds, dueKinds, pickKind } from '../../../web/app/features/practice/memory/pick_skill.js';
import { emptyMemory, type Memory } from '../../../web/app/state/slices/practice.js';
import { type Skill, skillsOf, type Topic } from '../../../web/exercises/skills.js';
import { memoryWith } from './logs.js';

const today = '2026-11-23';

const picks = (memory: Memory, topic: Topic | 'mixed'): Map<Skill, number> => {
  const counts = new Map<Skill, number>();
  for (let at = 0; at < 1000; ++at) {
    const kind = pickKind(memory, topic, today, at / 1000);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
};

const times = (changes: object, count: number) => Array.from({ length: count }, () => changes);

describe('the kind to ask', () => {
  test('is equally likely to be each of its topic if nothing is known', () => {
    const counts = picks(emptyMemory, 'peg');
    expect([...counts.keys()].sort()).toEqual([...skillsOf.peg].sort());
    for (const count of counts.values()) expect(Math.abs(count - 1000 / 7)).toBeLessThanOrEqual(1);
  });

  test('is of any topic if they are mixed', () => expect(picks(emptyMemory, 'mixed').size).toBe(22));

  test('is more often one that goes wrong, and every one sometimes', () => {
    const wrong = times({ kind: 'runs', date: today, right: false }, 8);
    const quick = times({ kind: 'lead', date: today, ms: 900 }, 20);
    const counts = picks(memoryWith(...wrong, ...quick), 'peg');
    expect(counts.get('runs')).toBeGreaterThan(2 * (counts.get('pairTheLead') ?? 1000));
    expect(counts.get('lead')).toBeLessThan(0.6 * (counts.get('pairTheLead') ?? 0));
    expect(counts.get('lead')).toBeGreaterThan(20);
    expect(counts.size).toBe(7);
  });

  test('is more often one that is due', () => {
    const known = memoryWith({ kind: 'runs', date: '2026-11-20' }, { kind: 'lead', date: today });
    const counts = picks(known, 'peg');
    expect(counts.get('runs')).toBeGreaterThan(1.5 * (counts.get('lead') ?? 1000));
  });

  test('is one of the topic at either end of the random numbers', () => {
    expect(pickKind(emptyMemory, 'peg', today, 0)).toBe('lead');
    expect(pickKind(emptyMemory, 'peg', today, 1 - 2 ** -53)).toBe('anyPeg');
  });
});

describe('the list of mistakes', () => {
  const memory = memoryWith(
    { kind: 'lead', date: '2026-11-01' },
    { kind: 'runs', date: '2026-11-20', right: false },
    { kind: 'jacks', date: today, right: false },
    { kind: 'thirtyOne', date: '2026-11-10', right: false },
  );

  test('has what went wrong, the one that waits longest first', () => {
    expect(dueKinds(memory, today).map(({ kind }) => kind)).toEqual(['thirtyOne', 'runs']);
    expect(allKinds(memory, today).map(({ kind, due, isDue }) => [kind, due, isDue])).toEqual([
      ['thirtyOne', '2026-11-11', true],
      ['runs', '2026-11-21', true],
      ['jacks', '2026-11-24', false],
    ]);
  });

  test('comes to an end: an answered kind is not due until tomorrow, right or wrong', () => {
    const answered = memoryWith(
      ...memory.log,
      { kind: 'runs', date: today },
      { kind: 'thirtyOne', date: today, right: false },
    );
    expect(dueKinds(answered, today)).toEqual([]);
    expect(dueKinds(answered, '2026-11-24').map(({ kind }) => kind)).toContain('thirtyOne');
  });

  test('does not wait for a day that a wrong clock has made up', () => {
    const ahead = memoryWith({ date: '2099-01-01', right: false }, { date: '2099-01-02' });
    expect(dueKinds(ahead, today).map(({ kind }) => kind)).toEqual(['runs']);
  });

  test('takes an answer from a clock that was not set as the oldest one, whenever it came', () => {
    const right = { date: '2026-11-22' };
    const unset = { date: '1970-01-01', right: false };
    const memory = memoryWith(right, unset);
    expect(memory.kinds).toEqual(memoryWith(unset, right).kinds);
    expect(allKinds(memory, today)).toMatchObject([{ kind: 'runs', last: right.date, answers: 2, right: 1 }]);
    expect(Object.values(memory.kinds.get('runs')?.card ?? { none: Number.NaN }).every(Number.isFinite)).toBe(true);
  });
});
