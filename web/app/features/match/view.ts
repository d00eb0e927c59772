import { html, nothing } from 'lit/html.js';
import { board } from '../../../ui/board.js';
import { hand } from '../../../ui/hand.js';
import { strings } from '../../messages/app.js';
import { guideWords } from '../../messages/guide.js';
import { againstWords } from '../../messages/match.js';
import { outlookWords } from '../../messages/win_chances.js';
import { lastHole } from '../../session/game.js';
import { isBegun, isGuided, type Match } from '../../session/match.js';
import { isBeforeGame } from '../../session/session.js';
import { matchNames } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { hintOf, seriesSentence } from './announcements.js';
import { strip } from './board_strip.js';
import { againstDock } from './dock.js';
import { type Phase, phaseOf } from './phase.js';
import { end } from './result_view.js';
import { selectCut, selectFirstDeal, selectMatch, selectMatchStanding } from './selectors.js';
import { claiming, handsOfDeal, showing, totals } from './show_view.js';
import { offer } from './start/challenge_view.js';
import { seal } from './start/commitment_view.js';
import { choice } from './start/opponent_choice_view.js';
import { fallenCards, starterAndCrib, theirSide } from './table_view.js';

const title = (state: State) => {
  const match = selectMatch(state);
  const front = state.match?.page;
  if (front === 'offer') return html`<b>${againstWords.offerTitle}</b>`;
  if (front === 'choice' || !match) return html`<b>${againstWords.chooseTitle}</b>`;
  if (isGuided(match)) return html`<b>${guideWords.title}</b>`;
  const deal = match.game.deals.length;
  return html`
    <b>${againstWords.against(match.level)}</b>
    ${deal > 0 ? html`<span class="note">${againstWords.dealNumber(deal)}</span>` : nothing}
  `;
};

// Leaves a game for the page from which it can be resumed. Leaves that page for the board or, if no game is kept at the
// table, for the first screen.
const leave = ({ session, match }: State, { dispatch }: Controls) => {
  const isGame = match?.page === 'match';
  dispatch({ type: 'match', action: { type: isGame ? 'opponentChoiceOpened' : 'matchLeft' } });
  if (!isGame && isBeforeGame(session)) dispatch({ type: 'viewChosen', view: 'count' });
};

const leaveGuide = (state: State, { dispatch }: Controls) => {
  const match = selectMatch(state);
  if (!match || state.match?.page !== 'match' || !isGuided(match)) return nothing;
  const stop = () => dispatch({ type: 'match', action: { type: 'guideLeft' } });
  return html`<button type="button" class="quiet" @click=${stop}>${guideWords.stop}</button>`;
};

const explanation = ({ match: matchState }: State) =>
  matchState?.explained
    ? html`<p class="explanation" role="note" aria-label=${guideWords.label}>${matchState.explained}</p>`
    : nothing;

const choices: ScreenView['choices'] = (state, controls) => html`
  <div class="against-title">
    <p>${title(state)}</p>
    ${leaveGuide(state, controls)}
    <button type="button" class="quiet" @click=${() => leave(state, controls)}>
      ${state.match?.page === 'match' ? againstWords.leave : againstWords.back}
    </button>
  </div>
`;

const nextInSeries = (state: State, match: Match) => html`
  <h2 class="hand-title">${againstWords.seriesGame(match.earlier.length + 1, match.games)}</h2>
  <p class="who">${seriesSentence(state, match)}</p>
  <p>${seriesDealer(state, match)}</p>
  ${seal(state, false)}
`;

const seriesDealer = (state: State, match: Match): string => {
  const weDeal = selectFirstDeal(state, match);
  return weDeal === undefined ? '' : againstWords.loserDeals(weDeal, matchNames(state, match));
};

const cutForDeal = (state: State, match: Match) => {
  if (match.earlier.length > 0) return nextInSeries(state, match);
  const cut = selectCut(state, match);
  if (!cut) return nothing;
  const names = matchNames(state, match);
  return html`
    <h2 class="hand-title">${againstWords.cutTitle}</h2>
    <dl class="cut-for-deal">
      <div><dt>${strings.nameOf('them', names)}</dt><dd>${hand({ cards: [cut.theirs], starter: undefined, lifted: [], total: undefined })}</dd></div>
      <div><dt>${strings.nameOf('us', names)}</dt><dd>${hand({ cards: [cut.ours], starter: undefined, lifted: [], total: undefined })}</dd></div>
    </dl>
    <p class="who">${strings.deals(cut.weDeal ? 'us' : 'them', names)}.</p>
    ${isGuided(match) ? nothing : seal(state, false)}
  `;
};

const wholeBoard = (state: State, match: Match) => {
  const { us, them } = selectMatchStanding(state, match).pegs;
  const label = outlookWords.boardPicture(
    [
      ['us', us],
      ['them', them],
    ],
    matchNames(state, match),
  );
  const marks = match.game.target ? againstWords.shortMarks : outlookWords.boardMarks;
  return board({ us, them, label, marks, tap: () => undefined });
};

const middle = (state: State, match: Match, phase: Phase, controls: Controls) => {
  if (phase === 'draw' || phase === 'cut') return cutForDeal(state, match);
  if (phase === 'claim') return claiming(state, match);
  if (phase === 'show') return showing(state, match, controls);
  if (phase === 'over') return end(state, match, controls);
  if (phase === 'dealt') return html`${totals(state, match)}${handsOfDeal(state, match)}`;
  const hint = hintOf(state, match);
  return html`
    ${theirSide(state, match)}${fallenCards(state, match)}${starterAndCrib(state, match)}
    ${hint ? html`<p class="hint" aria-hidden="true">${hint}</p>` : nothing}
  `;
};

const body: ScreenView['body'] = (state, controls) => {
  const match = selectMatch(state);
  const front = state.match?.page;
  if (front === 'offer') return offer(state, controls);
  if (front === 'choice' || !match) return choice(state, controls);
  const phase = phaseOf(state, match);
  return html`
    <div class="against" data-stage=${phase} data-guided=${isGuided(match)} data-target=${match.game.target ?? lastHole}>
      <div class="at-table">${isBegun(match) ? strip(state, match) : nothing} ${explanation(state)} ${middle(state, match, phase, controls)}</div>
      <div class="beside-table">${wholeBoard(state, match)}</div>
    </div>
  `;
};

export const againstView: ScreenView = {
  choices,
  body,
  dock: againstDock,
};
