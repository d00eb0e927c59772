import { html, nothing, svg } from 'lit/html.js';
import { smallCards } from '../../../ui/card.js';
import type { Match } from '../../against/match.js';
import { linkTo, type Mistake, type Review, reviewOf } from '../../against/review.js';
import { sentenceOf } from '../../against/telling.js';
import type { State } from '../../model/state.js';
import { reviewWords } from '../../words/review.js';

// The review: one sentence, the curve of the chance, the choices that cost most, and each deal in a row.

const [width, height] = [320, 96];

const curve = ({ curve: chances }: Review) => {
  const x = (at: number) => ((at / Math.max(1, chances.length - 1)) * width).toFixed(1);
  const y = (chance: number) => ((1 - chance) * height).toFixed(1);
  const path = chances.map((chance, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(chance)}`).join('');
  return html`
    <svg class="curve" viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label=${reviewWords.curve(chances)}>
      ${svg`<path class="even" d=${`M0 ${height / 2}H${width}`} /><path class="chance" d=${path} />`}
    </svg>
  `;
};

const mistake = ({ deal, step }: Mistake) => {
  const { kind, lost = 0, chosen = [], best = [] } = step;
  const link = linkTo(step);
  return html`
    <li>
      <span>${reviewWords.dealNumber(deal)}: ${kind === 'throw' ? reviewWords.threw : reviewWords.laid} ${smallCards(chosen)}, ${reviewWords.best} ${smallCards(best)}</span>
      <b>${reviewWords.cost(lost)}</b>
      ${link ? html`<a href=${link}>${reviewWords.look}</a>` : nothing}
    </li>
  `;
};

const mistakes = ({ mistakes: worst, done, all }: Review) => {
  if (worst.length === 0) return done < all ? nothing : html`<p>${reviewWords.noMistakes}</p>`;
  return html`<h2>${reviewWords.mistakes(worst.length)}</h2><ol class="mistakes">${worst.map(mistake)}</ol>`;
};

const table = ({ deals }: Review) => html`
  <table class="by-deal">
    <caption>${reviewWords.byDeal}</caption>
    <thead>
      <tr>${reviewWords.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${deals.map(
        ({ luck, lost, after }, at) => html`
          <tr>
            <th scope="row">${at + 1}</th>
            <td>${reviewWords.change(luck)}</td>
            <td>${reviewWords.change(-lost.us)}</td>
            <td>${reviewWords.change(lost.them)}</td>
            <td>${reviewWords.chance(after)}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

export const review = (state: State, match: Match) => {
  const judged = reviewOf(state, match);
  const { done, all } = judged;
  return html`
    <div class="review">
      <p class="sentence" aria-hidden="true">${done < all ? reviewWords.judging(done, all) : sentenceOf(state, match)}</p>
      ${curve(judged)} ${mistakes(judged)} ${done > 0 ? table(judged) : nothing}
      <p class="note">${reviewWords.note}</p>
    </div>
  `;
};
