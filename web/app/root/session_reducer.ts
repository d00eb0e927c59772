import type { Card } from '../../engine/index.js';
import { seatAfter } from '../features/count/feature.js';
import { strings } from '../messages/app.js';
import { countOf, withCount } from '../session/count_slice.js';
import {
  type Deal,
  dealOf,
  handSize,
  isBare,
  isCounting,
  isForMore,
  isShown,
  ourSeat,
  people,
  personAt,
  type ShowSeat,
  seatsOf,
  showSeats,
  theirSeat,
  turnsOf,
  withDeal,
} from '../session/game.js';
import { playOf, playRank, withPlay } from '../session/pegging_slice.js';
import { isBeforeGame, isOfMore, noLoneHand, type Session } from '../session/session.js';
import {
  beginGame,
  dealAnother,
  dealNext,
  keepScore,
  pegHeelsOnce,
  pegPoints,
  pegShow,
  sayDealer,
  sitDown,
} from '../session/session_updates.js';
import type { SessionAction } from '../state/actions.js';
import { resultIn, selectStanding } from '../state/score_selectors.js';
import type { State, View } from '../state/state.js';
import { screenOf } from './registry.js';

type Keep = Extract<SessionAction, { type: 'keptPlayed' | 'keptCounted' }>;

// This file applies each step to the session. A function that returns a string has changed nothing, and the string says
// why.

// True if the cards that the player enters begin another deal. They do if hands of a show are on the table, and the
// player now enters six cards on Discard or our four cards on Pegging.
const entersAnother = (view: View, deal: Deal, isOurs: (ours: readonly Card[]) => boolean): boolean => {
  if (isBare({ ...deal, dealt: [] }) && !isCounting(deal)) return false;
  if (view === 'discard') return deal.dealt.length === 0;
  const begun = turnsOf(deal).length + deal.thrown.length > 0 || isOurs(deal.hands[ourSeat(deal)]);
  return view === 'play' && !begun;
};

// Returns the seat of our hand, at a table of any size.
const ourHand = (deal: Deal): ShowSeat => seatsOf(deal).find((seat) => personAt(deal, seat) === 'us') ?? 'pone';

// True if the four cards that the player keeps begin another deal. They do if a complete hand on the table cannot be of
// the same deal: it would be shown before the play, or our hand would change.
const keepsAnother = (deal: Deal, { type: step, kept }: Keep): boolean => {
  if (deal.steps.length + deal.thrown.length > 0) return false;
  const seat = ourHand(deal);
  const ours = deal.hands[seat] ?? [];
  if (ours.length > 0 && ours.every((card) => kept.includes(card))) return false;
  if (isForMore(deal)) return isShown(deal, seat);
  return showSeats.some((seat) => isShown(deal, seat) && (step === 'keptPlayed' || seat !== theirSeat(deal)));
};

// True on the Pegging screen of three or four people, which takes no cards.
const isPlayOfMore = ({ view, session }: State): boolean => view === 'play' && isOfMore(session);

/** True if the cards of this step belong to a new deal, not to the current one. */
export const beginsDeal = (state: State, step: SessionAction): boolean => {
  if (isPlayOfMore(state)) return false;
  const { view, session } = state;
  const deal = dealOf(session.game);
  switch (step.type) {
    case 'cardTapped':
      return entersAnother(view, deal, (ours) => ours.length > 0);
    case 'cardsGiven':
      return entersAnother(view, deal, (ours) => ours.some((card) => step.cards.slice(0, handSize).includes(card)));
    case 'keptPlayed':
    case 'keptCounted':
      return keepsAnother(deal, step);
    default:
      return false;
  }
};

// Puts our four cards into the hand that we count, at a table of three or four.
const keepFour = (session: Session, { kept, thrown }: Keep): Session => {
  const deal = dealOf(session.game);
  const seat = ourHand(deal);
  // A card is in only one place, so the thrown card is in no other hand either, but for the crib.
  const without = (cards: readonly Card[], each: ShowSeat) =>
    cards.filter((card) => !kept.includes(card) && (each === 'crib' || !thrown.includes(card)));
  const others = Object.fromEntries(showSeats.map((each) => [each, without(deal.hands[each] ?? [], each)]));
  const count = countOf(session);
  const starter = deal.starter && [...kept, ...thrown].includes(deal.starter) ? null : deal.starter;
  return withCount(session, { ...count, seat, hands: { ...count.hands, ...others, [seat]: kept }, starter });
};

// Puts our kept and thrown cards into the deal, replacing earlier ones.
const keep = (session: Session, cards: Keep): Session => {
  const deal = dealOf(session.game);
  if (isForMore(deal)) return keepFour(session, cards);
  const { type: step, kept, thrown } = cards;
  const again = [...kept, ...thrown].every((card) => [...deal.hands[ourSeat(deal)], ...deal.thrown].includes(card));
  // A card is in only one place, so these six are removed from the opponent's hand, and none of them is the starter.
  const six = [...kept, ...thrown];
  const theirs = deal.hands[theirSeat(deal)].filter((card) => !six.includes(card));
  const hands = {
    ...deal.hands,
    [theirSeat(deal)]: theirs,
    [ourSeat(deal)]: kept,
    crib: again ? deal.hands.crib : [],
  };
  const starter = deal.starter && six.includes(deal.starter) ? null : deal.starter;
  const steps = deal.steps.filter((step) => !('turn' in step));
  const seat = step === 'keptCounted' ? ourSeat(deal) : 'pone';
  return { ...session, seat, game: withDeal(session.game, { ...deal, hands, thrown, starter, steps }) };
};

// Deals random cards on an empty table.
const dealRandom = (
  session: Session,
  step: Extract<SessionAction, { type: 'sixDealt' | 'playDealt' | 'showDealt' }>,
): Session => {
  const deal = dealOf(session.game);
  const onTable = (changed: Partial<Deal>) => ({ ...session, game: withDeal(session.game, { ...deal, ...changed }) });
  switch (step.type) {
    case 'sixDealt':
      return onTable({ dealt: step.dealt });
    case 'playDealt': {
      const { kept, thrown, starter } = step;
      const hands = { ...deal.hands, [ourSeat(deal)]: kept };
      return onTable({ dealt: [...kept, ...thrown], thrown, hands, starter });
    }
    case 'showDealt':
      return isBeforeGame(session)
        ? { ...session, seat: 'pone', lone: { hand: step.hands.pone, starter: step.starter } }
        : { ...onTable({ hands: step.hands, starter: step.starter }), seat: 'pone' };
  }
};

// More than two people always have names, because sentences about them need names.
const nameAfter = ({ game }: Session, { by, name }: Extract<SessionAction, { type: 'named' }>): string =>
  name === '' && isForMore(dealOf(game)) ? strings.playerNumber(people.indexOf(by) + 1) : name;

const isOver = (state: State): boolean => selectStanding(state).winner !== undefined;

/** Says why this step is refused; empty if it is allowed. */
export const sessionRefusal = (state: State, step: SessionAction): string => {
  const after = reduceSession(state, step);
  return typeof after === 'string' ? after : '';
};

/** Returns the session after a step, or a string that explains why nothing changed. Once a game begins, no lone hand stays. */
export const reduceSession = (before: State, step: SessionAction): Session | string => {
  const after = changed(before, step);
  if (typeof after === 'string' || isBeforeGame(after)) return after;
  return pegHeelsOnce(before.session, { ...after, lone: noLoneHand });
};

const changed = (before: State, step: SessionAction): Session | string => {
  const state = beginsDeal(before, step) ? { ...before, session: dealAnother(before.session) } : before;
  const { session } = state;
  const { cards } = screenOf(state.view);
  switch (step.type) {
    case 'cardTapped':
      return cards && !isPlayOfMore(state) ? cards.tap(state, step.card) : session;
    case 'cardsGiven':
      return cards && !isPlayOfMore(state) ? cards.give(state, step.cards) : strings.noCardsHere;
    case 'cleared':
      return cards ? cards.clear(state) : session;
    case 'ranksGiven':
      return { ...session, seat: 'any', loose: [], ranks: step.ranks };
    case 'dealerChosen':
      return sayDealer(session, step.dealer);
    case 'keptPlayed':
    case 'keptCounted':
      return keep(session, step);
    case 'rankPlayed': {
      if (isOfMore(session)) return session;
      const played = playRank(playOf(session), step.rank);
      return played ? withPlay(session, played) : strings.notTheirRank(step.rank);
    }
    case 'goSaid':
      if (isOfMore(session)) return session;
      return withPlay(session, { ...playOf(session), played: [...playOf(session).played, 'go'] });
    case 'sixDealt':
    case 'playDealt':
    case 'showDealt':
      return isOfMore(session) ? session : dealRandom(session, step);
    case 'pegged':
      return isOver(state) || step.points < 1 ? session : pegPoints(session, step.by, step.points);
    case 'showPegged':
      return isOver(state) || !seatsOf(dealOf(session.game)).includes(step.seat)
        ? session
        : { ...pegShow(keepScore(session), step.seat), seat: seatAfter(dealOf(session.game), step.seat) ?? step.seat };
    case 'dealEnded':
      return isOver(state) ? session : dealNext(session);
    case 'scoreKept':
      return keepScore(session);
    case 'gameBegun':
      return beginGame(session, resultIn(selectStanding(state)), step.games);
    case 'named':
      return { ...session, names: { ...session.names, [step.by]: nameAfter(session, step) } };
    case 'tableSet':
      return sitDown(session, step.size, strings.playerNumber);
    case 'objectiveChosen':
      return { ...session, objective: step.objective };
  }
};
