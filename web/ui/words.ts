import { rankOf, suitOf } from '../engine/cards.js';
import type { Card, Discard, NearMiss, Opponent, Rank, Suit } from '../engine/types.js';

// The words of cards, counts and discards, wherever they are shown. Spoken counts come from the engine, in the game's own
// language; numbers go through `Intl`.

const rankNames: Readonly<Record<Rank, string>> = {
  A: 'ace',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

const suitNames: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const oneSuit: Readonly<Record<Suit, string>> = { S: 'a spade', H: 'a heart', D: 'a diamond', C: 'a club' };

const cardName = (card: Card): string => `${rankNames[rankOf(card)]} of ${suitNames[suitOf(card)]}`;
const suitName = (card: Card | undefined): string => (card ? suitNames[suitOf(card)] : '');

const points = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const signedFine = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const whole = new Intl.NumberFormat('en');

const minus = (text: string): string => text.replace('-', '−');

const nearMiss = ({ kind, cards }: NearMiss): string => {
  const suit = suitName(cards[0]);
  switch (kind) {
    case 'cribFlush':
      return `Four ${suit} are not a flush in the crib: all five must match.`;
    case 'starterFlush':
      return `Three ${suit} and the starter are not a flush: the four in hand must match.`;
    case 'heels':
      return 'The starter jack is heels, not nobs: the dealer pegged 2 when it was cut.';
    case 'otherJack':
      return `Not nobs: the starter is not ${cards.map((card) => oneSuit[suitOf(card)]).join(' or ')}.`;
  }
};

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

// What four kept cards hold before the cut, in a player's words.
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
  if (fifteens > 0) parts.push(fifteens === 1 ? 'a fifteen' : `${small[fifteens] ?? whole.format(fifteens)} fifteens`);
  return parts.length > 0 ? `Keeps ${listed(parts)}` : 'Keeps nothing that counts yet';
};

const comparison = (choice: Discard, other: Discard, weDeal: boolean): string => {
  const hand = choice.hand.mean - other.hand.mean;
  const crib = (choice.crib.mean - other.crib.mean) * (weDeal ? 1 : -1);
  const part = (value: number, less: string, more: string, same: string) =>
    Math.abs(value) < 0.005 ? same : `${points.format(Math.abs(value))} ${value < 0 ? less : more}`;
  const handText = part(hand, 'less in hand', 'more in hand', 'the same in hand');
  const cribText = weDeal
    ? part(crib, 'less in my crib', 'more in my crib', 'the same in my crib')
    : part(crib, 'more in their crib', 'less in their crib', 'the same in their crib');
  const play = choice.play.ours - choice.play.theirs - (other.play.ours - other.play.theirs);
  const playText = Math.abs(play) < 0.1 ? '' : `, ${part(play, 'less in the play', 'more in the play', '')}`;
  return `${handText}, ${cribText}${playText}`;
};

const opponentThrows: Readonly<Record<Opponent, string>> = {
  expert: 'an expert throws',
  handOnly: 'the best hand is kept',
  random: 'any two are thrown',
};

// What the table of the play leaves out, and the model of the crib, is as much: docs/MODEL.md.
const error = 0.05;

export const words = {
  suitNames,
  cardName,
  starter: 'starter',
  pad: 'Cards',
  undo: 'Undo',
  clear: 'Clear',
  deal: 'Deal',
  cardAdds: (card: Card, added: number): string => `${cardName(card)}, as the starter adds ${added}`,
  handFull: 'Four cards and a starter are in. Tap a filled key to take its card away.',
  dealtFull: 'Six cards are in. Tap a filled key to take its card away.',
  countPrompt: 'Tap four cards, then the starter.',
  discardPrompt: 'Tap the six cards you were dealt.',
  more: (left: number): string => `${left} more ${left === 1 ? 'card' : 'cards'}`,
  starterNext: 'Now the starter.',
  soFar: 'so far',
  nothingCounts: 'nothing counts',
  points: (total: number): string => (total === 1 ? 'point' : 'points'),
  total: whole.format.bind(whole),
  spoken: (spoken: string): string => `“${spoken}”`,
  several: (count: number): string => `${whole.format(count)} of them`,
  nearMiss,
  whyNot: 'Why not more',
  cut: (least: number, most: number, mean: number): string =>
    `The cut makes it ${least} to ${most}, ${points.format(mean)} on average`,
  cutOver: (count: number): string => ` over ${count} starters`,
  bestCuts: 'best cuts',
  worstCuts: 'worst cuts',
  makes: (total: number): string => `make ${total}`,
  andMore: (count: number): string => `and ${whole.format(count)} more`,
  announceTotal: (total: number, spoken: string): string => `${total}. ${spoken}`,
  announceDiscard: (choice: Discard): string =>
    `Best: throw ${choice.thrown.map(cardName).join(' and ')}, ${signed.format(choice.points)} points`,
  columns: { thrown: 'throw', points: 'points', difference: 'to best' },
  netPoints: (value: number): string => minus(signedFine.format(value)),
  difference: (value: number): string => (value > -error ? 'tie' : minus(signedFine.format(value))),
  best: 'best',
  hand: 'Hand',
  handSource: 'exact, 46 starters',
  crib: (weDeal: boolean): string => (weDeal ? 'My crib' : 'Their crib'),
  cribSource: (opponent: Opponent): string => `model: ${opponentThrows[opponent]}`,
  play: 'Play',
  playSource: 'model: both play well',
  pegging: (ours: number, theirs: number): string => `${points.format(ours)} − ${points.format(theirs)}`,
  range: (min: number, max: number): string => `${min} – ${max}`,
  mean: (value: number): string => points.format(value),
  signedMean: (value: number): string => minus(signedFine.format(value)),
  histogram: (min: number, max: number): string => `Starters by points, from ${min} to ${max}`,
  histogramBar: (count: number, total: number): string => `${count} of 46 starters make ${total}`,
  /** Why a choice stands where it does, against the best or, for the best, against the next. */
  sentence: (
    choice: Discard,
    other: Discard,
    weDeal: boolean,
    kinds: readonly { kind: string; cards: number }[],
  ): string =>
    `${keeps(kinds)}; ${comparison(choice, other, weDeal)}, than the ${choice.points >= other.points ? 'next' : 'best'}.`,
} as const;
