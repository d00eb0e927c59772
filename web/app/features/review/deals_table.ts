import { html, nothing } from 'lit/html.js';
import { reviewWords } from '../../messages/review.js';
import type { Names } from '../../session/record_text.js';
import type { ReviewState } from '../../state/slices/review.js';
import type { Controls } from '../view_types.js';
import { decisionItem } from './decision_view.js';
import { type JudgedDeal, type JudgedGame, lostOf, luckOf, type Parts } from './judged_game.js';
import { roundedGame } from './rounded_game.js';

// This file draws a table with our luck and both sides' losses in each deal. Luck and losses add up to the change of
// our win chance from the start of the deal to its end. A row opens to show the parts of its numbers.

const partsList = ({ luck, lost, seen }: Parts, names: Names) => {
  const part = (name: string, by: number) => html`<div><dt>${name}</dt><dd>${reviewWords.change(by)}</dd></div>`;
  return html`
    <dl class="parts">
      ${part(reviewWords.dealt, luck.dealt)} ${part(reviewWords.cut, luck.cut)} ${part(reviewWords.cards, luck.cards)}
      ${seen.us ? html`${part(reviewWords.throws('us', names), -lost.us.throw)}${part(reviewWords.plays('us', names), -lost.us.play)}` : nothing}
      ${lost.us.counting > 0 ? part(reviewWords.counting('us', names), -lost.us.counting) : nothing}
      ${seen.them ? html`${part(reviewWords.throws('them', names), lost.them.throw)}${part(reviewWords.plays('them', names), lost.them.play)}` : nothing}
    </dl>
  `;
};

const losses = (review: ReviewState, { decisions }: JudgedDeal, names: Names, controls: Controls) => {
  const costly = decisions.filter(({ step: { lost = 0 } }) => lost > 0);
  return costly.length > 0
    ? html`<ul class="decisions" role="list">${costly.map((decision) => decisionItem(review, decision, names, controls))}</ul>`
    : nothing;
};

interface Row {
  /** The number of the deal, from 1, or 0 for the whole game. */
  readonly deal: number;
  readonly parts: Parts;
  readonly after?: number;
  readonly more?: unknown;
}

const unseen = () => html`<span aria-label=${reviewWords.notSeen} role="img">–</span>`;

const rows = (review: ReviewState, { deal, parts, after, more }: Row, names: Names, { dispatch }: Controls) => {
  const open = review.opened.includes(deal);
  const { luck, lost, seen } = parts;
  const toggle = () => dispatch({ type: 'review', action: { type: 'dealToggled', deal } });
  return html`
    <tr>
      <th scope="row">
        <button type="button" aria-label=${reviewWords.partsOf(deal)} aria-expanded=${open} @click=${toggle}>
          ${deal === 0 ? reviewWords.wholeGame : deal}
        </button>
      </th>
      <td>${reviewWords.figure(luckOf(luck))}</td>
      <td>${seen.us ? reviewWords.figure(-lostOf(lost.us)) : unseen()}</td>
      <td>${seen.them ? reviewWords.figure(lostOf(lost.them)) : unseen()}</td>
      <td>${after === undefined ? nothing : reviewWords.chance(after)}</td>
    </tr>
    ${open ? html`<tr class="opened"><td colspan="5">${partsList(parts, names)}${more}</td></tr>` : nothing}
  `;
};

export const byDeal = (review: ReviewState, judged: JudgedGame, names: Names, controls: Controls) => {
  const { deals, whole } = roundedGame(judged);
  return html`
  <table class="by-deal">
    <caption>${reviewWords.byDeal}</caption>
    <thead>
      <tr>${reviewWords.columns(names).map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${deals.map((deal, at) =>
        rows(
          review,
          { deal: at + 1, parts: deal, after: deal.after, more: losses(review, deal, names, controls) },
          names,
          controls,
        ),
      )}
    </tbody>
    <tfoot>${rows(review, { deal: 0, parts: whole }, names, controls)}</tfoot>
  </table>
`;
};
