import { html, nothing } from 'lit/html.js';
import type { ReadGameAnswer } from '../../../engine/index.js';
import { reviewWords } from '../../messages/review.js';
import type { ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { endSentence, scoreOf } from './announcements.js';
import { namesOf, selectGames, selectRecordError } from './selectors.js';
import { longestText } from './serialize.js';

// This file draws the text of a record. Below it stands a summary of what was read, or the line that cannot be read. If
// the text has several games, they are listed to choose one.

const summaryOf = (game: ReadGameAnswer, review: ReviewState): string =>
  reviewWords.read(namesOf(game, review), game.deals.length, scoreOf(game, review), endSentence(game, review));

const reading = (state: State, review: ReviewState) => {
  if (review.source.text.trim() === '') return reviewWords.textHint;
  const [[game, ...others], error] = [selectGames(state, review), selectRecordError(state, review)];
  if (error) return html`<span class="bad">${reviewWords.wrong(error)}</span>`;
  if (!game) return reviewWords.reading;
  return others.length > 0 ? reviewWords.games(1 + others.length) : summaryOf(game, review);
};

const gamesOfFile = (state: State, review: ReviewState, { dispatch }: Controls) => {
  const games = selectGames(state, review);
  if (games.length < 2) return nothing;
  const open = (game: number) => dispatch({ type: 'review', action: { type: 'gameChosen', game } });
  return html`
    <ul class="games" role="list">
      ${games.map(
        (game, at) => html`
          <li class="game-row">
            <button type="button" class="game-open" aria-current=${at === review.source.game ? 'true' : nothing} @click=${() => open(at)}>
              <span>${summaryOf(game, review)}</span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
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
    ${gamesOfFile(state, review, controls)}
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
