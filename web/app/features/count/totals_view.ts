import { html, nothing } from 'lit/html.js';
import { strings } from '../../messages/app.js';
import { countOf } from '../../session/count_slice.js';
import { dealOf, handSize, isHeels, isShown, personAt, type ShowSeat, seatsOf } from '../../session/game.js';
import type { Seat } from '../../session/session.js';
import { selectStanding } from '../../state/score_selectors.js';
import { selectShow } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';

// Returns the label of a hand in the totals of the show.

export const seatLabel = ({ session: { game, names } }: State, seat: Seat): string =>
  strings.seatLabel(seat, seat === 'any' ? 'us' : personAt(dealOf(game), seat), names);

// Draws a hand's total, with a tick if it is pegged.
const runningTotal = (state: State, seat: ShowSeat) => {
  const count = countOf(state.session);
  const points = count.hands[seat].length === handSize ? selectShow(state, seat)?.points : undefined;
  const pegged = selectStanding(state).shows[seat] !== undefined && isShown(dealOf(state.session.game), seat);
  return html`
    <div data-pegged=${pegged}>
      <dt>${seatLabel(state, seat)}</dt>
      <dd>${points ?? strings.unknownTotal}${pegged ? html`<span class="tick" role="img" aria-label=${strings.onBoard}>✓</span>` : nothing}</dd>
    </div>
  `;
};

export const runningTotals = (state: State) => {
  const { seat, game } = state.session;
  const deal = dealOf(game);
  if (seat === 'any' || !deal.starter) return nothing;
  return html`
    <dl class="totals" aria-label=${strings.runningTotals}>
      ${seatsOf(deal).map((each) => runningTotal(state, each))}
      ${isHeels(deal) ? html`<div data-pegged="true"><dt>${strings.heelsRunning}</dt><dd>2<span class="tick" role="img" aria-label=${strings.onBoard}>✓</span></dd></div>` : nothing}
    </dl>
  `;
};
