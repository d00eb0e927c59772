import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { PeggedCard, PlayAnswer, Side } from '../engine/types.js';

// Draws the middle of the table: the count, and the cards in the order played, left to right. Cards of earlier counts
// are turned face down.

export interface PlayedCardsParts {
  readonly answer: PlayAnswer;
  readonly label: string;
  readonly countName: string;
  readonly face: (played: PeggedCard, at: number) => TemplateResult;
  readonly said: (played: PeggedCard, at: number) => string;
  /** The last pegged points in words, and who pegged them. */
  readonly why: string;
  readonly whyBy: Side | undefined;
}

// Returns the index of the first card of the current count.
const firstOfCount = ({ plays, count }: PlayAnswer): number => {
  if (count === 0) return plays.length;
  return plays.findLastIndex((played, at) => at === 0 || played.count <= (plays[at - 1]?.count ?? 0));
};

const fallenCard = ({ face, said }: PlayedCardsParts, played: PeggedCard, at: number, now: boolean) => html`
  <li data-by=${played.by} data-now=${now}>
    <span class="unseen">${said(played, at)}</span>
    <span class="small-card" aria-hidden="true">${face(played, at)}</span>
    ${played.points > 0 ? html`<small aria-hidden="true">+${played.points}</small>` : nothing}
  </li>
`;

export const fallen = (parts: PlayedCardsParts) => {
  const { answer, label, countName, why, whyBy } = parts;
  const from = firstOfCount(answer);
  return html`
    <div class="count-now">
      <p class="on-table" role="img" aria-label=${countName}>${answer.count}</p>
      <div class="fallen-cards">
        <ol class="fallen" role="list" aria-label=${label}>
          ${answer.plays.map((played, at) => fallenCard(parts, played, at, at >= from))}
        </ol>
        ${why ? html`<p class="why" data-by=${whyBy ?? nothing}>${why}</p>` : nothing}
      </div>
    </div>
  `;
};
