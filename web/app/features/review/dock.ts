import { html, nothing } from 'lit/html.js';
import { smallCards } from '../../../ui/card.js';
import { nextButton } from '../../../ui/next_button.js';
import { reviewWords } from '../../messages/review.js';
import type { Retry, ReviewAction, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import type { Decision, JudgedGame } from './judged_game.js';
import { cardsToChoose } from './retry.js';
import { selectGame, selectJudgedGame, selectReview } from './selectors.js';

// This file draws the dock of the review: a green button for the next step and, to its left, a button that goes back.

type Do = (action: ReviewAction) => () => void;

const button = (label: unknown, act: () => void, waits = false) => html`
  <button type="button" aria-disabled=${waits ? 'true' : 'false'} @click=${() => waits || act()}>${label}</button>
`;

const ofText = (state: State, review: ReviewState, act: Do, { dispatch }: Controls) => html`
  ${button(reviewWords.undone, () => dispatch({ type: 'undone' }), review.before === null)}
  ${nextButton(reviewWords.review, selectGame(state, review) && act({ type: 'pageChosen', page: 'review' }))}
`;

// Returns the next decision to retry, from the list of the most costly ones; the first of them if `retry` is null.
const after = ({ worst }: JudgedGame, retry: Retry | null): Decision | undefined => {
  const at = worst.findIndex(({ deal, at }) => deal === retry?.place.deal && at === retry.place.at);
  return worst[at + 1];
};

const ofReview = (state: State, review: ReviewState, act: Do, { dispatch }: Controls) => {
  const judged = selectJudgedGame(state, review);
  const first = judged && after(judged, null);
  return html`
    ${button(reviewWords.edit, act({ type: 'pageChosen', page: 'text' }))}
    ${
      first
        ? nextButton(reviewWords.tryThem, act({ type: 'retryOpened', place: { deal: first.deal, at: first.at } }))
        : nextButton(reviewWords.statistics, act({ type: 'pageChosen', page: 'statistics' }))
    }
    ${button(reviewWords.share, () => dispatch({ type: 'panelChosen', panel: 'share' }))}
  `;
};

const ofTrial = (state: State, review: ReviewState, retry: Retry, act: Do) => {
  const left = cardsToChoose(retry) - retry.chosen.length;
  const judged = selectJudgedGame(state, review);
  const following = judged && after(judged, retry);
  const isThrow = retry.choosing.kind === 'throw';
  const back = act({ type: 'retryOpened', place: null });
  const answered = following
    ? nextButton(reviewWords.next, act({ type: 'retryOpened', place: { deal: following.deal, at: following.at } }))
    : nextButton(reviewWords.done, back);
  const choosing =
    left > 0
      ? nextButton(isThrow ? reviewWords.toChoose(left) : reviewWords.chooseCard, undefined)
      : nextButton(
          html`${isThrow ? reviewWords.throwTwo : reviewWords.layCard} ${smallCards(retry.chosen)}`,
          act({ type: 'retryAnswered' }),
        );
  return html`${button(reviewWords.back, back)} ${retry.answered ? answered : choosing}`;
};

// Takes back the last removal of a game: of one that can be gone on with, or else of another.
const undoRemoval = (state: State, review: ReviewState, act: Do, { dispatch }: Controls) => {
  if (state.match?.removal && review.page === 'games')
    return button(reviewWords.undone, () => dispatch({ type: 'match', action: { type: 'removalUndone' } }));
  return review.beforeRemoval ? button(reviewWords.undone, act({ type: 'gamesRestored' })) : nothing;
};

const ofStatistics = (state: State, review: ReviewState, act: Do, controls: Controls) => html`
  ${undoRemoval(state, review, act, controls)}
  ${
    review.page === 'games'
      ? nextButton(reviewWords.statistics, act({ type: 'pageChosen', page: 'statistics' }))
      : nextButton(
          review.source.text.trim() === '' ? reviewWords.textTitle : reviewWords.backToReview,
          act({ type: 'pageChosen', page: review.source.text.trim() === '' ? 'text' : 'review' }),
        )
  }
`;

export const reviewDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const review = selectReview(state);
  if (!review) return html``;
  const act: Do = (action) => () => controls.dispatch({ type: 'review', action });
  const contents = () => {
    if (review.page === 'statistics' || review.page === 'games') return ofStatistics(state, review, act, controls);
    if (review.page === 'text') return ofText(state, review, act, controls);
    return review.retry ? ofTrial(state, review, review.retry, act) : ofReview(state, review, act, controls);
  };
  return html`<div class="folded laying review-actions">${contents()}</div>`;
};
