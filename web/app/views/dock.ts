import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Card } from '../../engine/index.js';
import { type KeyState, type PadAction, pad } from '../../ui/pad.js';
import { canUndo, cardsInFront, cardsSeen, isEmpty, isWhole } from '../screens.js';
import { covers, type State } from '../state.js';
import { strings } from '../strings.js';
import { screenViews } from './screens.js';
import { textEntry } from './text_entry.js';
import type { Controls } from './view.js';

const cardPad = (state: State, { dispatch, effects }: Controls) => {
  const used = new Set(cardsInFront(state));
  const elsewhere = new Set(cardsSeen(state));
  const marks = screenViews[state.view].marks(state);
  const adds = (card: Card) => marks?.adds.get(card);
  const keyState = (card: Card): KeyState => (used.has(card) ? 'used' : elsewhere.has(card) ? 'elsewhere' : 'free');
  const keyName = (card: Card) => {
    const added = adds(card);
    return added === undefined ? strings.cardName(card) : strings.cardAdds(card, added);
  };
  const actions: readonly [PadAction, PadAction, PadAction, PadAction] = [
    { label: strings.undo, act: () => dispatch({ type: 'undone' }), disabled: !canUndo(state) },
    {
      label: strings.clear,
      act: () => dispatch({ type: 'cleared' }),
      disabled: isEmpty(state),
    },
    { label: strings.deal, act: effects.deal },
    { label: strings.text, act: () => dispatch({ type: 'panelChosen', panel: 'text' }) },
  ];
  return pad({
    label: strings.pad,
    suitName: (suit) => strings.suitNames[suit],
    keyName,
    keyState,
    adds,
    mostAdded: marks?.most,
    tap: (card) => dispatch({ type: 'cardTapped', card }),
    actions,
  });
};

const foldedPad = (state: State, { dispatch }: Controls) => html`
  <div class="folded">
    <button type="button" aria-disabled=${canUndo(state) ? nothing : 'true'} @click=${() => dispatch({ type: 'undone' })}>
      ${strings.undo}
    </button>
    <button type="button" @click=${() => dispatch({ type: 'padOpened' })}>${strings.cards}</button>
    <button type="button" class="primary" @click=${() => dispatch({ type: 'nextTapped' })}>
      ${screenViews[state.view].nextLabel(state)}
    </button>
  </div>
`;

const contents = (state: State, controls: Controls) => {
  if (covers(state.ui.panel)) return nothing;
  if (state.ui.panel === 'text') return textEntry(state, controls);
  return html`${cardPad(state, controls)}${foldedPad(state, controls)}`;
};

/** What the thumb reaches: the pad, or one row when the answer has the screen, or the text field; `status` above it. */
export const dock = (state: State, controls: Controls, status: TemplateResult) => html`
  <section
    class="dock"
    aria-label=${strings.pad}
    data-panel=${state.ui.panel ?? 'none'}
    data-open=${state.ui.padOpen}
    data-whole=${isWhole(state)}
  >
    ${status}${contents(state, controls)}
  </section>
`;
