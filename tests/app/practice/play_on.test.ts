import { expect, test } from 'vitest';
import type { Card, ScorePlayAnswer } from '../../../web/engine/types.js';
import type { PegExercise } from '../../../web/exercises/exercise.js';
import { playOn } from '../../../web/exercises/play_on.js';
import { dealer, drawnTurn } from './engine.js';

const toTheEnd = async (
  from: PegExercise,
  which: (exercise: PegExercise) => Card,
): Promise<[PegExercise, ScorePlayAnswer]> => {
  let exercise = from;
  for (;;) {
    const next = await playOn(dealer, exercise, which(exercise));
    if ('over' in next) return [exercise, next.over];
    expect(next.fallen.toPlay).toBe('us');
    expect(next.choices.length).toBeGreaterThan(0);
    expect(next.played.length).toBeGreaterThan(exercise.played.length);
    exercise = next;
  }
};

const last = ({ choices }: PegExercise): Card => choices.at(-1)?.cards[0] as Card;

test.each(['lead', 'pairTheLead', 'runs'] as const)(
  'a play that begins with %s ends with eight cards',
  async (kind) => {
    const from = await drawnTurn(kind, { seed: 12, unit: 'points' });
    const [, over] = await toTheEnd(from, last);
    expect(over.over).toBe(true);
    expect(over.plays.map(({ card }) => card).sort()).toEqual([...from.kept, ...from.theirFour].sort());
    const sums = { us: 0, them: 0 };
    for (const { by, points } of over.plays) sums[by] += points;
    expect(over.totals).toEqual(sums);
  },
);

test('the cards on the table are counted as the engine counts the same turns', async () => {
  const from = await drawnTurn('lead', { seed: 5, unit: 'points' });
  const next = await playOn(dealer, from, last(from));
  if ('over' in next) throw new Error('over after a card');
  const { played, weDeal, ours, theirs } = next;
  expect(next.fallen).toEqual(await dealer.scorePlay({ played, weDeal, ours, theirs }));
  expect(next.kept).toEqual(from.kept);
});

test('a play ends when a side has 121', async () => {
  const from = await drawnTurn('pairNearTheEnd', { seed: 3 });
  const nearly = { ...from, theirs: 120 };
  const [, over] = await toTheEnd(nearly, last);
  expect(over.over).toBe(true);
  expect(over.plays.length).toBeLessThanOrEqual(8);
  expect(over.totals.them >= 1 || over.totals.us + from.ours >= 121).toBe(true);
});
