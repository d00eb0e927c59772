import { expect, test } from 'vitest';
import type { Card, ReviewedStep, ScorePlayAnswer } from '../../../web/engine/types.js';
import { mayTurnOn, pegSkill } from '../../../web/exercises/peg_skill.js';
import { pegSkillOf, skillOfMistake } from '../../../web/exercises/reviewed_choice.js';
import { throwSkill, throwSkillOf } from '../../../web/exercises/throw_skill.js';
import { dealer, drawnThrow, drawnTurn } from './engine.js';

const cardsOf = (text: string): readonly Card[] => text.split(' ') as Card[];

test.each([
  ['fiveToThem', false, 20, 30, '5H KD', '2C 9D'],
  ['pairToThem', false, 20, 30, '6H 6D', '2C 9D'],
  ['fifteenToThem', false, 20, 30, '6H 9D', '2C KD'],
  ['touchingToThem', false, 20, 30, '6H 7D', '2C KD'],
  ['anyThrow', false, 20, 30, '2C KD', '6H 7D'],
  ['pairToMe', true, 20, 30, 'KH 2D', '7C 7D'],
  ['pairToMe', true, 20, 30, '7C 7D', '2D KD'],
  ['cribFirst', true, 30, 20, 'KH 2D', '7C 7D'],
  ['cribFirst', true, 20, 30, 'KH 2D', '7C 8D'],
  ['toTheScore', true, 110, 90, 'KH 2D', '9C KD'],
  ['anyThrow', true, 80, 90, 'KH 2D', '9C KD'],
] as const)('a throw is %s', (kind, weDeal, ours, theirs, wrong, best) =>
  expect(throwSkill({ weDeal, ours, theirs }, cardsOf(wrong), cardsOf(best))).toBe(kind),
);

const fallenOf = (played: string): Promise<ScorePlayAnswer> =>
  dealer.scorePlay({ played, weDeal: played.startsWith('them') || played === '' });

test.each([
  ['pairTheLead', 'them 8H', 50, '8D 7C 3C 2D', '8D', '3C'],
  ['pairNearTheEnd', 'them 8H', 115, '8D 7C 3C 2D', '8D', '3C'],
  ['runs', 'them 8H', 50, '8D 7C KC 2D', '7C', 'KC'],
  ['anyPeg', 'them 8H', 50, '8D KC QC 2D', 'QC', '2D'],
  ['thirtyOne', 'us 6H, them 5D', 50, '6H KC QC 2D', 'QC', '2D'],
  ['thirtyOne', 'them KD, us JC, them 6H', 50, 'JC 5C 4C 2D', '5C', '2D'],
  ['lastCards', 'them KD, us JC, them 6H, us 3C', 50, 'JC 3C 2D AD', '2D', '2D'],
] as const)('a card is %s after %s', async (kind, played, ours, kept, wrong, best) => {
  const turn = { kept: cardsOf(kept), fallen: await fallenOf(played), ours, theirs: 40 };
  expect(pegSkill(turn, wrong as Card, best as Card)).toBe(kind);
});

const turnOf = (kept: string, fell: string, count: number) => ({
  kept: cardsOf(kept),
  fallen: { plays: fell === '' ? [] : cardsOf(fell).map((card) => ({ card })), count },
  ours: 50,
  theirs: 40,
});

test('the first card of a count makes no run and no pair', () => {
  const anew = turnOf('7C KC QC JC', '8H TS 5S 9D KS', 0); // the cards before belong to a count that has ended
  expect(pegSkill(anew, '7C', 'KC')).toBe('anyPeg');
  expect(pegSkill({ ...anew, fallen: { ...anew.fallen, count: 10 } }, 'QC', '7C')).toBe('runs');
  const first = turnOf('8D 7C 3C 2D', '8H', 0);
  expect(pegSkill(first, '8D', '3C')).not.toBe('pairTheLead');
});

test.each([
  ['pairTheLead', '8D 7C 3C 2D', '8H', 8, true],
  ['pairTheLead', 'KC 7C 3C 2D', '8H', 8, false],
  ['thirtyOne', '6H KC QC 2D', '6S 5D', 11, true],
  ['thirtyOne', '6H 7C 2D 3S', '6S 5D', 11, false],
  ['anyPeg', '8D 8C 8S KH', '9S', 9, true],
  ['anyPeg', '8D 8C 8S 8H', '9S', 9, false],
  ['anyPeg', 'KD 8C 9S TH', 'JS JH 5C', 25, false],
] as const)('a turn may be %s with %s after %s: %#', (kind, kept, fell, count, may) =>
  expect(mayTurnOn(kind, turnOf(kept, fell, count))).toBe(may),
);

test.each([
  [1, 1],
  [3, 1],
  [6, 2],
])('seed %i of any turn is one after %i cards of ours, as it always was', async (seed, many) => {
  const { played } = await drawnTurn('anyPeg', { seed });
  expect(played.filter(([by, card]) => by === 'us' && card !== 'go').length).toBe(many);
});

test('a mistake of a game has the kind of the question it is', async () => {
  const question = { dealt: cardsOf('5H KD 2C 9D 7H 8S'), weDeal: false, ours: 20, theirs: 30 };
  const step: ReviewedStep = { kind: 'throw', chance: 0, question, chosen: cardsOf('5H KD'), best: cardsOf('2C 9D') };
  expect(await skillOfMistake(dealer, step)).toBe('fiveToThem');
  const kept = cardsOf('8D 7C 3C 2D');
  const play = { kept, weDeal: true, played: [['them', '8H']] as const, ours: 50, theirs: 40 };
  const card: ReviewedStep = { kind: 'play', chance: 0, question: play, chosen: ['8D'], best: ['3C'] };
  expect(await skillOfMistake(dealer, card)).toBe('pairTheLead');
  expect(await skillOfMistake(dealer, { kind: 'cut' })).toBeUndefined();
});

test('a choice on another screen has the kind that practice gives it', async () => {
  const { dealt, weDeal, ours, theirs, kind } = await drawnThrow('pairToThem', { seed: 8 });
  const question = { dealt, weDeal, ours, theirs };
  expect(throwSkillOf(question, await dealer.valueDiscards(question))).toBe(kind);
  const exercise = await drawnTurn('pairTheLead', { seed: 8 });
  const { kept, thrown, starter, played } = exercise;
  const turn = { kept, thrown, starter, played, weDeal: exercise.weDeal, ours: exercise.ours, theirs: exercise.theirs };
  expect(pegSkillOf(turn, (await dealer.valuePlays(turn)).legal, exercise.fallen)).toBe(exercise.kind);
});
