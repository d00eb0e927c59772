import { rankOf } from '../engine/cards.js';
import { lastHole } from '../engine/game.js';
import type { Card, Discard, ValueDiscardsQuestion } from '../engine/types.js';
import { bestBy } from '../ui/discards/throw.js';
import { temptingThrow } from './distractor.js';
import type { ExercisePosition } from './exercise.js';
import { gapOf, pipsOf } from './rank_order.js';
import type { ThrowSkill } from './skills.js';

// Finds the skill that is trained by choosing a throw. The skill depends on the cards that the best throw and the tempting one
// put into the crib.

type Pair = readonly Card[];

const gifts = ['five', 'pair', 'fifteen', 'touching'] as const;
type Gift = (typeof gifts)[number];

const isGift: Readonly<Record<Gift, (one: Card, two: Card) => boolean>> = {
  five: (one, two) => rankOf(one) === '5' || rankOf(two) === '5',
  pair: (one, two) => gapOf(one, two) === 0,
  fifteen: (one, two) => pipsOf(one) + pipsOf(two) === 15,
  touching: (one, two) => gapOf(one, two) === 1,
};

const gives = (gift: Gift, [one, two]: Pair): boolean =>
  one !== undefined && two !== undefined && isGift[gift](one, two);

const toThem: Readonly<Record<Gift, ThrowSkill>> = {
  five: 'fiveToThem',
  pair: 'pairToThem',
  fifteen: 'fifteenToThem',
  touching: 'touchingToThem',
};

const holesOfADeal = 20; // about the points of two hands and their pegging; closer to the end, the score decides

/** True if a player is so near the last hole that this deal may end the game. */
export const isNearTheEnd = ({ ours, theirs }: Pick<ExercisePosition, 'ours' | 'theirs'>): boolean =>
  lastHole - Math.max(ours, theirs) <= holesOfADeal;

const ourCrib = ({ ours, theirs }: ExercisePosition, wrong: Pair, best: Pair): ThrowSkill | undefined => {
  if (ours <= theirs && gives('pair', wrong) !== gives('pair', best)) return 'pairToMe';
  return gifts.some((gift) => gives(gift, best) && !gives(gift, wrong)) ? 'cribFirst' : undefined;
};

const theirCrib = (wrong: Pair, best: Pair): ThrowSkill | undefined => {
  const gift = gifts.find((each) => gives(each, wrong) && !gives(each, best));
  return gift && toThem[gift];
};

/**
 * Returns the skill by which a player tells the wrong throw from the best one. `forPoints`, if given, is the throw that would
 * be best if the score did not matter.
 */
export const throwSkill = (position: ExercisePosition, wrong: Pair, best: Pair, forPoints?: Pair): ThrowSkill => {
  const near = isNearTheEnd(position);
  if (near && forPoints?.every((card) => wrong.includes(card))) return 'toTheScore';
  const kind = position.weDeal ? ourCrib(position, wrong, best) : theirCrib(wrong, best);
  return kind ?? (near && !forPoints ? 'toTheScore' : 'anyThrow');
};

/**
 * Returns the practice skill of a discard, for which the engine has valued all throws. The skill depends on how the tempting
 * throw differs from the best.
 */
export const throwSkillOf = (
  { weDeal, ours = 0, theirs = 0, order = 'winChance' }: ValueDiscardsQuestion,
  discards: readonly Discard[],
): ThrowSkill => {
  const weighed = temptingThrow(discards, order);
  if (!weighed) return 'anyThrow';
  const { best, wrong } = weighed;
  return throwSkill({ weDeal, ours, theirs }, wrong.thrown, best.thrown, bestBy(discards, 'points')?.thrown);
};
