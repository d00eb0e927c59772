import { html, nothing } from 'lit/html.js';
import { smallCards } from '../../../ui/card.js';
import { reviewWords } from '../../messages/review.js';
import type { Names } from '../../session/record_text.js';
import type { ReviewState } from '../../state/slices/review.js';
import type { Controls } from '../view_types.js';
import type { Decision } from './judged_game.js';
import { linkTo } from './position_link.js';
import { isAskedAgain } from './saved_mistakes.js';

/** Draws the button that adds the decision to the list of mistakes to ask again, or removes it from that list. */
export const againButton = (review: ReviewState, decision: Decision, { dispatch }: Controls) => {
  const { deal, at } = decision;
  return html`
    <button
      type="button"
      class="quiet"
      aria-pressed=${isAskedAgain(review.mistakes, decision)}
      @click=${() => dispatch({ type: 'review', action: { type: 'mistakeToggled', place: { deal, at } } })}
    >
      ${reviewWords.askAgain}
    </button>
  `;
};

/** Draws a link to the Discard or Pegging screen, which shows this decision with all its choices. */
export const lookLink = ({ step }: Decision) => {
  const link = linkTo(step);
  return link ? html`<a class="quiet" href=${link}>${reviewWords.look}</a>` : nothing;
};

/** Draws a decision: the choice that was made, the best choice, and the win chance that was lost. */
export const decisionItem = (review: ReviewState, decision: Decision, names: Names, controls: Controls) => {
  const { deal, at, by, step, hinted } = decision;
  const { kind, lost = 0, chosen = [], best = [] } = step;
  const tryIt = () => controls.dispatch({ type: 'review', action: { type: 'retryOpened', place: { deal, at } } });
  return html`
    <li class="decision" data-by=${by}>
      <p>
        <span>${reviewWords.chose(deal, kind as 'throw' | 'play', by, names)} ${smallCards(chosen)}</span>
        <span class="note">${reviewWords.best} ${smallCards(best)}${hinted ? html` ${reviewWords.hinted}` : nothing}</span>
      </p>
      <b class="cost">${reviewWords.cost(lost)}</b>
      <div class="decision-actions">
        <button type="button" class="quiet" @click=${tryIt}>${reviewWords.tryIt}</button>
        ${againButton(review, decision, controls)} ${lookLink(decision)}
      </div>
    </li>
  `;
};
