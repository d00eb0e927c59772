import { html, nothing, svg, type TemplateResult } from 'lit/html.js';

export interface DiscardRow {
  readonly id: string;
  readonly cards: TemplateResult;
  readonly points: number;
  readonly pointsText: string;
  readonly differenceText: string;
  readonly best: boolean;
  readonly open: boolean;
}

const bar = (points: number, least: number, most: number) => {
  const span = most - least || 1;
  const zero = ((0 - least) / span) * 100;
  const at = ((points - least) / span) * 100;
  return svg`
    <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="axis" x="0" y="0" width="100" height="10" />
      <rect class=${points < 0 ? 'less' : 'more'} x=${Math.min(zero, at)} y="0" width=${Math.abs(at - zero)} height="10" />
      ${least < 0 ? svg`<rect class="nought" x=${zero - 0.5} y="0" width="1" height="10" />` : nothing}
    </svg>
  `;
};

/** The discards on one axis that has nought on it; the open row shows `details` under it. */
export const discardTable = (
  rows: readonly DiscardRow[],
  columns: { thrown: string; points: string; difference: string },
  details: TemplateResult | typeof nothing,
  tap: (id: string) => void,
) => {
  const least = Math.min(0, ...rows.map(({ points }) => points));
  const most = Math.max(0, ...rows.map(({ points }) => points));
  return html`
    <div class="discards">
      <div class="discard-head" aria-hidden="true">
        <span>${columns.thrown}</span><span>${columns.points}</span><span>${columns.difference}</span>
      </div>
      <ol class="discard-rows">
        ${rows.map(
          ({ id, cards, points, pointsText, differenceText, best, open }) => html`
            <li class=${open ? 'open' : ''}>
              <button type="button" class="discard-row" data-thrown=${id} aria-expanded=${open} @click=${() => tap(id)}>
                ${cards}${bar(points, least, most)}<b>${pointsText}</b><span class=${best ? 'difference best' : 'difference'}>${differenceText}</span>
              </button>
              ${open ? details : nothing}
            </li>
          `,
        )}
      </ol>
    </div>
  `;
};
