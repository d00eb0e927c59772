import '../../../styles/review.css';
import { html, nothing } from 'lit/html.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import type { Desk } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { reviewDock } from './dock.js';
import { judgedGame } from './game_view.js';
import { recordText } from './record_editor.js';
import { trial } from './retry_view.js';
import { deskOf } from './selectors.js';
import { statistics } from './statistics_view.js';

const titleOf = ({ trial: tried, front }: Desk): string => {
  if (tried) return reviewWords.dealNumber(tried.place.deal);
  return front === 'statistics' ? statisticsWords.title : front === 'text' ? reviewWords.textTitle : reviewWords.review;
};

const choices: ScreenView['choices'] = (state, { dispatch }) => {
  const desk = deskOf(state);
  return html`
    <div class="review-title">
      <p>${desk ? titleOf(desk) : nothing}</p>
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'viewChosen', view: 'board' })}>
        ${reviewWords.leave}
      </button>
    </div>
  `;
};

const inFront = (state: State, desk: Desk, controls: Controls) => {
  if (desk.front === 'statistics') return statistics(state, desk, controls);
  if (desk.front === 'text') return recordText(state, desk, controls);
  return desk.trial ? trial(state, desk, desk.trial, controls) : judgedGame(state, desk, controls);
};

const body: ScreenView['body'] = (state, controls) => {
  const desk = deskOf(state);
  return html`<div class="review-screen">${desk ? inFront(state, desk, controls) : nothing}</div>`;
};

/** The review of a record, and what all reviews add up to. */
export const reviewView: ScreenView = {
  choices,
  body,
  dock: reviewDock,
  marks: () => undefined,
  textHint: () => '',
};
