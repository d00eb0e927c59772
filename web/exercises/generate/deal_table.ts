import { rankOf } from '../../engine/cards.js';
import type { Dealer, ExerciseSpec, Unit } from '../exercise.js';
import { pick, seedAt } from '../seeds.js';
import type { PegSkill } from '../skills.js';
import type { DealtTable } from './play_to_turn.js';

// Draws the cards and the score with which a play begins, for exercises in the play.

const weDealFor = (kind: PegSkill, seed: number, at: number): boolean => {
  if (kind === 'lead') return false;
  return kind === 'pairTheLead' || kind === 'pairNearTheEnd' || pick(2, seed, at, 1) === 1;
};

const scoreFor = (kind: PegSkill, unit: Unit, seed: number, at: number): { ours: number; theirs: number } => {
  if (unit === 'points') return { ours: 0, theirs: 0 };
  const any = (count: number, place: number): number => pick(count, seed, at, place);
  if (kind === 'pairNearTheEnd') {
    const [ahead, behind] = [109 + any(8, 2), 100 + any(17, 3)];
    return any(2, 4) ? { ours: ahead, theirs: behind } : { ours: behind, theirs: ahead };
  }
  const ours = 20 + any(80, 2);
  return { ours, theirs: Math.min(104, Math.max(0, ours - 12 + any(25, 3))) };
};

/**
 * Deals cards, which depend on the exercise's seed and the index `at`, and goes on to the beginning of the play. Both sides
 * throw as the club player does. If the starter is a jack, heels are pegged.
 */
export const sitDown = async (
  dealer: Dealer,
  kind: PegSkill,
  { seed, unit }: ExerciseSpec,
  at: number,
): Promise<DealtTable> => {
  const { hands, starter } = await dealer.deal({ seed: seedAt(seed, at) });
  const weDeal = weDealFor(kind, seed, at);
  const { ours, theirs } = scoreFor(kind, unit, seed, at);
  const [mine, yours] = weDeal ? [hands[1], hands[0]] : [hands[0], hands[1]];
  const { thrown } = await dealer.chooseDiscard({ dealt: mine, weDeal, level: 'club', seed });
  const { thrown: theirTwo } = await dealer.chooseDiscard({ dealt: yours, weDeal: !weDeal, level: 'club', seed });
  const heels = rankOf(starter) === 'J' && unit === 'win' ? 2 : 0;
  return {
    weDeal,
    ours: ours + (weDeal ? heels : 0),
    theirs: theirs + (weDeal ? 0 : heels),
    kept: mine.filter((card) => !thrown.includes(card)),
    thrown,
    starter,
    theirFour: yours.filter((card) => !theirTwo.includes(card)),
    theirTwo,
    seed,
  };
};
