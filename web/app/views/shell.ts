import { html, nothing } from 'lit/html.js';
import { segments } from '../../ui/segments.js';
import { suitShapes } from '../../ui/suits.js';
import { discardsOf, ranksOf, showOf, startersOf } from '../questions.js';
import { countsRanks, handIsWhole, type Seat, type State, seats, type View } from '../state.js';
import { strings } from '../strings.js';
import { countView } from './count.js';
import { discardView } from './discard.js';
import { dock } from './dock.js';
import { menuView } from './menu.js';
import type { Controls } from './view.js';

const views: readonly View[] = ['count', 'discard'];

const choices = (state: State, { dispatch }: Controls) =>
  state.view === 'count'
    ? segments(
        strings.seatGroup,
        seats.map((value: Seat) => ({ value, label: strings.seatNames[value] })),
        state.game.count.seat,
        (seat) => dispatch({ type: 'seatChosen', seat }),
      )
    : segments(
        strings.cribGroup,
        [
          { value: true, label: strings.myCrib },
          { value: false, label: strings.theirCrib },
        ],
        state.game.discard.weDeal,
        (weDeal) => dispatch({ type: 'cribChosen', weDeal }),
      );

const header = (state: State, controls: Controls) => {
  const open = state.ui.panel === 'menu';
  return html`
    <header>
      ${open ? html`<h1 class="menu-title">${strings.appName}</h1>` : choices(state, controls)}
      <button
        type="button"
        class="menu-button"
        aria-label=${open ? strings.closeMenu : strings.menu}
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

// Said once when an answer arrives; a notice, which is also seen, goes before it.
const announcement = (state: State): string => {
  const { count } = state.game;
  if (state.view === 'discard') {
    const best = discardsOf(state)?.[0];
    return best ? strings.announceDiscard(best) : '';
  }
  if (countsRanks(count)) {
    const counted = ranksOf(state);
    return counted ? strings.announceTotal(counted.points, counted.spoken) : '';
  }
  const answer = showOf(state, count.seat);
  if (!answer) return '';
  if (count.seat === 'any') return strings.announceTotal(answer.points, answer.spoken);
  if (handIsWhole(count)) return strings.announce(count.seat, answer.points, answer.spoken);
  const cut = startersOf(state);
  return cut ? strings.announceCut(answer.points, strings.cut(cut.min, cut.max, cut.mean)) : '';
};

const status = (state: State) => html`
  <p class=${state.ui.notice ? 'notice' : 'unseen'} role="status">${state.ui.notice || announcement(state)}</p>
`;

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
          aria-current=${state.view === view ? 'page' : nothing}
          @click=${() => dispatch({ type: 'viewChosen', view })}
        >
          <span class="nav-mark" aria-hidden="true">${strings.viewMarks[view]}</span>${strings.views[view]}
        </button>
      `,
    )}
  </nav>
`;

/** The whole screen, as a function of the state. */
export const shell = (state: State, controls: Controls) => {
  const menu = state.ui.panel === 'menu';
  return html`
    ${suitShapes()}
    <div class="shell" data-view=${state.view} data-panel=${state.ui.panel ?? 'none'} data-pad=${state.ui.padOpen ? 'open' : 'folded'}>
      ${updateBar(state, controls)}${header(state, controls)}
      <main>
        ${menu ? nothing : html`<h1 class="unseen">${strings.views[state.view]}</h1>`}
        ${menu ? menuView(state, controls) : state.view === 'count' ? countView(state, controls) : discardView(state, controls)}
      </main>
      ${dock(state, controls, status(state))}
      ${navigation(state, controls)}
    </div>
  `;
};
