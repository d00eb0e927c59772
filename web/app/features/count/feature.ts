import type { Card } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import {
  type CountGame,
  cardsElsewhere,
  cardsHere,
  cardsWithoutRoom,
  countOf,
  countsRanks,
  handIsWhole,
  mayHold,
  withCount,
} from '../../session/count_slice.js';
import {
  type Deal,
  dealOf,
  handSize,
  isForMore,
  personAt,
  type ShowSeat,
  seatsOf,
  unfinishedOf,
  wasPegged,
} from '../../session/game.js';
import { isBeforeGame } from '../../session/session.js';
import { selectStanding } from '../../state/score_selectors.js';
import { selectShow } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';
import { toggle } from '../../state/ui.js';
import { type CardEntry, cardEntry } from '../card_entry.js';
import type { Feature } from '../feature.js';
import { type DockButton, isCounted, type NextStep, newDeal, nextGame } from '../next_step.js';
import { printCount, splitCount } from './link.js';
import { announceCount, countQuestions, countText } from './queries.js';

const withHand = (count: CountGame, hand: readonly Card[]): CountGame => ({
  ...count,
  hands: { ...count.hands, [count.seat]: hand },
});

// Adds a tapped card to the hand, or makes it the starter if the hand has four cards. A card that is already in the
// hand is removed.
const tap = (count: CountGame, card: Card): CountGame | string => {
  const hand = count.hands[count.seat];
  if (!hand.includes(card) && cardsElsewhere(count).includes(card)) return strings.cardElsewhere(card);
  if (count.seat === 'any') return withHand({ ...count, ranks: '' }, toggle(hand, card));
  if (count.starter === card) return { ...count, starter: null };
  if (count.played.includes(card)) return strings.wasLaid(card);
  if (count.awaitsStarter && !hand.includes(card)) return { ...count, starter: card };
  if (hand.length < handSize && !hand.includes(card) && !mayHold(count, hand, card))
    return strings.notInHand(card, count.fell);
  if (hand.includes(card) || hand.length < handSize) return withHand(count, toggle(hand, card));
  return count.starter ? strings.handFull : { ...count, starter: card };
};

// Replaces the hand by several cards given at once. Five cards are a hand and its starter. More than five are counted
// together, without a starter.
const give = (count: CountGame, cards: readonly Card[]): CountGame | string => {
  if (cards.length > handSize + 1) return withHand({ ...count, seat: 'any', ranks: '' }, cards);
  if (count.seat === 'any') return withHand({ ...count, ranks: '' }, cards);
  const taken = cardsElsewhere(count).find((card) => cards.includes(card));
  if (taken) return strings.cardElsewhere(taken);
  const fell = count.hands[count.seat].find((card) => count.played.includes(card) && !cards.includes(card));
  if (fell) return strings.wasLaid(fell);
  const hand = cards.slice(0, handSize);
  const fallen = count.hands[count.seat].filter((card) => count.played.includes(card));
  const more = hand.find((card, at) => !mayHold(count, [...new Set([...fallen, ...hand.slice(0, at)])], card));
  if (more) return strings.notInHand(more, count.fell);
  const given = withHand(count, hand);
  const starter = cards[handSize];
  if (starter) return { ...given, starter };
  return count.starter && cards.includes(count.starter) ? { ...given, starter: null } : given;
};

// Clears the hand. The starter stays if another hand of the same show has cards.
const clear = (count: CountGame): CountGame | string => {
  const cleared = { ...withHand(count, []), ranks: '' };
  if (count.seat === 'any') return cleared;
  const fell = count.hands[count.seat].find((card) => count.played.includes(card));
  if (fell) return strings.wasLaid(fell);
  return cardsElsewhere(count).length > 0 ? cleared : { ...cleared, starter: null };
};

// Deals the three hands of a show, as if two good players had thrown. Each player assumes that the other throws at
// random, because valuing throws then needs no table.
const opponent = 'random';
const deal: CardEntry['deal'] = async (engine) => {
  const { hands, starter } = await engine.deal({});
  const [pone] = await engine.valueDiscards({ dealt: hands[0], weDeal: false, opponent });
  const [dealer] = await engine.valueDiscards({ dealt: hands[1], weDeal: true, opponent });
  if (!pone || !dealer) return undefined;
  const crib = [...pone.thrown, ...dealer.thrown];
  return { type: 'showDealt', hands: { pone: pone.kept, dealer: dealer.kept, crib }, starter };
};

/** Returns the hand that is counted after this one; undefined after the crib. */
export const seatAfter = (deal: Deal, seat: ShowSeat): ShowSeat | undefined =>
  seatsOf(deal)[seatsOf(deal).indexOf(seat) + 1];

// Returns the hand to count after this one; undefined if the deal is over. At a table of three or four, our hand is counted when
// it is kept, before the hands of the players before us. So after the crib, the hands that were passed over come.
const seatToCount = (state: State, seat: ShowSeat): ShowSeat | undefined => {
  const deal = dealOf(state.session.game);
  if (!isForMore(deal)) return seatAfter(deal, seat);
  const seats = seatsOf(deal);
  const later = seat === 'crib' ? seats.slice(0, -1) : seats.slice(seats.indexOf(seat) + 1);
  return later.find((each) => !isCounted(state, each));
};

const goOn = (state: State): DockButton => {
  const { game, seat, names } = state.session;
  if (seat === 'any') return { label: strings.newCards, action: { type: 'cleared' } };
  const deal = dealOf(game);
  const next = seatToCount(state, seat);
  const unfinished = unfinishedOf(deal);
  if (unfinished && unfinished !== seat)
    return {
      label: strings.finish(unfinished, personAt(deal, unfinished), names),
      action: { type: 'seatChosen', seat: unfinished },
    };
  return next
    ? { label: strings.nextHand(next, personAt(deal, next), names), action: { type: 'seatChosen', seat: next } }
    : newDeal(state);
};

/**
 * Returns the dock's buttons: the green one takes the next step, such as pegging the hand, and the quiet one skips that
 * step. Before there is a game, the green one clears the hand, and the quiet one begins to keep score.
 */
export const flowOf = (state: State): NextStep => {
  const { game, seat, names } = state.session;
  if (isBeforeGame(state.session) && seat !== 'any')
    return {
      primary: { label: strings.newHand, action: { type: 'cleared' } },
      skip: { label: strings.keepScore, action: { type: 'scoreKept' } },
    };
  if (selectStanding(state).winner) return { primary: nextGame(state) };
  const next = goOn(state);
  const points = selectShow(state, seat)?.points ?? 0;
  if (seat === 'any' || points === 0 || wasPegged(dealOf(game), seat)) {
    const passesOver = seat === 'crib' && next.action?.type === 'seatChosen';
    return { primary: next, ...(passesOver && { skip: newDeal(state) }) };
  }
  const peg: DockButton = {
    label: strings.pegFor(points, personAt(dealOf(game), seat), names),
    action: { type: 'showPegged', seat },
  };
  return { primary: peg, skip: { ...next, label: strings.skip } };
};

const isEmptyCount = (part: CountGame): boolean => cardsHere(part).length === 0 && !countsRanks(part);

export const count: Feature = {
  cards: cardEntry({
    select: ({ session }) => countOf(session),
    replace: withCount,
    tap,
    give,
    clear,
    deal,
    cardsShown: cardsHere,
    cardsElsewhere: (part) => [...cardsElsewhere(part), ...cardsWithoutRoom(part)],
    isComplete: (part) => handIsWhole(part) || countsRanks(part),
    mayFold: ({ seat, hands }) => seat === 'any' && hands.any.length > 0,
    takesRanks: true,
  }),
  isEmpty: ({ session }) => isEmptyCount(countOf(session)),
  queries: countQuestions,
  printLink: ({ session }) => printCount(countOf(session)),
  readLink: splitCount,
  inWords: { text: countText, announce: announceCount },
};
