import { rankOf, suitOf, suits } from '../../engine/cards.js';
import type { Card, DealAnswer } from '../../engine/types.js';
import { type CountedHand, countSkillsOf } from '../count_skill.js';
import type { CountExercise, Dealer, ExerciseSpec } from '../exercise.js';
import { alikeIn, placeOf } from '../rank_order.js';
import { pick, seedAt } from '../seeds.js';
import type { CountSkill } from '../skills.js';
import { namedHand } from './draw_named_hand.js';
import { type Found, found, search } from './search.js';

// Draws a hand to count: a hand that players would keep, with something in it that is easily missed.

const tries = 300;
const shows = 150;

/** Four cards and a starter, to be counted as a hand or as the crib. */
type Shown = Omit<CountedHand, 'answer'>;

const mostOfASuit = (cards: readonly Card[]): number =>
  Math.max(...suits.map((suit) => cards.filter((card) => suitOf(card) === suit).length));

const hasNeighbours = (cards: readonly Card[]): boolean => {
  const places = new Set(cards.map(placeOf));
  return [...places].some((place) => places.has(place + 1) && places.has(place + 2));
};

// For some skills, a condition that a hand must meet to train the skill. It is tested before the engine is asked, because
// asking takes longer.
const mayBe: Readonly<Partial<Record<CountSkill, (cards: readonly Card[]) => boolean>>> = {
  doubleRuns: (cards) => hasNeighbours(cards) && (alikeIn(cards)[0] ?? 0) > 1,
  flushes: (cards) => mostOfASuit(cards) > 3,
  jacks: (cards) => cards.some((card) => rankOf(card) === 'J'),
  royals: (cards) => (alikeIn(cards)[0] ?? 0) > 2,
};

// Returns a crib that looks like a flush: two cards from each player, all of one suit. The crib has fewer cards if a player
// holds fewer than two of that suit.
const suitedCrib = ([pone, dealer]: DealAnswer['hands'], seed: number, at: number): readonly Card[] => {
  const suit = suits[pick(4, seed, at, 3)];
  return [pone, dealer].flatMap((six) => six.filter((card) => suitOf(card) === suit).slice(0, 2));
};

const throwOf = async (dealer: Dealer, dealt: readonly Card[], weDeal: boolean, level: 'beginner' | 'pub') =>
  (await dealer.chooseDiscard({ dealt, weDeal, level })).thrown as readonly Card[];

const cribOf = async (dealer: Dealer, { hands }: DealAnswer): Promise<readonly Card[]> => [
  ...(await throwOf(dealer, hands[0], false, 'pub')),
  ...(await throwOf(dealer, hands[1], true, 'pub')),
];

const keptOf = async (dealer: Dealer, kind: CountSkill, deal: DealAnswer, weDeal: boolean) => {
  const six = deal.hands[weDeal ? 1 : 0];
  if (mayBe[kind]?.([...six, deal.starter]) === false) return [];
  const thrown = await throwOf(dealer, six, weDeal, kind === 'flushes' ? 'beginner' : 'pub');
  return six.filter((card) => !thrown.includes(card));
};

const shownAt = async (
  dealer: Dealer,
  kind: CountSkill,
  { seed, difficulty }: ExerciseSpec,
  at: number,
): Promise<Shown> => {
  const named = kind === 'named' ? namedHand(difficulty, seed, at) : undefined;
  if (named) return { hand: named.slice(0, 4), starter: named[4] as Card, crib: false };
  const deal = await dealer.deal({ seed: seedAt(seed, at) });
  const crib = pick(4, seed, at, 1) === 0;
  if (crib && kind === 'flushes') return { hand: suitedCrib(deal.hands, seed, at), starter: deal.starter, crib };
  const hand = crib ? await cribOf(dealer, deal) : await keptOf(dealer, kind, deal, pick(2, seed, at, 2) === 1);
  return { hand, starter: deal.starter, crib };
};

const isWorthAsking = ({ hand, starter }: Shown, kind: CountSkill): boolean =>
  hand.length === 4 && mayBe[kind]?.([...hand, starter]) !== false;

// False if the hand may be a flush. Players who hear the name of a hand expect a certain count, which a flush would change.
const isTrueToName = ({ hand }: Shown): boolean => mostOfASuit(hand) < 4;

/** Draws the exercise of counting a hand. */
export const drawCount = async (dealer: Dealer, wanted: ExerciseSpec): Promise<CountExercise> => {
  const { seed } = wanted;
  const kind = wanted.kind as CountSkill;
  let asked = 0;
  const attempt = async (at: number): Promise<Found<CountExercise> | undefined> => {
    if (asked >= shows) return undefined;
    const shown = await shownAt(dealer, kind, wanted, at);
    if (shown.hand.length !== 4 || (at < tries && !isWorthAsking(shown, kind))) return undefined;
    if (kind === 'named' && !isTrueToName(shown)) return undefined;
    asked++;
    const { hand, starter, crib } = shown;
    const answer = await dealer.scoreShow({ hand, starter, crib });
    const kinds = countSkillsOf({ ...shown, answer });
    const isKind = kinds.includes(kind);
    const question: CountExercise = {
      topic: 'count',
      kind: isKind ? kind : (kinds[0] ?? 'anyCount'),
      seed,
      ...shown,
      answer,
    };
    return found(question, wanted);
  };
  return search(tries, attempt);
};
