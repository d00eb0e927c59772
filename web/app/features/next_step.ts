import { strings } from '../messages/app.js';
import {
  type Deal,
  dealOf,
  dealtSize,
  type Game,
  handOf,
  isBare,
  isCounting,
  isForMore,
  isShown,
  nextDealer,
  ourSeat,
  type Person,
  personAt,
  type ShowSeat,
  scorerOf,
  seatsOf,
  showSeats,
  turnsOf,
  unfinishedOf,
  wasPegged,
} from '../session/game.js';
import { isPlayedOut, playOf } from '../session/pegging_slice.js';
import { lengthAt, seriesWinner } from '../session/series.js';
import { isScored, isShared } from '../session/session.js';
import { firstDealer } from '../session/session_updates.js';
import type { Action } from '../state/actions.js';
import { resultIn, selectStanding } from '../state/score_selectors.js';
import { selectShow } from '../state/show_queries.js';
import type { State, View } from '../state/state.js';

export interface DockButton {
  readonly label: string;
  /** Absent while the button cannot do anything yet. */
  readonly action?: Action;
}

/** The green button for the next step in a deal and, as `skip`, the button beside it for not taking that step. */
export interface NextStep {
  readonly primary: DockButton;
  /** True if it is still too early for the primary step. Its button is then drawn less prominently. */
  readonly early?: boolean;
  readonly skip?: DockButton;
}

const goTo = (view: View): DockButton => ({
  label: strings.goTo(strings.views[view]),
  action: { type: 'viewChosen', view },
});

/** True if this hand is pegged, or is worth nothing. */
export const isCounted = (state: State, seat: ShowSeat): boolean => {
  const deal = dealOf(state.session.game);
  return wasPegged(deal, seat) || (isShown(deal, seat) && selectShow(state, seat)?.points === 0);
};

const countNext = (state: State): DockButton => {
  const { game, names } = state.session;
  const deal = dealOf(game);
  const seat = seatsOf(deal).find((each) => !isCounted(state, each));
  if (!seat) return newDeal(state);
  const by = personAt(deal, seat);
  const points = isShown(deal, seat) ? selectShow(state, seat)?.points : undefined;
  return points
    ? { label: strings.pegFor(points, by, names), action: { type: 'showPegged', seat } }
    : { label: strings.nextHand(seat, by, names), action: { type: 'showCounted', seat } };
};

// Returns the button that begins a deal. It leads to the Discard screen if the player entered their six cards in the
// previous deal, and otherwise to Count. People who share the phone enter no cards before the show. In the first deal, it leads to Count only if the players keep score or pegged.
const beginDeal = ({ session }: State): DockButton => {
  const before = session.game.deals.at(-2);
  const throws = isShared(session)
    ? false
    : before
      ? before.dealt.length > 0
      : !isScored(session) && pegsByHand(dealOf(session.game)).length === 0;
  return throws ? goTo('discard') : { label: strings.countShow, action: { type: 'showCounted' } };
};

// Returns the people whose points were entered as numbers in this deal, in order.
const pegsByHand = ({ steps }: Deal): readonly Person[] => steps.flatMap((step) => ('by' in step ? [step.by] : []));

// True if the whole deal was pegged by hand. This is so if no hand of the game was counted from its cards, and the pegs end
// as a show does: the pone's peg, and later two pegs of the dealer in a row, for the hand and the crib.
const isPeggedByHand = ({ deals }: Game, deal: Deal): boolean => {
  const dealer = personAt(deal, 'crib');
  const by = pegsByHand(deal);
  const isDealers = (who: Person) => scorerOf(deal, who) === scorerOf(deal, dealer);
  return !deals.some(isCounting) && !by.every(isDealers) && by.slice(-2).every(isDealers);
};

/** Returns the button that begins the next deal. */
export const newDeal = ({ session: { game, names } }: State): DockButton => ({
  label: strings.nextDeal(nextDealer(dealOf(game)), names),
  action: { type: 'dealEnded' },
});

/** Returns the button after the end of a game. It begins the next game of the series, or another one. */
export const nextGame = (state: State): DockButton => {
  const { game, games, names, won } = state.session;
  const deal = dealOf(game);
  const result = resultIn(selectStanding(state));
  const length = lengthAt(deal, games);
  const goesOn = length > 1 && result && !seriesWinner(length, [...won, result]);
  const label = goesOn ? strings.nextGame(firstDealer(deal, result), names) : strings.newGame;
  return { label, action: { type: 'gameBegun' } };
};

/** Returns a quiet button that ends a deal in which points were entered as numbers; undefined if the green button ends it. */
export const endByHand = (state: State): DockButton | undefined => {
  const isByHand = pegsByHand(dealOf(state.session.game)).length > 0;
  return isByHand && nextInDeal(state).action?.type !== 'dealEnded' ? newDeal(state) : undefined;
};

// True if the deal has reached the throw or the play: cards were thrown, played, or entered on the Pegging screen.
const isInPlay = ({ past, session: { game } }: State): boolean => {
  const deal = dealOf(game);
  if (deal.thrown.length + turnsOf(deal).length > 0) return true;
  const entered = past.findLast(({ view }) => view !== 'board')?.view;
  return entered === 'play' && deal.hands[ourSeat(deal)].length > 0;
};

/**
 * Returns the button for the next step of the current deal. The next step is a new deal only if the crib is pegged or worth
 * nothing, or if everything that the deal can give was pegged by hand.
 */
export const nextInDeal = (state: State): DockButton => {
  const { game, names } = state.session;
  const deal = dealOf(game);
  if (selectStanding(state).winner) return nextGame(state);
  const unfinished = unfinishedOf(deal);
  if (unfinished) {
    const label = strings.finish(unfinished, personAt(deal, unfinished), names);
    return { label, action: { type: 'showCounted', seat: unfinished } };
  }
  // During the play, all four cards of our hand are known, but that hand is not being counted yet.
  const inPlay = isInPlay(state);
  const isShowing = showSeats.some((seat) => isShown(deal, seat) && !(inPlay && seat === ourSeat(deal)));
  if (isCounting(deal) || isShowing || isPlayedOut(playOf(state.session))) return countNext(state);
  if (inPlay && !isForMore(deal)) return goTo('play');
  const isBegun =
    (!isForMore(deal) && deal.dealt.length % dealtSize > 0) || showSeats.some((seat) => handOf(deal, seat).length > 0);
  if (!isBegun && isPeggedByHand(game, deal)) return newDeal(state);
  if (deal.dealt.length > 0 && !isForMore(deal)) return goTo('discard');
  return isBare(deal) ? beginDeal(state) : { label: strings.countShow, action: { type: 'showCounted' } };
};
