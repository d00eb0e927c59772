import { rankOf, suitOf } from '../../engine/cards.js';
import type { Card, NearMiss, Rank, Suit } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { points, whole } from '../figures.js';

// Messages about cards and counts, which the app and the elements share. Those about discards are in
// `messages/discards`, so that an element that shows only a hand does not load them. Spoken counts come from the
// engine; numbers are formatted by `figures`.

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

const rankName = (rank: Rank): string => rankNames[rank];
const cardName = (card: Card): string => `${rankNames[rankOf(card)]} of ${suitNames[suitOf(card)]}`;
const suitName = (card: Card | undefined): string => (card ? suitNames[suitOf(card)] : '');

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

export const words = messages('words', {
  rankName,
  suitNames,
  cardName,
  starter: 'starter',
  pad: 'Cards',
  undo: 'Undo',
  clear: 'Clear',
  deal: 'Random',
  cardAdds: (card: Card, added: number): string => `${cardName(card)}: adds ${added} as the starter`,
  handFull: 'Four cards and a starter are entered. Tap a card again to take it away.',
  dealtFull: 'All six cards are entered. Tap a card again to take it away.',
  countPrompt: 'Tap four cards, then the starter.',
  discardPrompt: 'Tap the six cards you were dealt.',
  more: (left: number): string => `${left} more ${left === 1 ? 'card' : 'cards'}`,
  starterNext: 'Now the starter.',
  soFar: 'so far',
  nothingCounts: 'nothing counts',
  points: (total: number): string => (total === 1 ? 'point' : 'points'),
  total: whole,
  spoken: (spoken: string): string => `“${spoken}”`,
  several: (count: number): string => `${whole(count)} of them`,
  nearMiss,
  whyNot: 'Why not more',
  brokenLink: (message: string): string => `That link could not be read. ${message}`,
  /** The titles of the hands in a show, if the players have no names. */
  seatTitles: { pone: 'Pone', second: 'Second hand', third: 'Third hand', dealer: 'Dealer', crib: 'Crib' },
  unknownLink: 'That is not a Fifteen Two link.',
  cut: (least: number, most: number, mean: number): string =>
    `With the starter: ${least} to ${most}, ${points(mean)} on average`,
  cutOver: (count: number): string => ` over ${count} starters`,
  bestCuts: 'best cuts',
  worstCuts: 'worst cuts',
  makes: (total: number): string => `make ${total}`,
  andMore: (count: number): string => `and ${whole(count)} more`,
  announceTotal: (total: number, spoken: string): string => `${total}. ${spoken}`,
});
