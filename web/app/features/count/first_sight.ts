import { html } from 'lit/html.js';
import { strings } from '../../messages/app.js';
import { isFresh } from '../../session/session.js';
import { canUndo, type State } from '../../state/state.js';
import { goOn } from '../resume_buttons.js';
import type { Controls } from '../view_types.js';

/** True until the first card or step: the Count screen then says what the app is, and shows what else it does. */
export const isFirstSight = (state: State): boolean =>
  state.session.seat !== 'any' && isFresh(state.session) && !canUndo(state);

/** Draws the app's name, and one sentence that says what it does. */
export const appTitle = () => html`
  <div class="app-title">
    <p class="wordmark" aria-hidden="true">${strings.appName}</p>
    <p class="tagline">${strings.tagline}</p>
  </div>
`;

const door = (label: string, says: string, open: () => void) => html`
  <button type="button" class="door" @click=${open}>${label} <small>${says}</small></button>
`;

/**
 * Draws the ways to a game: the one to go on with, a new one against the engine, and one whose score is kept. On a small
 * phone the button that deals random cards stands beside them, because the line above has no room for it.
 */
export const doors = (state: State, controls: Controls) => {
  const { dispatch, effects } = controls;
  return html`
    <div class="doors">
      ${goOn(state, controls)}
      ${door(strings.playComputer, strings.playComputerSays, () => {
        dispatch({ type: 'viewChosen', view: 'board' });
        dispatch({ type: 'match', action: { type: 'opponentChoiceOpened' } });
      })}
      ${door(strings.keepScore, strings.keepScoreSays, () => dispatch({ type: 'scoreKept' }))}
      <button type="button" class="door random" @click=${effects.deal}>${strings.tryRandom}</button>
    </div>
  `;
};
