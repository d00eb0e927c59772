import { html, nothing } from 'lit/html.js';
import { againstWords } from '../../messages/match.js';
import { missesOf, overcountsOf } from '../../session/claims.js';
import { type Match, settingsOf } from '../../session/match.js';
import { matchNames } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import { seriesStanding } from '../series_standing.js';
import type { Controls } from '../view_types.js';
import { comparisonSentence, endSentence } from './announcements.js';
import { selectLead, selectSeries } from './selectors.js';
import { printChallenge } from './start/challenge_link.js';
import { seal } from './start/commitment_view.js';

// This file draws the end of a game: the result, an earlier result with the same cards, and a button to send a
// challenge.

const both = (state: State, match: Match) => {
  const { rival } = match;
  if (!rival) return nothing;
  const now = selectLead(state, match);
  const row = (who: string, lead: number) => html`<div><dt>${who}</dt><dd>${againstWords.ledBy(lead)}</dd></div>`;
  return html`
    <section class="both-sides" aria-label=${againstWords.besideTitle}>
      <dl>${row(againstWords.before(rival), rival.lead)}${row(againstWords.now, now)}</dl>
      <p>${comparisonSentence(state, match)}</p>
    </section>
  `;
};

const series = (state: State, match: Match) => {
  const now = selectSeries(state, match);
  return now ? seriesStanding(now, matchNames(state, match)) : nothing;
};

const counted = (match: Match) => {
  if (match.counts === 'app') return nothing;
  const missed = missesOf(match);
  const over = overcountsOf(match);
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  if (missed.length + over.length === 0) return html`<p>${againstWords.countedAll}</p>`;
  return html`
    ${missed.length > 0 ? html`<p>${againstWords.missed(sum(missed.map(([, holes]) => holes)), missed.length)}</p>` : nothing}
    ${over.length > 0 ? html`<p>${againstWords.overcounted(sum(over), over.length)}</p>` : nothing}
  `;
};

const send = (state: State, match: Match, { effects }: Controls) => {
  const { level, seed, swapped } = match;
  const lead = selectLead(state, match);
  if (seed === null || lead === 0) return nothing;
  const link = () =>
    new URL(`#${printChallenge({ level, seed, swapped, settings: settingsOf(match), lead })}`, effects.base()).href;
  return html`
    <button type="button" class="send-offer" @click=${() => effects.share(link(), againstWords.sentOffer(lead, level))}>
      ${againstWords.sendOffer}
    </button>
  `;
};

export const end = (state: State, match: Match, controls: Controls) => html`
  <div class="the-end">
    <h2 class="sentence" data-won=${selectLead(state, match) > 0}>${endSentence(state)}</h2>
    ${series(state, match)} ${both(state, match)} ${counted(match)} ${send(state, match, controls)} ${seal(state, true)}
  </div>
`;
