import { html, nothing } from 'lit/html.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import type { ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { reviewDock } from './dock.js';
import { judgedGame } from './game_view.js';
import { gamesList } from './games/games_view.js';
import { statistics } from './games/statistics_view.js';
import { recordText } from './record_editor.js';
import { trial } from './retry_view.js';
import { selectReview } from './selectors.js';

const titleOf = ({ retry, page }: ReviewState): string => {
  if (retry) return reviewWords.dealNumber(retry.place.deal);
  return {
    statistics: statisticsWords.title,
    games: statisticsWords.games,
    text: reviewWords.textTitle,
    review: reviewWords.review,
  }[page];
};

const choices: ScreenView['choices'] = (state, { dispatch }) => {
  const review = selectReview(state);
  return html`
    <div class="review-title">
      <p>${review ? titleOf(review) : nothing}</p>
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'viewChosen', view: 'board' })}>
        ${reviewWords.leave}
      </button>
    </div>
  `;
};

const inFront = (state: State, review: ReviewState, controls: Controls) => {
  if (review.page === 'statistics') return statistics(state, review, controls);
  if (review.page === 'games') return gamesList(state, review, controls);
  if (review.page === 'text') return recordText(state, review, controls);
  return review.retry ? trial(state, review, review.retry, controls) : judgedGame(state, review, controls);
};

const body: ScreenView['body'] = (state, controls) => {
  const review = selectReview(state);
  return html`<div class="review-screen">${review ? inFront(state, review, controls) : nothing}</div>`;
};

/** The screen of the review, with the statistics of all reviews. */
export const reviewView: ScreenView = {
  choices,
  body,
  dock: reviewDock,
};
