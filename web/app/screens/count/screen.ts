import type { Card } from '../../../engine/index.js';
import {
  type CountGame,
  cardsElsewhere,
  cardsHere,
  countsRanks,
  emptyCount,
  handIsWhole,
  handSize,
  type Seat,
  starterOf,
} from '../../games/count.js';
import type { Action } from '../../model/actions.js';
import type { Game } from '../../model/state.js';
import { strings } from '../../strings.js';
import { type Screen, toggle } from '../screen.js';
import { announceCount, countQuestions, countText } from './answers.js';
import { printCount, splitCount } from './link.js';

export type CountAction =
  | { type: 'seatChosen'; seat: Seat }
  | { type: 'ranksGiven'; ranks: string }
  | { type: 'showDealt'; hands: CountGame['hands']; starter: Card }
  | { type: 'keptCounted'; kept: readonly Card[]; thrown: readonly Card[] };

const withHand = (count: CountGame, hand: readonly Card[]): CountGame => ({
  ...count,
  hands: { ...count.hands, [count.seat]: hand },
});

// A tap adds to the hand until it has four, then it is the starter; on a card that is there it takes it away.
const tap = (count: CountGame, card: Card): CountGame | string => {
  if (cardsElsewhere(count).includes(card)) return strings.cardElsewhere(card);
  const hand = count.hands[count.seat];
  if (count.seat === 'any') return withHand({ ...count, ranks: '' }, toggle(hand, card));
  if (count.starter === card) return { ...count, starter: null };
  if (hand.includes(card) || hand.length < handSize) return withHand(count, toggle(hand, card));
  return count.starter ? strings.handFull : { ...count, starter: card };
};

// Cards that come all at once replace those in front of the player: five are a hand and its starter, more are any cards.
const give = (count: CountGame, cards: readonly Card[]): CountGame | string => {
  if (cards.length > handSize + 1) return withHand({ ...count, seat: 'any', ranks: '' }, cards);
  if (count.seat === 'any') return withHand({ ...count, ranks: '' }, cards);
  const taken = cardsElsewhere(count).find((card) => cards.includes(card));
  if (taken) return strings.cardElsewhere(taken);
  const given = withHand(count, cards.slice(0, handSize));
  const starter = cards[handSize];
  if (starter) return { ...given, starter };
  return count.starter && cards.includes(count.starter) ? { ...given, starter: null } : given;
};

// Clearing the first hand clears the starter with it; later hands of the show keep it.
const clear = (count: CountGame): CountGame => ({
  ...withHand(count, []),
  starter: cardsElsewhere(count).length > 0 ? starterOf(count) : null,
  ranks: '',
});

const next = (count: CountGame): CountGame => {
  const seat = ({ pone: 'dealer', dealer: 'crib', crib: null, any: null } as const)[count.seat];
  return seat ? { ...count, seat } : { ...emptyCount, seat: count.seat === 'any' ? 'any' : 'pone' };
};

const act = ({ count, discard }: Game, action: Action): CountGame | undefined => {
  switch (action.type) {
    case 'seatChosen':
      return { ...count, seat: action.seat };
    case 'ranksGiven':
      return withHand({ ...count, seat: 'any', ranks: action.ranks }, []);
    case 'showDealt':
      return { ...emptyCount, hands: action.hands, starter: action.starter };
    case 'keptCounted': {
      const seat = discard.weDeal ? 'dealer' : 'pone';
      return { ...emptyCount, seat, hands: { ...emptyCount.hands, [seat]: action.kept, crib: action.thrown } };
    }
    default:
      return undefined;
  }
};

// The whole show, as two players who throw their best would have it; against anybody, because that needs no table.
const opponent = 'random';
const deal: Screen<'count'>['deal'] = async (engine) => {
  const { hands, starter } = await engine.deal({});
  const [pone] = await engine.valueDiscards({ dealt: hands[0], weDeal: false, opponent });
  const [dealer] = await engine.valueDiscards({ dealt: hands[1], weDeal: true, opponent });
  if (!pone || !dealer) return undefined;
  const crib = [...pone.thrown, ...dealer.thrown];
  return { type: 'showDealt', hands: { pone: pone.kept, dealer: dealer.kept, crib, any: [] }, starter };
};

// A link describes the show or any cards.
const withRest = (opened: CountGame, before: CountGame): CountGame =>
  opened.seat === 'any'
    ? { ...before, seat: 'any', ranks: opened.ranks, hands: { ...before.hands, any: opened.hands.any } }
    : { ...opened, ranks: before.ranks, hands: { ...opened.hands, any: before.hands.any } };

export const count: Screen<'count'> = {
  empty: emptyCount,
  tap,
  give,
  clear,
  next,
  deal,
  act,
  here: cardsHere,
  elsewhere: cardsElsewhere,
  most: 52,
  takesRanks: true,
  isWhole: (game) => handIsWhole(game) || countsRanks(game),
  isEmpty: (game) => cardsHere(game).length === 0 && !countsRanks(game),
  mayFold: ({ seat, hands }) => seat === 'any' && hands.any.length > 0,
  questions: countQuestions,
  print: printCount,
  split: splitCount,
  withRest,
  text: countText,
  announce: announceCount,
};
