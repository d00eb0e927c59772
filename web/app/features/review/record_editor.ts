import { html, nothing } from 'lit/html.js';
import { reviewWords } from '../../messages/review.js';
import type { ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { endSentence, scoreOf } from './announcements.js';
import { namesOf, selectGame, selectRecordError } from './selectors.js';
import { longestText } from './serialize.js';

// Draws a summary of the record that was read, or the line that cannot be read.

const reading = (state: State, review: ReviewState) => {
  if (review.source.text.trim() === '') return reviewWords.textHint;
  const [game, error] = [selectGame(state, review), selectRecordError(state, review)];
  if (error) return html`<span class="bad">${reviewWords.wrong(error)}</span>`;
  if (!game) return reviewWords.reading;
  return reviewWords.read(namesOf(game, review), game.deals.length, scoreOf(game, review), endSentence(game, review));
};

const withText = (review: ReviewState, { dispatch, effects }: Controls) => html`
  <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'share' })}>${reviewWords.share}</button>
  <button type="button" @click=${() => effects.files()?.save(reviewWords.fileName(review.today), review.source.text)}>
    ${reviewWords.save}
  </button>
`;

export const recordText = (state: State, review: ReviewState, controls: Controls) => {
  const { dispatch, effects } = controls;
  const { text } = review.source;
  const typed = (value: string) => dispatch({ type: 'review', action: { type: 'recordTyped', text: value } });
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
      aria-invalid=${selectRecordError(state, review) ? 'true' : nothing}
      .value=${text}
      @input=${(event: Event) => typed((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <p id="record-reading" class="reading">${reading(state, review)}</p>
    <div class="review-buttons">
      <button type="button" @click=${() => effects.files()?.open((text) => dispatch({ type: 'review', action: { type: 'recordPasted', text } }))}>${reviewWords.openFile}</button>
      ${
        text.trim() === ''
          ? html`<button type="button" @click=${() => typed(reviewWords.example)}>${reviewWords.showExample}</button>`
          : withText(review, controls)
      }
      <button type="button" @click=${() => dispatch({ type: 'review', action: { type: 'pageChosen', page: 'statistics' } })}>
        ${reviewWords.statistics}
      </button>
    </div>
  `;
};
