import { html, nothing, type TemplateResult } from 'lit/html.js';

export interface CountLine {
  readonly phrase: string;
  readonly cards: TemplateResult | string;
  readonly running: number;
}

const parts = ({ phrase, cards, running }: CountLine) =>
  html`<span class="phrase">${phrase}</span>${cards || nothing}<b class="running">${running}</b>`;

/** The count, a line a combination. */
export const plainCountList = (lines: readonly CountLine[]) => html`
  <ol class="count-list">
    ${lines.map((line) => html`<li class="count-line">${parts(line)}</li>`)}
  </ol>
`;

/** The same, each line a button that lifts its cards. */
export const countList = (lines: readonly CountLine[], lifted: number | null, tap: (line: number) => void) => html`
  <ol class="count-list">
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
