import { isLaidOut, playOf } from '../games/play.js';
import type { Action } from '../model/actions.js';
import { standing } from '../model/counting.js';
import type { State, View } from '../model/state.js';
import {
  dealOf,
  isBare,
  isCounting,
  isShown,
  ourSeat,
  type ShowSeat,
  showSeats,
  sideOf,
  turnsOf,
  unfinishedOf,
  wasPegged,
} from '../record/game.js';
import { strings } from '../strings.js';
import { showOf } from './count/answers.js';

/** What a button of the dock says and does. */
export interface Choice {
  readonly label: string;
  /** Absent while nothing can be done yet. */
  readonly action?: Action;
}

/** The next thing in a deal: what the green button does, and the quiet one beside it. */
export interface Flow {
  readonly primary: Choice;
  /** Not yet the thing to do. */
  readonly early?: boolean;
  readonly skip?: Choice;
}

const goTo = (view: View): Choice => ({
  label: strings.goTo(strings.views[view]),
  action: { type: 'viewChosen', view },
});

const countNext = (state: State): Choice => {
  const { game, names } = state.sitting;
  const deal = dealOf(game);
  const isDone = (seat: ShowSeat) =>
    wasPegged(deal, seat) || (isShown(deal, seat) && showOf(state, seat)?.points === 0);
  const seat = showSeats.find((each) => !isDone(each));
  if (!seat) return { label: strings.nextDeal(!deal.weDeal, names), action: { type: 'dealEnded' } };
  const by = sideOf(deal, seat);
  const points = isShown(deal, seat) ? showOf(state, seat)?.points : undefined;
  return points
    ? { label: strings.pegFor(points, by, names), action: { type: 'showPegged', seat } }
    : { label: strings.nextHand(seat, by, names), action: { type: 'showCounted', seat } };
};

// Who throws in the app does so in every deal; two players with names may only count.
const beginDeal = ({ sitting: { game, names } }: State): Choice => {
  const before = game.deals.at(-2);
  const throws = before ? before.dealt.length > 0 : names.us + names.them === '';
  return throws ? goTo('discard') : { label: strings.countShow, action: { type: 'showCounted' } };
};

/** What the deal on the table needs next: another deal only if its crib is counted, or if points were pegged by hand. */
export const nextInDeal = (state: State): Choice => {
  const { game, names } = state.sitting;
  const deal = dealOf(game);
  if (standing(state).winner) return { label: strings.newGame, action: { type: 'gameBegun' } };
  const unfinished = unfinishedOf(deal);
  if (unfinished) {
    const label = strings.finish(unfinished, sideOf(deal, unfinished), names);
    return { label, action: { type: 'showCounted', seat: unfinished } };
  }
  // Our own four lie there since the throw.
  const isPlayed = deal.thrown.length + turnsOf(deal).length > 0;
  const isShowing = showSeats.some((seat) => isShown(deal, seat) && !(isPlayed && seat === ourSeat(deal)));
  if (isCounting(deal) || isShowing || isLaidOut(playOf(state.sitting))) return countNext(state);
  if (deal.steps.some((step) => 'by' in step))
    return { label: strings.nextDeal(!deal.weDeal, names), action: { type: 'dealEnded' } };
  if (isPlayed) return goTo('play');
  if (deal.dealt.length > 0) return goTo('discard');
  return isBare(deal) ? beginDeal(state) : { label: strings.countShow, action: { type: 'showCounted' } };
};
