import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Card } from '../../engine/index.js';
import { type KeyState, type PadAction, pad } from '../../ui/pad.js';
import type { DockButton } from '../features/next_step.js';
import { nextStepButton } from '../features/next_step_button.js';
import type { Controls } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { cardsInFront, cardsSeen, isComplete } from '../root/registry.js';
import { dealOf } from '../session/game.js';
import { canUndo, covers, type State } from '../state/state.js';
import { nameInFront, viewInFront } from './active_view.js';
import { textEntry } from './text_entry.js';

const cardPad = (state: State, controls: Controls) => {
  const { dispatch } = controls;
  const used = new Set(cardsInFront(state));
  const elsewhere = new Set(cardsSeen(state));
  const marks = viewInFront(state, controls).marks?.(state);
  const adds = (card: Card) => marks?.adds.get(card);
  const keyState = (card: Card): KeyState => (used.has(card) ? 'used' : elsewhere.has(card) ? 'elsewhere' : 'free');
  const keyName = (card: Card) => {
    const added = adds(card);
    return added === undefined ? strings.cardName(card) : strings.cardAdds(card, added);
  };
  const undo: PadAction = { label: strings.undo, act: () => dispatch({ type: 'undone' }), disabled: !canUndo(state) };
  const type: PadAction = { label: strings.text, act: () => dispatch({ type: 'panelChosen', panel: 'text' }) };
  return pad({
    label: strings.pad,
    suitName: (suit) => strings.suitNames[suit],
    keyName,
    keyState,
    adds,
    mostAdded: marks?.most,
    tap: (card) => dispatch({ type: 'cardTapped', card }),
    actions: [undo, undefined, undefined, type],
  });
};

// Draws the folded pad: the undo button, the green button for the next step, and a button that skips that step or opens
// the pad.
const foldedPad = (state: State, controls: Controls) => {
  const { dispatch } = controls;
  const flow = viewInFront(state, controls).flow?.(state);
  const skip = ({ label, action }: DockButton) => html`
    <button type="button" class="skip" aria-disabled=${action ? nothing : 'true'} @click=${() => action && dispatch(action)}>
      ${label}
    </button>
  `;
  return html`
    <div class="folded">
      <button type="button" aria-disabled=${canUndo(state) ? nothing : 'true'} @click=${() => dispatch({ type: 'undone' })}>
        ${strings.undo}
      </button>
      ${flow ? nextStepButton(flow.primary, dispatch, flow.early) : nothing}
      ${
        flow?.skip
          ? skip(flow.skip)
          : html`<button type="button" @click=${() => dispatch({ type: 'padOpened' })}>${strings.cards}</button>`
      }
    </div>
  `;
};

// Draws a button that opens the text field, for players with a keyboard. They may also type cards without that field.
const typeHere = (state: State, controls: Controls) => html`
  <button type="button" class="type-here" @click=${() => controls.dispatch({ type: 'panelChosen', panel: 'text' })}>
    <span class="note">${viewInFront(state, controls).typed?.()}</span>
  </button>
`;

/** Draws the screen's own dock, in place of the pad. */
export const ownDock = (state: State, controls: Controls) => viewInFront(state, controls).dock?.(state, controls);

const contents = (state: State, controls: Controls) => {
  if (covers(state.ui.panel)) return nothing;
  if (state.ui.panel === 'text') return textEntry(state, controls);
  const own = ownDock(state, controls);
  if (own) return own;
  return html`${typeHere(state, controls)}${cardPad(state, controls)}${foldedPad(state, controls)}`;
};

// True if a hand was just pegged, and the pad opened for the next hand.
const cameWithPeg = ({ session: { game, seat } }: State): boolean => {
  const { steps, hands } = dealOf(game);
  const last = steps.at(-1);
  return last !== undefined && 'show' in last && last.show !== seat && seat !== 'any' && hands[seat]?.length === 0;
};

const showsPegged = ({ session: { game } }: State): number =>
  dealOf(game).steps.filter((step) => 'show' in step).length;

/** Draws the dock: the status line, and below it the pad, the folded pad, the text field, or the screen's own dock. */
export const dock = (state: State, controls: Controls, status: TemplateResult) => html`
  <section
    class="dock"
    aria-label=${nameInFront(state) === 'board' ? strings.pegs : strings.pad}
    data-panel=${state.ui.panel ?? 'none'}
    data-open=${state.ui.padOpen}
    data-pegged=${cameWithPeg(state)}
    data-even=${showsPegged(state) % 2 === 0}
    data-whole=${isComplete(state)}
    data-own=${ownDock(state, controls) !== undefined}
  >
    ${status}${contents(state, controls)}
  </section>
`;
