import { strings } from '../messages/app.js';
import {
  type Deal,
  dealerOf,
  dealOf,
  handOf,
  handSize,
  isBare,
  isCounting,
  isHeels,
  isShown,
  isUntouched,
  personAt,
  type ShowSeat,
  scorerOf,
  showSeats,
  turnsOf,
  wasPegged,
} from '../session/game.js';
import { hasGame, isLoneEmpty, type Session } from '../session/session.js';
import type { SessionAction } from '../state/actions.js';
import { selectStanding } from '../state/score_selectors.js';
import { selectShow } from '../state/show_queries.js';
import type { State } from '../state/state.js';
import { isSame } from './enter_screen.js';
import { beginsDeal } from './session_reducer.js';

// This file has the notices about effects of a step that are not visible on the screen where the step was made.

// True if a change of the dealer moves points to the other player. This happens if a pegged hand stays with its seat
// (pone or dealer), because the other player now has that seat.
const changesSides = ({ game: was }: Session, { game: is }: Session): boolean =>
  showSeats.some((seat) => wasPegged(dealOf(is), seat) && isSame(dealOf(is).hands[seat], dealOf(was).hands[seat]));

// True if a hand whose cards are all known is not pegged yet. A hand that counts 0 is left out, but not one whose points
// are still unknown.
const isUncounted = (state: State, seat: ShowSeat): boolean => {
  const deal = dealOf(state.session.game);
  return isShown(deal, seat) && !wasPegged(deal, seat) && (selectShow(state, seat)?.points ?? 1) > 0;
};

// True if a step also clears the thrown or the played cards, which are on other screens. These cards are cleared together
// with our hand or the crib.
const clearsUnseen = (was: Deal, is: Deal): boolean =>
  is.thrown.length < was.thrown.length || turnsOf(is).length < turnsOf(was).length;

// True if cards on the table are still to be thrown or counted. Once a hand is counted, the crib's cards are ignored,
// because the points of the crib may have been entered as a number.
const isBegun = (deal: Deal): boolean =>
  (deal.dealt.length > 0 && deal.thrown.length === 0) ||
  showSeats.some((seat) => seat !== 'crib' && !wasPegged(deal, seat) && handOf(deal, seat).length % handSize > 0) ||
  (handOf(deal, 'crib').length > 0 && !isCounting(deal));

// Says what happens to the current deal when the next one begins. A deal is complete if its crib is counted or if
// points were entered as numbers.
const saidOfDeal = (state: State, done: SessionAction, { game: is }: Session): string => {
  const { names, game } = state.session;
  const was = dealOf(game);
  const ended = done.type === 'dealEnded';
  const next = strings.nextDeal(dealerOf(dealOf(is)), names);
  const uncounted = showSeats.filter((seat) => isUncounted(state, seat)).length;
  const stays = is.deals.length > game.deals.length;
  if (stays && uncounted > 0)
    return ended ? strings.leftUncounted(uncounted) : `${next}. ${strings.leftUncounted(uncounted)}`;
  const isDone = isShown(was, 'crib') || (was.steps.some((step) => 'by' in step) && !isBegun(was));
  if (stays && isDone) return ended ? '' : next;
  return isBare(was) ? next : `${next}. ${strings.lastCardsBack}`;
};

/** Describes the hidden effects of a step, which undo reverts; empty if all effects are visible. */
export const noticeAfter = (state: State, done: SessionAction, session: Session): string => {
  const { names, game } = state.session;
  const was = dealOf(game);
  if (done.type === 'tableSet') return hasGame(state.session) && !isUntouched(game) ? strings.gameBegun : '';
  if (done.type === 'gameBegun')
    return selectStanding(state).winner && done.games === undefined ? '' : strings.gameBegun;
  if (done.type === 'dealEnded' || beginsDeal(state, done)) return saidOfDeal(state, done, session);
  const isLoneDropped =
    !isLoneEmpty(state.session) && isLoneEmpty(session) && session.keepsScore === state.session.keepsScore;
  if (isLoneDropped && done.type !== 'cleared') return strings.cardsBack;
  if (done.type === 'cleared' && clearsUnseen(was, dealOf(session.game))) return strings.cardsBack;
  const is = dealOf(session.game);
  if (!isHeels(was) && isHeels(is) && is.steps.length < was.steps.length)
    return strings.heels(dealerOf(is), names, true);
  if (done.type === 'dealerChosen' && turnsOf(was).length > 0) return strings.takenUp(done.dealer, names);
  if (done.type === 'dealerChosen' && isHeels(was) && dealerOf(dealOf(session.game)) !== dealerOf(was))
    return strings.heels(done.dealer, names);
  if (done.type === 'dealerChosen' && changesSides(state.session, session))
    return strings.dealerMoved(done.dealer, names);
  return '';
};

/** Says which pegged hands now count differently, so that a peg has moved. */
export const correction = (before: State, after: State): string => {
  const { game, names } = after.session;
  const deal = dealOf(game);
  if (before.counted === after.counted || game.deals.length !== before.counted?.deals) return '';
  const [{ shows }, { whole }] = [before.counted.standing, before.counted];
  const is = selectStanding(after);
  const moved = showSeats.filter((each) => shows[each] !== undefined && shows[each] !== (is.shows[each] ?? 0));
  const told = moved.filter((each) => whole[each] !== is.shows[each]);
  const said = told.map((seat) => {
    const by = personAt(deal, seat);
    const score = is.pegs[scorerOf(deal, by)]?.[0] ?? 0;
    return strings.corrected(whole[seat] ?? 0, is.shows[seat] ?? 0, by, score, names);
  });
  const lost = before.counted.standing.heels > 0 && is.heels === 0 ? [strings.heelsBack(dealerOf(deal), names)] : [];
  return [...said, ...lost].join(' ');
};
