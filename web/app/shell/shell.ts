import { html, nothing } from 'lit/html.js';
import type { Side } from '../../engine/index.js';
import { suitShapes } from '../../ui/suits.js';
import { endSentence } from '../features/board/feature.js';
import type { Controls } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { pageAddress } from '../messages/page_links.js';
import { matchInFront, seriesAnnouncement } from '../root/late_features.js';
import { inWords } from '../root/registry.js';
import { dealerOf, dealOf, type Person, scorerOf, sidesOf } from '../session/game.js';
import { noNames } from '../session/record_text.js';
import { isBeforeGame, isFresh } from '../session/session.js';
import { holesOf, isStandingKnown, sideNames } from '../state/score_selectors.js';
import { covers, type Panel, type State, type View, views } from '../state/state.js';
import { nameInFront, viewInFront } from './active_view.js';
import { dock, ownDock } from './dock.js';
import { scoreChip } from './score_chip.js';

const titles: Readonly<Record<NonNullable<Panel>, () => string>> = {
  menu: () => strings.appName,
  share: () => strings.sharePosition,
  embed: () => strings.embedTitle,
  text: () => '',
};

// True on the board, and on the review that it leads to.
const leadsFromBoard = ({ view }: State): boolean => view === 'board' || view === 'review';

// True if the screen belongs to this entry of the navigation. The board stands for all of a game.
const isWithin = (state: State, view: View): boolean =>
  state.view === view || (view === 'board' && (leadsFromBoard(state) || state.view === 'play'));

// True on the screens without the score in the top row: the board, the review and practice, and Count before a game.
const hidesScore = (state: State): boolean =>
  leadsFromBoard(state) || state.view === 'practice' || (state.view === 'count' && isBeforeGame(state.session));

const header = (state: State, controls: Controls) => {
  const { panel } = state.ui;
  const open = covers(panel);
  const name = panel === 'menu' ? strings.closeMenu : open ? strings.close : strings.menu;
  return html`
    <header>
      ${
        panel && open
          ? html`<h1 class="panel-title" tabindex="-1">${titles[panel]()}</h1>`
          : html`${viewInFront(state, controls).choices(state, controls)}${hidesScore(state) ? nothing : scoreChip(state, controls)}`
      }
      <button
        type="button"
        class="menu-button"
        aria-label=${name}
        aria-expanded=${open}
        @click=${() => controls.dispatch({ type: 'panelChosen', panel: open ? null : 'menu' })}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d=${open ? 'M5 5l10 10M15 5L5 15' : 'M3 5.500h14M3 10h14M3 14.500h14'} />
        </svg>
      </button>
    </header>
  `;
};

interface Status {
  /** The steps of the record that the last action added. */
  readonly told: string;
  /** A notice, or the end of the game, which can be seen too. */
  readonly said: string;
  /** How a series stands after the end of a game. */
  readonly series?: string;
  /** The answer on the screen. A notice is shown instead of it. */
  readonly later: string;
  readonly look: string;
}

/** Returns the sentences of the status line, and its look. A screen reader announces each of them when it changes. */
export const statusOf = (state: State): Status => {
  const { said: told } = state.told;
  const own = matchInFront(state);
  const notice = state.ui.notice || (state.ui.late ? strings.stillLoading : '');
  if (notice) return { told, said: notice, later: '', look: 'notice' };
  const apart = own || state.view === 'review' || state.view === 'practice';
  const said = apart ? '' : endSentence(state);
  if (said) return { told, said, series: seriesAnnouncement(state), later: '', look: 'notice won' };
  return { told, said, later: (own ?? inWords(state))?.announce(state) ?? '', look: 'unseen' };
};

const status = (state: State) => {
  const { told, said, series, later, look } = statusOf(state);
  return html`<p class=${look} role="status" aria-atomic="false"><span class="unseen">${told && `${told} `}</span>${said}${series && html` <small>${series}</small>`}<span class="unseen">${later}</span></p>`;
};

// Draws a bar that says that a position from a link suspends the player's own game. The buttons in the bar keep the
// position or leave it.
const positionBar = ({ suspended }: State, { dispatch }: Controls) =>
  suspended && !isFresh(suspended.session)
    ? html`
        <section class="update-bar position-bar" aria-label=${strings.position}>
          <span>${strings.position}</span>
          <button type="button" @click=${() => dispatch({ type: 'positionKept' })}>${strings.keepPosition}</button>
          <button type="button" @click=${() => dispatch({ type: 'positionLeft' })}>${strings.leavePosition}</button>
        </section>
      `
    : nothing;

// Draws a bar with a button that returns to the review from one of its decisions.
const reviewBar = ({ dispatch }: Controls) => {
  const back = () => {
    dispatch({ type: 'positionLeft' });
    dispatch({ type: 'viewChosen', view: 'review' });
  };
  return html`
    <section class="update-bar position-bar" aria-label=${strings.fromReview}>
      <span>${strings.fromReview}</span>
      <button type="button" @click=${back}>${strings.backToReview}</button>
    </section>
  `;
};

// Draws a bar over the cards of one of two players who share the phone, with a button that covers them.
const adviceBar = (by: Side, { suspended }: State, { dispatch }: Controls) => html`
  <section class="update-bar position-bar">
    <span>${strings.adviceFor(by, suspended?.session.names ?? noNames)}</span>
    <button type="button" @click=${() => dispatch({ type: 'positionLeft' })}>${strings.coverCards}</button>
  </section>
`;

const overOurGame = (state: State, controls: Controls) =>
  state.ui.advised ? adviceBar(state.ui.advised, state, controls) : gameBar(state, controls);

const gameBar = (state: State, controls: Controls) =>
  state.ui.ringed.length > 0 && state.review?.page === 'review' ? reviewBar(controls) : positionBar(state, controls);

const updateBar = ({ ui }: State, { effects }: Controls) =>
  ui.updateWaiting
    ? html`<div class="update-bar">${strings.update}<button type="button" @click=${effects.useUpdate}>${strings.updateNow}</button></div>`
    : nothing;

const navigation = (state: State, { dispatch }: Controls) => html`
  <nav aria-label=${strings.appName}>
    ${views.map(
      (view) => html`
        <button
          type="button"
          aria-current=${isWithin(state, view) ? 'page' : nothing}
          @click=${() => dispatch({ type: 'viewChosen', view })}
        >
          <span class="nav-mark" aria-hidden="true">${strings.viewMarks[view]}</span>${strings.views[view]}
        </button>
      `,
    )}
  </nav>
`;

// Draws the column at the side of a wide screen: the app's name, the navigation, the score, and links to other pages.
const rail = (state: State, controls: Controls) => {
  const { session, ui } = state;
  const deal = dealOf(session.game);
  const names = sideNames(session);
  const holes = holesOf(state);
  const line = (side: Person) => html`
    <div><dt>${strings.nameOf(side, names)}${scorerOf(deal, dealerOf(deal)) === side ? html` <small>${strings.dealer}</small>` : nothing}</dt><dd>${isStandingKnown(state) ? holes[side] : nothing}</dd></div>
  `;
  return html`
    <div class="rail">
      <p class="wordmark" aria-hidden="true">${strings.appName}</p>
      ${navigation(state, controls)}
      <div class="rail-foot">
        ${isBeforeGame(session) ? nothing : html`<dl class="rail-score">${sidesOf(deal).map(line)}</dl>`}
        <p><a href=${pageAddress('cribs')}>${strings.cribsShort}</a> <a href=${pageAddress('leads')}>${strings.leadsShort}</a> <a href=${pageAddress('odds')}>${strings.oddsShort}</a></p>
        <p><a href=${pageAddress('rules')}>${strings.rules}</a> <a href=${pageAddress('help')}>${strings.help}</a></p>
        <p class="note">${strings.offline[ui.offline]}</p>
      </div>
    </div>
  `;
};

const sheet = (state: State, controls: Controls) => {
  const { panel } = state.ui;
  const shown = panel === null || panel === 'text' ? undefined : controls.effects.sheets()?.[panel];
  return shown ? shown(state, controls) : nothing;
};

/** Draws the whole screen as a function of the state. */
export const shell = (state: State, controls: Controls) => {
  const covered = covers(state.ui.panel);
  return html`
    ${suitShapes()}
    <div
      class="shell"
      data-view=${nameInFront(state)}
      data-covered=${covered}
      data-pad=${state.ui.padOpen && ownDock(state, controls) === undefined ? 'open' : 'folded'}
    >
      <div class="bars">${updateBar(state, controls)}${overOurGame(state, controls)}</div>${header(state, controls)}
      <main>
        ${covered ? nothing : html`<h1 class="unseen">${strings.views[state.view]}</h1>`}
        ${covered ? sheet(state, controls) : viewInFront(state, controls).body(state, controls)}
      </main>
      ${dock(state, controls, status(state))}
      ${rail(state, controls)}
    </div>
  `;
};
