import { html, nothing } from 'lit/html.js';
import { reviewWords } from '../../messages/review.js';
import type { Desk } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { resultOf, scoreOf } from './announcements.js';
import { errorOf, gameOf, namesOf } from './selectors.js';
import { longestText } from './serialize.js';

// The record as text, with what was understood of it, or the line that was not.

const reading = (state: State, desk: Desk) => {
  if (desk.source.text.trim() === '') return reviewWords.textHint;
  const [game, error] = [gameOf(state, desk), errorOf(state, desk)];
  if (error) return html`<span class="bad">${reviewWords.wrong(error)}</span>`;
  if (!game) return reviewWords.reading;
  return reviewWords.read(namesOf(game, desk), game.deals.length, scoreOf(game, desk), resultOf(game, desk));
};

const withText = (desk: Desk, { dispatch, effects }: Controls) => html`
  <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'share' })}>${reviewWords.share}</button>
  <button type="button" @click=${() => effects.files()?.save(reviewWords.fileName(desk.today), desk.source.text)}>
    ${reviewWords.save}
  </button>
`;

export const recordText = (state: State, desk: Desk, controls: Controls) => {
  const { dispatch, effects } = controls;
  const { text } = desk.source;
  const typed = (value: string) => dispatch({ type: 'review', deed: { do: 'type', text: value } });
  return html`
    <label for="record-text">${reviewWords.textLabel}</label>
    <textarea
      id="record-text"
      class="snippet record-text"
      rows="12"
      maxlength=${longestText}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-describedby="record-reading"
      aria-invalid=${errorOf(state, desk) ? 'true' : nothing}
      .value=${text}
      @input=${(event: Event) => typed((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <p id="record-reading" class="reading">${reading(state, desk)}</p>
    <div class="review-buttons">
      <button type="button" @click=${() => effects.files()?.open((text) => dispatch({ type: 'review', deed: { do: 'paste', text } }))}>${reviewWords.openFile}</button>
      ${
        text.trim() === ''
          ? html`<button type="button" @click=${() => typed(reviewWords.example)}>${reviewWords.showExample}</button>`
          : withText(desk, controls)
      }
      <button type="button" @click=${() => dispatch({ type: 'review', deed: { do: 'front', front: 'statistics' } })}>
        ${reviewWords.statistics}
      </button>
    </div>
  `;
};
