import { html, nothing } from 'lit/html.js';
import { smallCards } from '../../../ui/card.js';
import { reviewWords } from '../../messages/review.js';
import type { Desk, ReviewDeed, Trial } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import type { Decision, Judged } from './judged_game.js';
import { cardsToChoose } from './retry.js';
import { deskOf, gameOf, reviewOf } from './selectors.js';

// What the thumb reaches: one green button, which is always the next thing, and what goes back on its left.

type Do = (deed: ReviewDeed) => () => void;

const button = (label: unknown, act: () => void, { name = '', waits = false } = {}) => html`
  <button type="button" class=${name} aria-disabled=${waits ? 'true' : 'false'} @click=${() => waits || act()}>${label}</button>
`;

const next = (label: unknown, act: () => void, waits = false) =>
  button(label, act, { name: waits ? 'next' : 'next primary', waits });

const ofText = (state: State, desk: Desk, act: Do, { dispatch }: Controls) => html`
  ${button(reviewWords.undone, () => dispatch({ type: 'undone' }), { waits: desk.before === null })}
  ${next(reviewWords.review, act({ do: 'front', front: 'review' }), gameOf(state, desk) === undefined)}
`;

// The decision after the one that was tried; those that mattered come round.
const after = ({ worst }: Judged, trial: Trial | null): Decision | undefined => {
  const at = worst.findIndex(({ deal, at }) => deal === trial?.place.deal && at === trial.place.at);
  return worst[at + 1];
};

const ofReview = (state: State, desk: Desk, act: Do, { dispatch }: Controls) => {
  const judged = reviewOf(state, desk);
  const first = judged && after(judged, null);
  return html`
    ${button(reviewWords.edit, act({ do: 'front', front: 'text' }))}
    ${
      first
        ? next(reviewWords.tryThem, act({ do: 'try', place: { deal: first.deal, at: first.at } }))
        : next(reviewWords.statistics, act({ do: 'front', front: 'statistics' }))
    }
    ${button(reviewWords.share, () => dispatch({ type: 'panelChosen', panel: 'share' }))}
  `;
};

const ofTrial = (state: State, desk: Desk, trial: Trial, act: Do) => {
  const left = cardsToChoose(trial) - trial.chosen.length;
  const judged = reviewOf(state, desk);
  const following = judged && after(judged, trial);
  const isThrow = trial.choosing.kind === 'throw';
  const back = act({ do: 'try', place: null });
  const answered = following
    ? next(reviewWords.next, act({ do: 'try', place: { deal: following.deal, at: following.at } }))
    : next(reviewWords.done, back);
  const choosing =
    left > 0
      ? next(isThrow ? reviewWords.toChoose(left) : reviewWords.chooseCard, back, true)
      : next(
          html`${isThrow ? reviewWords.throwTwo : reviewWords.layCard} ${smallCards(trial.chosen)}`,
          act({ do: 'answer' }),
        );
  return html`${button(reviewWords.back, back)} ${trial.answered ? answered : choosing}`;
};

const ofStatistics = (desk: Desk, act: Do) => html`
  ${desk.erased ? button(reviewWords.undone, act({ do: 'restore' })) : nothing}
  ${next(
    desk.source.text.trim() === '' ? reviewWords.textTitle : reviewWords.backToReview,
    act({ do: 'front', front: desk.source.text.trim() === '' ? 'text' : 'review' }),
  )}
`;

export const reviewDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const desk = deskOf(state);
  if (!desk) return html``;
  const act: Do = (deed) => () => controls.dispatch({ type: 'review', deed });
  const contents = () => {
    if (desk.front === 'statistics') return ofStatistics(desk, act);
    if (desk.front === 'text') return ofText(state, desk, act, controls);
    return desk.trial ? ofTrial(state, desk, desk.trial, act) : ofReview(state, desk, act, controls);
  };
  return html`<div class="folded laying review-actions">${contents()}</div>`;
};
