import { expect, test } from 'vitest';
import { dailyOf } from '../../../web/exercises/daily.js';
import { draw } from '../../../web/exercises/generate/generate.js';
import { seedAt, seedOf } from '../../../web/exercises/seeds.js';
import { type Skill, skillsOf, topicOf } from '../../../web/exercises/skills.js';
import { dealer } from './engine.js';

const dates = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);

test('a day has five questions, each of its topic, and all graded in chances', () => {
  for (const date of dates) {
    const daily = dailyOf(date);
    expect(daily.map(({ topic }) => topic)).toEqual(['count', 'throw', 'peg', 'throw', 'count']);
    for (const { kind, topic, unit } of daily) expect([topicOf(kind), unit]).toEqual([topic, 'win']);
    expect(new Set(daily.map(({ kind }) => kind)).size).toBe(5);
  }
});

test('the kinds are spread over the days', () => {
  const asked = dates.flatMap((date) => dailyOf(date).map(({ kind }) => kind));
  const own = Object.values(skillsOf)
    .flat()
    .filter((kind: Skill) => !kind.startsWith('any'));
  for (const kind of own) expect(asked.filter((each) => each === kind).length, kind).toBeGreaterThan(3);
});

test('no two days or questions share a seed, and no seed is too large', () => {
  const seeds = dates.flatMap((date) => dailyOf(date).map(({ seed }) => seed));
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(seed).toBeLessThan(2 ** 52);
});

// All players get these questions. If one of them changes, the questions of all days change, past ones too.
test('a date has the questions that it always had', async () => {
  const cards = [];
  for (const spec of dailyOf('2026-11-23')) {
    const exercise = await draw(dealer, spec);
    const held =
      exercise.topic === 'count'
        ? [...exercise.hand, exercise.starter]
        : exercise.topic === 'throw'
          ? exercise.dealt
          : exercise.kept;
    cards.push(`${exercise.topic} ${exercise.kind} ${held.join(' ')}`);
  }
  expect(cards).toEqual([
    'count royals 7S TH TC QH TD',
    'throw pairToMe 9H QS QD 3H 7D 9D',
    'peg lead 6D QD JC 5C',
    'throw toTheScore 5H 2C QS 4D 4C QH',
    'count flushes TC 2C 6C JC 3C',
  ]);
});

test('seeds follow from texts and from seeds, the same everywhere', () => {
  expect([seedOf(''), seedOf('2026-11-23'), seedOf('2026-11-24')]).toEqual([
    2322136410128772, 2584334409804287, 3826848611028443,
  ]);
  expect([seedAt(0), seedAt(2 ** 52 - 1, 3)]).toEqual([2866486943154176, 4299858013628715]);
});
