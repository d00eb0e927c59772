import { html, nothing } from 'lit/html.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving_focus.js';
import { strings } from '../../messages/app.js';
import { reviewWords } from '../../messages/review.js';
import { outlookWords } from '../../messages/win_chances.js';
import {
  dealerOf,
  dealOf,
  isForMore,
  isOnlyScore,
  type Person,
  people,
  peopleOf,
  scorerOf,
  sidesOf,
} from '../../session/game.js';
import { cleanName, noNames } from '../../session/record_text.js';
import { isOfMore } from '../../session/session.js';
import type { Action } from '../../state/actions.js';
import { sourceOfTable } from '../../state/review_sources.js';
import { selectStanding, sideNames } from '../../state/score_selectors.js';
import { canUndo, type State } from '../../state/state.js';
import { endByHand, nextInDeal } from '../next_step.js';
import { nextStepButton } from '../next_step_button.js';
import type { Controls, ScreenView } from '../view_types.js';

/** The numbers of points that are pegged most often. They take one tap, and all other numbers take two taps. */
const quick = [1, 2, 3, 4, 5, 6];
const rest = Array.from({ length: 25 }, (_, at) => at + 7);

// Draws the name as a field, because it is edited in place.
const nameField = ({ session: { game, names } }: State, by: Person, { dispatch }: Controls) => html`
  <input
    class="name"
    type="text"
    maxlength="16"
    size=${Math.max(2, strings.nameOf(by, names).length)}
    autocomplete="off"
    spellcheck="false"
    aria-label=${outlookWords.myName(by, isForMore(dealOf(game)) ? people.indexOf(by) + 1 : undefined)}
    placeholder=${strings.nameOf(by, noNames)}
    .value=${names[by] ?? ''}
    @change=${({ target }: Event) => {
      const field = target as HTMLInputElement;
      field.value = cleanName(field.value).trim();
      dispatch({ type: 'named', by, name: field.value });
    }}
  />
`;

// Draws the names and the score of a side, above its keys.
const plate = (state: State, side: Person, controls: Controls) => {
  const now = selectStanding(state);
  const deal = dealOf(state.session.game);
  const of = peopleOf(deal).filter((who) => scorerOf(deal, who) === side);
  const dealer = of.find((who) => who === dealerOf(deal));
  const deals = of.length > 1 && dealer ? strings.deals(dealer, state.session.names) : strings.dealer;
  return html`
    <dl class="score-plate" data-side=${side}>
      <dt>
        <span class="swatch" aria-hidden="true"></span><span class="names">${of.map((who) => nameField(state, who, controls))}</span>${dealer ? html` <small>${deals}</small>` : nothing}
      </dt>
      <dd>${now.pegs[side]?.[0]}</dd>
    </dl>
  `;
};

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
  ${plate(state, by, controls)}
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
  // A template of its own makes new keys, so that the first of them is the tab stop again.
  return html`${row(state, by, rest, close, controls)}`;
};

// Draws the button beside the next step: a review after a game that was recorded, before its end a new deal or a game.
const besideNext = (state: State, { dispatch }: Controls) => {
  const button = (label: string, action: Action) =>
    html`<button type="button" @click=${() => dispatch(action)}>${label}</button>`;
  if (!selectStanding(state).winner) {
    const { label, action } = endByHand(state) ?? { label: strings.newGame };
    return button(label, action ?? { type: 'match', action: { type: 'opponentChoiceOpened' } });
  }
  return isOfMore(state.session) || isOnlyScore(state.session.game)
    ? nothing
    : button(reviewWords.review, {
        type: 'review',
        action: { type: 'recordOpened', source: sourceOfTable(state) },
      });
};

const actions = (state: State, controls: Controls) => {
  const undo = () => controls.dispatch({ type: 'undone' });
  return html`
    <div class="board-actions">
      <button type="button" aria-disabled=${canUndo(state) ? 'false' : 'true'} @click=${undo}>${strings.undo}</button>
      ${besideNext(state, controls)} ${nextStepButton(nextInDeal(state), controls.dispatch)}
    </div>
  `;
};

/**
 * Draws the dock of the board screen: for each side its names, its score and a row of points to peg, and below them a row of
 * buttons, one of which ends the deal or the game.
 */
export const boardDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const by = state.ui.numbers;
  const side = (each: Person) => {
    if (!by) return quickRow(state, each, controls);
    return each === by ? numbers(state, each, controls) : plate(state, each, controls);
  };
  return html`
    <div class="pegging" data-map=${state.ui.map !== null}>
      ${sidesOf(dealOf(state.session.game)).map(side)}
    </div>
    ${by ? '' : actions(state, controls)}
  `;
};
