import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { PeggedCard, ScorePlayAnswer, Side } from '../engine/types.js';

// Draws the middle of the table: the count, and the cards in the order played, left to right. Cards of earlier counts
// are turned face down.

export interface PlayedCardsParts {
  readonly answer: ScorePlayAnswer;
  readonly label: string;
  readonly countName: (count: number) => string;
  readonly face: (played: PeggedCard, at: number) => TemplateResult;
  readonly said: (played: PeggedCard, at: number) => string;
  /** The last pegged points in words, and who pegged them. */
  readonly why: string;
  readonly whyBy: Side | undefined;
  /** True if a count that has ended stays in view until the next card. If not, it is 0 at once. */
  readonly keepsCount?: boolean;
}

// Returns the index of the first card of the count that is shown.
const firstOfCount = (plays: ScorePlayAnswer['plays'], count: number): number => {
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
  const { answer, label, countName, why, whyBy, keepsCount } = parts;
  const ended = keepsCount && answer.count === 0;
  const count = ended ? (answer.plays.at(-1)?.count ?? 0) : answer.count;
  const from = firstOfCount(answer.plays, count);
  return html`
    <div class="count-now">
      <p class="on-table" role="img" aria-label=${countName(count)} data-ended=${ended && count > 0 ? 'true' : nothing}>${count}</p>
      <div class="fallen-cards">
        <ol class="fallen" role="list" aria-label=${label}>
          ${answer.plays.map((played, at) => fallenCard(parts, played, at, at >= from))}
        </ol>
        ${why ? html`<p class="why" data-by=${whyBy ?? nothing}>${why}</p>` : nothing}
      </div>
    </div>
  `;
};
