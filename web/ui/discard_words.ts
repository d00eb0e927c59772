import type { Discard, Opponent, Order } from '../engine/types.js';
import { type Disagreement, errorOf, type Reason } from './best.js';
import { percentFine, points, signed, signedFine, tenths, whole } from './figures.js';

// The words for discards, part of `words`.

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

// The combinations of the four kept cards before the cut, in a player's words.
const keeps = (kinds: readonly { kind: string; cards: number }[]): string => {
  const runs = kinds.filter(({ kind }) => kind === 'run');
  const pairs = kinds.filter(({ kind }) => kind === 'pair');
  const fifteens = kinds.filter(({ kind }) => kind === 'fifteen').length;
  const parts: string[] = [];
  if (runs.length > 1) parts.push('a double run');
  else if (runs.length === 1) parts.push(`a run of ${small[runs[0]?.cards ?? 0]}`);
  if (kinds.some(({ kind }) => kind === 'flush')) parts.push('a flush');
  if (runs.length < 2)
    for (const { cards } of pairs)
      parts.push(cards === 2 ? 'a pair' : cards === 3 ? 'a pair royal' : 'a double pair royal');
  if (fifteens > 0) parts.push(fifteens === 1 ? 'a fifteen' : `${small[fifteens] ?? whole(fifteens)} fifteens`);
  return parts.length > 0 ? `Keeps ${listed(parts)}` : 'Keeps nothing that counts yet';
};

const comparison = (choice: Discard, other: Discard, weDeal: boolean, which: string): string => {
  const hand = choice.hand.mean - other.hand.mean;
  const crib = (choice.crib.mean - other.crib.mean) * (weDeal ? 1 : -1);
  const part = (value: number, less: string, more: string, same: string) =>
    Math.abs(value) < 0.005 ? same : `${points(Math.abs(value))} ${value < 0 ? less : more}`;
  const handText = part(hand, 'less in hand', 'more in hand', 'the same in hand');
  const cribText = weDeal
    ? part(crib, 'less in my crib', 'more in my crib', 'the same in my crib')
    : part(crib, 'more in their crib', 'less in their crib', 'the same in their crib');
  const play = choice.play.ours - choice.play.theirs - (other.play.ours - other.play.theirs);
  const playText = Math.abs(play) < 0.1 ? '' : `, ${part(play, 'less in the play', 'more in the play', '')}`;
  const alike = Math.abs(hand) < 0.005 && Math.abs(crib) < 0.005 && playText === '';
  return alike ? `worth as much as ${which}` : `${handText}, ${cribText}${playText}, than ${which}`;
};

const opponentThrows: Readonly<Record<Opponent, string>> = {
  expert: 'an expert throws',
  handOnly: 'the best hand is kept',
  random: 'any two are thrown',
};

const reason = (why: Reason): string => {
  switch (why.kind) {
    case 'reaches':
      return `its hand is enough with ${whole(why.starters)} of 46 starters, the other’s with ${whole(why.others)}`;
    case 'play': {
      const more = why.more > 0 ? [`I peg ${points(why.more)} more`] : [];
      const less = why.less > 0 ? [`they peg ${points(why.less)} less`] : [];
      return `with it ${listed([...more, ...less])} in the play, which comes first`;
    }
    case 'sooner':
      return `${points(why.points)} more of its points come before the crib, which counts last`;
  }
};

// The holes that both sides need, and the reason for the throw that wins most.
const whyOtherWins = ({ need, theirNeed, weDeal, reason: why }: Disagreement): string => {
  const needs = weDeal
    ? `I need ${whole(need)}, they need ${whole(theirNeed)} and count first`
    : `I need ${whole(need)} and count first, they need ${whole(theirNeed)}`;
  return `${needs}${why ? `; ${reason(why)}` : ''}.`;
};

export const discardWords = {
  columns: { thrown: 'throw', points: 'points', winChance: 'win', difference: 'behind' },
  orderGroup: 'Sort',
  orders: { winChance: 'win %', points: 'points' } satisfies Record<Order, string>,
  netPoints: signedFine,
  chance: percentFine,
  /** The distance to the best by this order: nought or less. */
  difference: (value: number, order: Order, error: number = errorOf[order]): string =>
    value > -error ? 'tie' : order === 'points' ? signedFine(value) : signed(value * 100),
  best: 'best',
  hand: 'Hand',
  handSource: 'exact, 46 starters',
  crib: (weDeal: boolean): string => (weDeal ? 'My crib' : 'Their crib'),
  cribSource: (opponent: Opponent): string => `estimate: ${opponentThrows[opponent]}`,
  play: 'Play',
  playSource: 'estimate: solved play',
  winning: 'Win chance',
  winningSource: (error: number): string => `estimate, within ${tenths(error * 100)}%`,
  pegging: (ours: number, theirs: number): string => `${points(ours)} − ${points(theirs)}`,
  range: (min: number, max: number): string => `${min} – ${max}`,
  mean: points,
  signedMean: signedFine,
  histogram: (min: number, max: number): string => `Starters by points, from ${min} to ${max}`,
  histogramBar: (count: number, total: number): string => `${count} of 46 starters make ${total}`,
  /** Why a choice stands where it does, against the best or, for the best, against the next. */
  sentence: (
    choice: Discard,
    other: Discard,
    weDeal: boolean,
    kinds: readonly { kind: string; cards: number }[],
    isBest: boolean,
  ): string => `${keeps(kinds)}; ${comparison(choice, other, weDeal, isBest ? 'the next' : 'the best')}.`,
  mostPoints: 'Best for points:',
  byPoints: (more: number): string => `by ${points(more)};`,
  mostWins: 'for winning:',
  byGames: (more: number): string => `by ${tenths(more * 100)} games in 100.`,
  whyOtherWins,
} as const;
