import { html } from 'lit/html.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving_focus.js';
import { strings } from '../../messages/app.js';
import { reviewWords } from '../../messages/review.js';
import { outlookWords } from '../../messages/win_chances.js';
import { dealOf, type Person, sidesOf } from '../../session/game.js';
import { isOfMore } from '../../session/session.js';
import { sourceOfTable } from '../../state/review_sources.js';
import { selectStanding, sideNames } from '../../state/score_selectors.js';
import { canUndo, type State } from '../../state/state.js';
import { endByHand, nextInDeal } from '../next_step.js';
import { nextStepButton } from '../next_step_button.js';
import type { Controls, ScreenView } from '../view_types.js';

/** The numbers of points that are pegged most often. They take one tap, and all other numbers take two taps. */
const quick = [1, 2, 3, 4, 5, 6];
const rest = Array.from({ length: 25 }, (_, at) => at + 7);

const pegKey = (state: State, by: Person, points: number, first: boolean, { dispatch }: Controls) => html`
  <button
    type="button"
    class="peg-key"
    aria-label=${strings.pegFor(points, by, sideNames(state.session))}
    aria-disabled=${selectStanding(state).winner ? 'true' : 'false'}
    tabindex=${first ? 0 : -1}
    @click=${() => dispatch({ type: 'pegged', by, points })}
  >
    ${points}
  </button>
`;

const group = ({ session }: State, by: Person, contents: unknown) => html`
  <div
    class="peg-keys"
    role="group"
    aria-label=${outlookWords.pegGroup(by, sideNames(session))}
    data-side=${by}
    @keydown=${(event: KeyboardEvent) => focusNext(event)}
    @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
  >
    ${contents}
  </div>
`;

const row = (state: State, by: Person, points: readonly number[], last: unknown, controls: Controls) => html`
  <p class="peg-side" data-side=${by} aria-hidden="true">${strings.nameOf(by, sideNames(state.session))}</p>
  ${group(state, by, html`${points.map((each, at) => pegKey(state, by, each, at === 0, controls))}${last}`)}
`;

const quickRow = (state: State, by: Person, controls: Controls) => {
  const over = selectStanding(state).winner !== undefined;
  const more = html`
    <button
      type="button"
      class="peg-key more"
      aria-label=${outlookWords.otherNumbers(by, sideNames(state.session))}
      aria-disabled=${over}
      tabindex="-1"
      @click=${() => over || controls.dispatch({ type: 'numbersOpened', by })}
    >
      7 …
    </button>
  `;
  return row(state, by, quick, more, controls);
};

const numbers = (state: State, by: Person, controls: Controls) => {
  const close = html`
    <button type="button" class="peg-key wide" tabindex="-1" @click=${() => controls.dispatch({ type: 'numbersOpened', by: null })}>
      ${strings.close}
    </button>
  `;
  return row(state, by, rest, close, controls);
};

const actions = (state: State, { dispatch }: Controls) => {
  const over = selectStanding(state).winner !== undefined;
  const next = nextInDeal(state);
  const { label, action } = endByHand(state) ?? {
    label: strings.newGame,
    action: { type: 'match', action: { type: 'opponentChoiceOpened' } },
  };
  return html`
    <div class="board-actions">
      <button type="button" aria-disabled=${canUndo(state) ? 'false' : 'true'} @click=${() => dispatch({ type: 'undone' })}>
        ${strings.undo}
      </button>
      ${
        over && !isOfMore(state.session)
          ? html`<button type="button" @click=${() => dispatch({ type: 'review', action: { type: 'recordOpened', source: sourceOfTable(state) } })}>${reviewWords.review}</button>`
          : html`<button type="button" @click=${() => action && dispatch(action)}>${label}</button>`
      }
      ${nextStepButton(next, dispatch)}
    </div>
  `;
};

/**
 * Draws the dock of the board screen: a row of points to peg for each side, and a row of buttons, one of which ends the
 * deal or the game.
 */
export const boardDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const by = state.ui.numbers;
  // The row of the person who holds the phone is nearest to the thumb.
  const sides = [...sidesOf(dealOf(state.session.game))].reverse();
  return html`
    <div class="pegging" data-map=${state.ui.map !== null}>
      ${by ? numbers(state, by, controls) : sides.map((side) => quickRow(state, side, controls))}
    </div>
    ${by ? '' : actions(state, controls)}
  `;
};
