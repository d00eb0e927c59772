import { html, nothing, type TemplateResult } from 'lit/html.js';

export interface CountLine {
  readonly phrase: string;
  readonly cards: TemplateResult | string;
  readonly running: number;
  /** If the player missed this combination, a label that says so. */
  readonly missed?: string | undefined;
}

const parts = ({ phrase, cards, missed, running }: CountLine) =>
  html`<span class="phrase">${missed ? html`<b class="missed">${missed}</b> ` : nothing}${phrase}</span>${cards || nothing}<b class="running">${running}</b>`;

/** Draws the count, with a line for each combination. */
export const plainCountList = (lines: readonly CountLine[]) => html`
  <ol class="count-list" role="list">
    ${lines.map((line) => html`<li class="count-line" data-missed=${line.missed ? 'true' : nothing}>${parts(line)}</li>`)}
  </ol>
`;

/** Draws the count like `plainCountList`, but each line is a button that lifts the cards of its combination. */
export const countList = (lines: readonly CountLine[], lifted: number | null, tap: (line: number) => void) => html`
  <ol class="count-list" role="list">
    ${lines.map(
      (each, line) => html`
        <li>
          <button type="button" class="count-line" aria-pressed=${lifted === line} @click=${() => tap(line)}>
            ${parts(each)}
          </button>
        </li>
      `,
    )}
  </ol>
`;
