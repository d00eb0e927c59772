import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Discard, Order } from '../engine/types.js';
import { errorAt, errorOf, type Score, worthOf } from './best.js';
import { smallCards } from './card.js';
import { thrownId } from './thrown_id.js';
import { words } from './words.js';

const bar = (worth: number, least: number, most: number) => {
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

export interface DiscardTable {
  /** Best first by `order`. */
  readonly choices: readonly Discard[];
  readonly order: Order;
  /** With the chances of winning from this score; without them where there is none. */
  readonly score: Score | undefined;
  readonly opened: Discard | undefined;
  /** What is under the opened one. */
  readonly details: TemplateResult | typeof nothing;
  readonly tap: (id: string) => void;
}

/** The discards. Their bars show what they are ordered by, on one axis that has nought on it. */
export const discardTable = ({ choices, order, score, opened, details, tap }: DiscardTable) => {
  const chances = score !== undefined;
  const error = score ? errorAt(order, score) : errorOf[order];
  const all = choices.map((choice) => worthOf(choice, order));
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const { columns } = words;
  const best = choices[0] ? worthOf(choices[0], order) : 0;
  return html`
    <div class=${chances ? 'discards chances' : 'discards'} part="discards" data-order=${order}>
      <div class="discard-head" aria-hidden="true">
        <span>${columns.thrown}</span><span class="points">${columns.points}</span>
        ${chances ? html`<span class="win">${columns.winChance}</span>` : nothing}
        <span class="difference">${columns.difference}</span>
      </div>
      <ol class="discard-rows">
        ${choices.map((choice, place) => {
          const open = choice === opened;
          return html`
            <li class=${open ? 'open' : ''}>
              <button
                type="button"
                class="discard-row"
                part="discard-row"
                data-thrown=${thrownId(choice)}
                aria-expanded=${open}
                @click=${() => tap(thrownId(choice))}
              >
                ${smallCards(choice.thrown)}${bar(worthOf(choice, order), least, most)}
                <span class="points">${words.netPoints(choice.points)}</span>
                ${chances ? html`<span class="win">${words.chance(worthOf(choice, 'winChance'))}</span>` : nothing}
                <span class=${place === 0 ? 'difference best' : 'difference'}
                  >${place === 0 ? words.best : words.difference(worthOf(choice, order) - best, order, error)}</span
                >
              </button>
              ${open ? details : nothing}
            </li>
          `;
        })}
      </ol>
    </div>
  `;
};
