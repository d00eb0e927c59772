import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Score } from '../../engine/game.js';
import type { Card, Objective, Order } from '../../engine/types.js';
import { smallCards } from '../card.js';
import { classNames } from '../class_names.js';
import { isTied, worthOf } from '../error_margins.js';
import { discardWords } from '../messages/discards.js';
import { words } from '../messages/ui.js';
import { worthWords } from '../messages/worth.js';
import { thrownId } from './discard_key.js';
import { walkRows } from './row_focus.js';
import type { Throw } from './throw.js';

export interface DiscardTable<Each extends Throw = Throw> {
  /** The discards, sorted best first by `order`. */
  readonly choices: readonly Each[];
  readonly order: Order;
  /** The objective; winning by default. */
  readonly objective?: Objective;
  /** The score from which win chances are computed. If undefined, the list shows no chances. */
  readonly score: Score | undefined;
  readonly opened: readonly string[];
  /** The discard shown beside the list if there is room. Tab moves to its row. */
  readonly shown: Each | undefined;
  /** The two cards that were thrown in a game. A ring marks their row. */
  readonly ringed?: readonly Card[];
  /** The content under a row. */
  readonly details: (choice: Each) => TemplateResult | typeof nothing;
  /** Called when a row is tapped. Without it, rows do nothing, but arrow keys still move among them. */
  readonly tap?: (id: string) => void;
  /** Called when an arrow key has moved the focus to the row of discard `id`. */
  readonly walkTo?: (id: string) => void;
  /** Called when the player taps a column head. `order` sorts by that column. */
  readonly sort?: (order: Order) => void;
  /** Content under the best throw, which then stands above the list. Without it, the best throw is an ordinary row. */
  readonly lead?: TemplateResult;
}

/** The range of values that all bars show. It includes zero. */
interface Axis {
  readonly least: number;
  readonly most: number;
}

const bar = (worth: number, { least, most }: Axis) => {
  const span = most - least || 1;
  const zero = ((0 - least) / span) * 100;
  const at = ((worth - least) / span) * 100;
  return svg`
    <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="axis" x="0" y="0" width="100" height="10" />
      <rect class=${worth < 0 ? 'less' : 'more'} x=${Math.min(zero, at)} y="0" width=${Math.abs(at - zero)} height="10" />
      ${least < 0 ? svg`<rect class="nought" x=${zero - 0.5} y="0" width="1" height="10" />` : nothing}
    </svg>
  `;
};

// Column heads that are not buttons are hidden from screen readers, because the label of each row names its numbers.
const head = ({
  order,
  objective = 'win',
  score,
  sort,
}: Pick<DiscardTable, 'order' | 'objective' | 'score' | 'sort'>) => {
  const { columns } = discardWords;
  if (!sort || !score)
    return html`
      <div class="discard-head" aria-hidden="true">
        <span>${columns.thrown}</span><span class="points">${columns.points}</span>
        ${score ? html`<span class="win">${columns.winChance}</span>` : nothing}
        <span class="difference">${columns.difference}</span>
      </div>
    `;
  const by = (each: Order, column: string) => html`
    <button type="button" class=${column} aria-pressed=${order === each} @click=${() => sort(each)}>
      ${discardWords.orderName(each, objective)}
    </button>
  `;
  return html`
    <div class="discard-head sorts" role="group" aria-label=${discardWords.orderGroup}>
      <span aria-hidden="true">${columns.thrown}</span><span class="sort-by" aria-hidden="true">${discardWords.sortBy}</span>
      ${by('points', 'points')}${by('winChance', 'win')}
      <span class="difference" aria-hidden="true">${columns.difference}</span>
    </div>
  `;
};

const isRinged = ({ ringed = [] }: Pick<DiscardTable, 'ringed'>, { thrown }: Throw): boolean =>
  ringed.length === 2 && thrown.every((card) => ringed.includes(card));

const row = <Each extends Throw>(table: DiscardTable<Each>, choice: Each, axis: Axis) => {
  const { choices, order, objective = 'win', score, opened, shown, tap, lead } = table;
  const id = thrownId(choice);
  const [best = choice] = choices;
  const stop = shown && choices.includes(shown) ? shown : best;
  const isBest = choice === best;
  const by = worthOf(choice, order) - worthOf(best, order);
  const tied = isTied(choice, order, best.points);
  const cards = choice.thrown.map(words.cardName).join(', ');
  const wasChosen = isRinged(table, choice);
  const stands = lead && isBest; // outside the columns, so it shows its own units
  return html`
    <button
      type="button"
      class="discard-row"
      part="discard-row"
      data-thrown=${id}
      aria-expanded=${tap ? opened.includes(id) : nothing}
      aria-disabled=${tap ? nothing : 'true'}
      data-ringed=${wasChosen ? 'true' : nothing}
      aria-label=${discardWords.discardName(cards, choice, score !== undefined, { isBest, by, order, tied, objective })}${wasChosen ? `, ${discardWords.chosen}` : ''}
      tabindex=${choice === stop ? 0 : -1}
      @click=${() => tap?.(id)}
    >
      ${stands ? html`<span class="throw">${discardWords.throwThese}</span>` : nothing}${smallCards(choice.thrown)}
      ${bar(worthOf(choice, order), axis)}
      <span class="points">${discardWords.netPoints(choice.points)}</span>
      ${score ? html`<span class="win">${worthWords.worth(worthOf(choice, 'winChance'), objective)}</span>` : nothing}
      ${stands ? html`<span class="unit">${worthWords.worthUnit(order, objective)}</span>` : nothing}
      <span class=${isBest ? 'difference best' : 'difference'}
        >${isBest ? discardWords.best : discardWords.difference(by, order, tied, objective)}</span
      >
    </button>
  `;
};

const ring = (table: Pick<DiscardTable, 'ringed'>, choice: Throw) =>
  isRinged(table, choice) ? html`<p class="ring" aria-hidden="true">${discardWords.chosen}</p>` : nothing;

/**
 * Draws the list of discards. The bars show the values by which the list is sorted, and the arrow keys move among the
 * rows.
 */
export const discardTable = <Each extends Throw>(table: DiscardTable<Each>) => {
  const { choices, order, objective = 'win', score, opened, shown, details, walkTo, lead } = table;
  const all = choices.map((choice) => worthOf(choice, order));
  const axis = { least: Math.min(0, ...all), most: Math.max(0, ...all) };
  const classes = (choice: Each) =>
    classNames({ item: true, open: opened.includes(thrownId(choice)), shown: choice === shown });
  const [best, ...others] = choices;
  // Ties are sorted by points, so a tied discard may have a higher value than the best one.
  const pointsDecide = best && others.some((each) => each.tied && worthOf(each, order) > worthOf(best, order));
  return html`
    <div
      class=${classNames({ discards: true, chances: score !== undefined })}
      part="discards"
      data-order=${order}
      data-objective=${objective}
      @keydown=${(event: KeyboardEvent) => walkRows(event, walkTo)}
    >
      ${lead && best ? html`<div class=${classes(best)} data-lead>${row(table, best, axis)}${ring(table, best)}${lead}${details(best)}</div>` : nothing}
      ${head(table)}${pointsDecide ? html`<p class="note">${discardWords.pointsDecide}</p>` : nothing}
      <ol class="discard-rows" role="list">
        ${(lead ? others : choices).map((choice) => html`<li class=${classes(choice)}>${row(table, choice, axis)}${ring(table, choice)}${details(choice)}</li>`)}
      </ol>
    </div>
  `;
};
