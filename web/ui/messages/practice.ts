import type { Card } from '../../engine/cards.js';
import { messages } from '../../i18n/locale.js';
import { points, tenths, whole } from '../figures.js';
import { words } from './ui.js';

// Messages about an exercise and its answer, shared by the app and `<cribbage-drill>`.

/** The unit of a cost: win chance, or points. */
type Unit = 'win' | 'points';

const cards = (all: readonly Card[]): string => all.map(words.cardName).join(', ');

const lost = (cost: number, unit: Unit): string =>
  unit === 'win' ? `${tenths(cost * 100)}%` : `${points(cost)} points`;

/** Prints a date: `23 November 2026` from `2026-11-23`. */
const day = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

const verdicts = { best: 'Best.', asGood: 'As good as the best.' } as const;
const costs = (cost: number, unit: Unit): string => `Costs ${lost(cost, unit)}${unit === 'win' ? ' of games' : ''}.`;

export const askedWords = messages('asked', {
  day,
  daily: (date: string): string => `Daily · ${day(date)}`,

  // The question.
  count: (crib: boolean): string => (crib ? 'What does this crib count?' : 'What does this hand count?'),
  throw: (weDeal: boolean): string => `Which two go to ${weDeal ? 'my crib' : 'their crib'}?`,
  score: (ours: number, theirs: number, weDeal: boolean): string =>
    `I have ${whole(ours)}, they have ${whole(theirs)}. ${weDeal ? 'I deal.' : 'They deal.'}`,
  claims: 'How many points',
  claimKey: (claim: number): string => (claim === 19 ? '19: nothing' : whole(claim)),
  toChoose: (left: number): string => (left === 2 ? 'Choose two to throw' : 'Choose one more'),
  tapNumber: 'Tap the points',
  throwTwo: 'Throw',
  claimIt: (claim: number): string => `It counts ${whole(claim)}`,

  // The answer.
  said: (claim: number, worth: number): string =>
    claim === worth ? `Right: ${whole(worth)}.` : `You said ${whole(claim)}, but the cards count ${whole(worth)}.`,
  missed: 'missed',
  tooMany: (over: number, why: boolean): string =>
    `${whole(over)} ${words.points(over)} too many${why ? ': see below what does not count' : ''}.`,
  judged: (verdict: 'best' | 'asGood' | 'costs', cost: number, unit: Unit): string =>
    verdict === 'costs' ? costs(cost, unit) : verdicts[verdict],
  lost,
  bestWas: (best: readonly Card[]): string => `Best: ${cards(best)}.`,
  named: {
    raggedyAnn: 'Raggedy Ann.',
    raggedyAndy: 'Raggedy Andy.',
    twentyNine: 'The best hand there is.',
    twentyEight: 'Four fives and a ten card: the second-best hand.',
    morgansOrchard: 'Morgan’s orchard: two pairs.',
    nineteen: 'Players call this hand nineteen, a count that no hand can have.',
  },
});
