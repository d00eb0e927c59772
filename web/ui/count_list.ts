import { html, nothing, type TemplateResult } from 'lit/html.js';

export interface CountLine {
  readonly phrase: string;
  readonly cards: TemplateResult | string;
  readonly running: number;
}

/** The count, a line a combination; each is a button that lifts its cards. */
export const countList = (lines: readonly CountLine[], lifted: number | null, tap: (line: number) => void) => html`
  <ol class="count-list">
    ${lines.map(
      ({ phrase, cards, running }, line) => html`
        <li>
          <button type="button" class="count-line" aria-pressed=${lifted === line} @click=${() => tap(line)}>
            <span class="phrase">${phrase}</span>${cards || nothing}<b class="running">${running}</b>
          </button>
        </li>
      `,
    )}
  </ol>
`;
