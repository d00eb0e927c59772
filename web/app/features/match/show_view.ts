import { html, nothing } from 'lit/html.js';
import { misses, showLines } from '../../../ui/count_lines.js';
import { countList } from '../../../ui/count_list.js';
import { hand } from '../../../ui/hand.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { total } from '../../../ui/score_total.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { dealOf, seatsOfTwo, sideOf } from '../../session/game.js';
import { type Match, seatToShow } from '../../session/match.js';
import { matchNames } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { claimOf } from './announcements.js';
import { handToShow, selectMatchShow, selectMatchStanding } from './selectors.js';

// This file draws the show: each hand with its count, in the words that players say.

/** Draws the counts of this deal's hands. A hand that is not pegged yet shows no count. */
export const totals = (state: State, match: Match) => {
  const deal = dealOf(match.game);
  const { shows } = selectMatchStanding(state, match);
  const names = matchNames(state, match);
  return html`
    <dl class="totals" aria-label=${strings.runningTotals}>
      ${seatsOfTwo.map(
        (seat) => html`
          <div data-pegged=${shows[seat] !== undefined}>
            <dt>${strings.seatLabel(seat, sideOf(deal, seat), names)}</dt>
            <dd>${shows[seat] ?? strings.unknownTotal}</dd>
          </div>
        `,
      )}
    </dl>
  `;
};

/** Draws all three hands of a counted deal. The stylesheet hides them if the screen has no room. */
export const handsOfDeal = (state: State, match: Match) => {
  const deal = dealOf(match.game);
  const { shows } = selectMatchStanding(state, match);
  const names = matchNames(state, match);
  const starter = deal.starter ?? undefined;
  return html`
    <div class="hands-of-deal">
      ${seatsOfTwo.map(
        (seat) => html`
          <h2 class="hand-title">${strings.handName(seat, sideOf(deal, seat), names)}</h2>
          ${hand({ cards: handToShow(match, seat), starter, lifted: [], total: shows[seat] })}
        `,
      )}
    </div>
  `;
};

/** Draws our hand while the player has not entered its count. */
export const claiming = (state: State, match: Match) => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  if (!seat) return nothing;
  return html`
    <h2 class="hand-title">${strings.handName(seat, sideOf(deal, seat), matchNames(state, match))}</h2>
    ${hand({ cards: handToShow(match, seat), starter: deal.starter ?? undefined, lifted: [], total: undefined })}
    <p class="who">${againstWords.howMuch}</p>
    ${totals(state, match)}
  `;
};

/** Draws the hand that is being counted, with its count. */
export const showing = (state: State, match: Match, { dispatch }: Controls) => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  if (!seat) return nothing;
  const [short, long] = [selectMatchShow(state, match, 'short'), selectMatchShow(state, match, 'long')];
  const title = strings.handName(seat, sideOf(deal, seat), matchNames(state, match));
  const lifted = (state.ui.lifted !== null && short?.combinations[state.ui.lifted]?.cards) || [];
  const claim = claimOf(state, match);
  return html`
    <h2 class="hand-title">${title}</h2>
    ${hand({ cards: handToShow(match, seat), starter: deal.starter ?? undefined, lifted, total: undefined })}
    ${claim ? html`<p class="claimed">${claim}</p>` : nothing}
    ${
      short && long
        ? html`
            <div class="result" data-whole="true">
              ${total(short.points, short.points === 0 ? strings.nothingCounts : '', strings.spoken(engineWords.spoken(short)))}
              <div class="working">
                ${countList(showLines(long), state.ui.lifted, (line) => dispatch({ type: 'lineTapped', line }))}
                ${misses(short.nearMisses)}
              </div>
            </div>
          `
        : nothing
    }
    ${totals(state, match)}
  `;
};
