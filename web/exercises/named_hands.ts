import { rankOf, suitOf } from '../engine/cards.js';
import type { Card } from '../engine/types.js';
import { alikeIn, writtenRanks } from './rank_order.js';

// Hands that have a name among players. The sources of the names:
// - 28, 29 and nineteen: the glossary of the American Cribbage Congress, cribbage.org/NewSite/tips/glossary.asp.
// - Raggedy Ann and Andy: retirepsychiatrist.com/category/cribbage, 'Sena Got a Raggedy Ann in Cribbage Today!'.
// - Morgan's orchard (two pairs and no other points): worldwidewords.org/qa/qa-mor3.htm.

export const handNames = [
  'raggedyAnn',
  'raggedyAndy',
  'twentyNine',
  'twentyEight',
  'morgansOrchard',
  'nineteen',
] as const;
export type HandName = (typeof handNames)[number];

const byRanks: Readonly<Record<string, HandName>> = { AA678: 'raggedyAnn', '22678': 'raggedyAndy' };

const isRightJack = (hand: readonly Card[], starter: Card): boolean =>
  hand.some((card) => rankOf(card) === 'J' && suitOf(card) === suitOf(starter));

/** Returns the name of a hand that counts `points`. Undefined if it has no name. */
export const nameOf = (hand: readonly Card[], starter: Card, points: number): HandName | undefined => {
  const written = writtenRanks([...hand, starter]);
  const named = byRanks[written];
  if (named) return named;
  if (/^5555[TJQK]$/.test(written)) return isRightJack(hand, starter) ? 'twentyNine' : 'twentyEight';
  if (points === 0) return 'nineteen';
  return points === 4 && alikeIn([...hand, starter])[1] === 2 ? 'morgansOrchard' : undefined;
};
