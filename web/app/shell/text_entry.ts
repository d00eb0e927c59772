import { html, nothing } from 'lit/html.js';
import { smallCards } from '../../ui/card.js';
import { engineWords } from '../../ui/messages/engine.js';
import type { Controls } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { readingOf } from '../root/active_queries.js';
import { screenOf } from '../root/registry.js';
import { sessionRefusal } from '../root/session_reducer.js';
import type { State } from '../state/state.js';
import { viewInFront } from './active_view.js';

/** Draws the field for cards as text, and the cards that were read from it. */
export const textEntry = (state: State, controls: Controls) => {
  const { dispatch } = controls;
  const { text } = state.ui;
  const takesRanks = screenOf(state.view).cards?.takesRanks;
  const reading = text === '' ? undefined : readingOf(state);
  const { cards = [], error } = reading?.cards ?? {};
  const read = cards.length > 0 && !error;
  const refusal = read ? sessionRefusal(state, { type: 'cardsGiven', cards }) : '';
  const usable = read && !refusal;
  const ranks = takesRanks && error ? reading?.ranks : undefined;
  const understood = ranks
    ? strings.textRanks(text.trim().toUpperCase())
    : cards.length > 0
      ? smallCards(cards)
      : strings.textNothing;
  const use = () => {
    if (usable) dispatch({ type: 'cardsGiven', cards });
    else if (ranks) dispatch({ type: 'ranksGiven', ranks: text.trim() });
  };
  return html`
    <form
      class="text-entry"
      @submit=${(event: Event) => {
        event.preventDefault();
        use();
      }}
    >
      <label for="cards-text">${strings.textLabel}</label>
      <input
        id="cards-text"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="400"
        aria-describedby="text-reading"
        .value=${text}
        @input=${(event: Event) => dispatch({ type: 'typed', text: (event.target as HTMLInputElement).value })}
      />
      <p id="text-reading" class="reading">
        ${text === '' ? viewInFront(state, controls).textHint?.() : html`${strings.textUnderstood} ${understood}`}
        ${error && !ranks ? html`<span class="bad">${engineWords.error(error)}</span>` : nothing}
        ${refusal ? html`<span class="bad">${refusal}</span>` : nothing}
      </p>
      <div class="row">
        <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: null })}>${strings.close}</button>
        <button type="submit" class="primary" aria-disabled=${usable || ranks ? nothing : 'true'}>
          ${ranks ? strings.textUseRanks : strings.textUseCards(cards.length)}
        </button>
      </div>
    </form>
  `;
};
