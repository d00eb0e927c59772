import { describe, expect, test } from 'vitest';
import type { Card } from '../../../web/engine/types.js';
import { countSkillsOf } from '../../../web/exercises/count_skill.js';
import { costIn } from '../../../web/exercises/difficulty.js';
import type { CountExercise } from '../../../web/exercises/exercise.js';
import { errorIn, gradeChoice, gradeCount } from '../../../web/exercises/grade.js';
import { nameOf } from '../../../web/exercises/named_hands.js';
import { dealer, drawnThrow, drawnTurn } from './engine.js';

const cardsOf = (text: string): readonly Card[] => text.split(' ') as Card[];

const counted = async (text: string, crib = false): Promise<CountExercise> => {
  const cards = cardsOf(text);
  const [hand, starter] = [cards.slice(0, 4), cards[4] as Card];
  const answer = await dealer.scoreShow({ hand, starter, crib });
  return { topic: 'count', kind: 'anyCount', seed: 0, hand, starter, crib, answer };
};

describe('a choice', () => {
  const choices = [
    { cards: cardsOf('5H 6H'), worth: 0.5 },
    { cards: cardsOf('2C 9D'), worth: 0.498 },
    { cards: cardsOf('KC QD'), worth: 0.4 },
  ];
  test.each([
    ['6H 5H', 'best', 0],
    ['9D 2C', 'asGood', 0.002],
    ['KC QD', 'costs', 0.1],
  ] as const)('%s is graded %s', (chosen, verdict, cost) => {
    const grade = gradeChoice(choices, cardsOf(chosen), 0.003);
    expect(grade?.verdict).toBe(verdict);
    expect(grade?.cost).toBeCloseTo(cost);
  });
  test('at the error itself is as good, and one that is not there has no grade', () => {
    expect(gradeChoice(choices, cardsOf('2C 9D'), 0.5 - 0.498)?.verdict).toBe('asGood');
    expect(gradeChoice(choices, cardsOf('2C 9H'), 1)).toBeUndefined();
    expect(gradeChoice(choices, cardsOf('2C'), 1)).toBeUndefined();
  });
  test('has the error of its unit and score', async () => {
    expect(errorIn(await drawnThrow('anyThrow', { unit: 'points' }))).toBe(0.05);
    expect(errorIn({ ...(await drawnThrow('anyThrow')), ours: 118 })).toBe(0.025);
    expect(errorIn(await drawnTurn('lead', { unit: 'points' }))).toBe(0.01);
    expect(errorIn(await drawnTurn('lead'))).toBe(0.002);
  });
});

describe('a claim', () => {
  test('is right, too much, or misses something', async () => {
    const exercise = await counted('5H 5S JD 4C 6H');
    const { points } = exercise.answer;
    expect(gradeCount(exercise, points)).toEqual({ right: true, missed: [], over: 0 });
    expect(gradeCount(exercise, points + 3)).toEqual({ right: false, missed: [], over: 3 });
  });
  test('misses what people miss: the fifteen of four cards in Raggedy Ann', async () => {
    const exercise = await counted('AS AH 7D 6C 8C');
    expect(exercise.answer.points).toBe(13);
    const { missed } = gradeCount(exercise, 11);
    expect(missed.map((at) => exercise.answer.combinations[at]?.cards)).toEqual([['AS', 'AH', '6C', '7D']]);
  });
  test('misses nobs if one point is missing, and nothing if no part adds up to the difference', async () => {
    const exercise = await counted('5S 5H 5D JC 5C');
    expect(gradeCount(exercise, 28).missed).toEqual([9]);
    const none = await counted('2H 2S 9D KC 7H');
    expect(none.answer.combinations.map(({ points }) => points)).toEqual([2]);
    expect(gradeCount(none, 1).missed).toEqual([]);
  });
  // Each row has the cards of the combinations that the grade names as missed.
  test.each([
    ['a pair royal before three fifteens of two cards', '5H JS JD JC 2H', 6, ['JC JD JS']],
    ['a flush before two fifteens of three cards', '2H 4H 9H KH 2C', 4, ['2H 4H 9H KH']],
    ['the second run and nobs before two fifteens of three cards', '4D 4H 5C JS 6S', 4, ['4D 5C 6S', 'JS']],
    [
      'fifteens of four and of three cards before the second run and nobs',
      'AD 2H 2C JS 3S',
      4,
      ['2C 3S JS', '2C 2H AD JS'],
    ],
  ])('misses %s', async (_, text, missing, expected) => {
    const exercise = await counted(text);
    const { missed } = gradeCount(exercise, exercise.answer.points - missing);
    expect(missed.map((at) => [...(exercise.answer.combinations[at]?.cards ?? [])].sort().join(' '))).toEqual(expected);
  });
  test('misses a run of a double run before the pair, and points that add up', async () => {
    const exercise = await counted('4S 4H 5D 6C KH');
    for (let claimed = 0; claimed < exercise.answer.points; claimed++) {
      const { missed } = gradeCount(exercise, claimed);
      const sum = missed.reduce((total, at) => total + (exercise.answer.combinations[at]?.points ?? 0), 0);
      if (missed.length > 0) expect(sum).toBe(exercise.answer.points - claimed);
    }
    const [at = 0] = gradeCount(exercise, exercise.answer.points - 3).missed;
    expect(exercise.answer.combinations[at]?.kind).toBe('run');
    expect(exercise.answer.combinations[at - 1]?.kind).toBe('run');
  });
});

test.each([
  ['AS AH 7D 6C 8C', 'raggedyAnn', 13],
  ['2S 2H 7D 8C 6C', 'raggedyAndy', 11],
  ['5S 5H 5D JC 5C', 'twentyNine', 29],
  ['5S 5H 5D 5C JC', 'twentyEight', 28],
  ['5H 5D JC 5C 5S', 'twentyEight', 28],
  ['5S 5H 5C JD 5D', 'twentyNine', 29],
  ['5S 5H 5C KD 5D', 'twentyEight', 28],
  ['2S 2H KD KC 9C', 'morgansOrchard', 4],
  ['2H 4D 6S 8C QH', 'nineteen', 0],
  ['2H 2D 6S 8C QH', undefined, 2],
] as const)('%s is called %s', async (text, name, points) => {
  const exercise = await counted(text);
  expect(exercise.answer.points).toBe(points);
  expect(nameOf(exercise.hand, exercise.starter, exercise.answer.points)).toBe(name);
});

test('a hand is of all the kinds that fit', async () => {
  expect(countSkillsOf(await counted('4S 4H 5D 6C JS'))).toEqual(['fifteens', 'doubleRuns', 'jacks', 'anyCount']);
  expect(countSkillsOf(await counted('2H 4H 6H 8H QS', true))).toEqual(['flushes', 'named', 'anyCount']);
});

test('a tempting choice costs what it is worth less than the most, though a tied one comes first', () => {
  const choices = [0.5, 0.51, 0.4].map((worth, at) => ({ cards: [`${at + 2}H`], worth }));
  expect(costIn({ choices, tempting: ['4H'] } as never)).toBeCloseTo(0.11, 9);
});
