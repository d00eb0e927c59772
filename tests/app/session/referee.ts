import type { DealStep, Game, ShowSeat } from '../../../web/app/session/game.js';

// A second implementation of the score of a game, for the tests only. To count a hand, it tries every subset of the cards. It
// pegs step by step, and stops at 121.

const pipsOf = (card: string): number => ({ A: 1, T: 10, J: 10, Q: 10, K: 10 })[card[0] ?? ''] ?? Number(card[0]);
const orderOf = (card: string): number => 'A23456789TJQK'.indexOf(card[0] ?? '');

const subsets = <Value>(values: readonly Value[]): readonly (readonly Value[])[] =>
  Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((_, at) => bits & (1 << at)));

const isRun = (cards: readonly string[]): boolean => {
  const orders = cards.map(orderOf).sort((a, b) => a - b);
  return cards.length > 2 && orders.every((order, at) => at === 0 || order === (orders[at - 1] ?? 0) + 1);
};

export const pointsOf = (hand: readonly string[], starter: string, crib: boolean): number => {
  const five = [...hand, starter];
  const groups = subsets(five);
  const fifteens = groups.filter((group) => group.reduce((sum, card) => sum + pipsOf(card), 0) === 15).length;
  const pairs = groups.filter(([one, two, ...more]) => one && two && more.length === 0 && one[0] === two[0]).length;
  const runs = groups.filter(isRun);
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const inRuns = runs.filter(({ length }) => length === longest).length * longest;
  const suits = (cards: readonly string[]) => new Set(cards.map((card) => card[1])).size;
  const flush = suits(five) === 1 ? 5 : suits(hand) === 1 && !crib ? 4 : 0;
  const nobs = hand.includes(`J${starter[1]}`) ? 1 : 0;
  return 2 * fifteens + 2 * pairs + inRuns + flush + nobs;
};

/** The people in the order in which they deal. Four are partners, the first with the third and the second with the fourth. */
const order = ['us', 'them', 'third', 'fourth'] as const;

/** Returns the score of each side: of two or three people, or of two pairs. */
export const countedBy = (game: Game): readonly number[] => {
  const people = game.deals[0]?.size ?? 2;
  const { ours, theirs, third = 0 } = game.start;
  const score = people === 3 ? [ours, theirs, third] : [ours, theirs];
  const peg = (person: number, points: number) => {
    const side = person % score.length;
    if (Math.max(...score) < 121) score[side] = Math.min(121, (score[side] ?? 0) + points);
  };
  for (const { weDeal, dealer: other, hands, thrown, starter, steps } of game.deals) {
    const dealer = order.indexOf(other ?? (weDeal ? 'us' : 'them'));
    const turns: Partial<Record<ShowSeat, number>> = { pone: 1, second: 2, third: 3 };
    const holder = (seat: ShowSeat): number => (dealer + (turns[seat] ?? 0)) % people;
    const cardsOf = (seat: ShowSeat) =>
      seat === 'crib' ? [...new Set([...thrown, ...hands.crib])] : (hands[seat] ?? []);
    const take = (step: DealStep) => {
      if ('by' in step) peg(order.indexOf(step.by), step.points);
      if (!('show' in step) || cardsOf(step.show).length !== 4 || !starter) return;
      peg(holder(step.show), pointsOf(cardsOf(step.show), starter, step.show === 'crib'));
    };
    if (starter?.[0] === 'J') peg(dealer, 2);
    for (const step of steps) take(step);
  }
  return score;
};
