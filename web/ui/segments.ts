import { html, nothing } from 'lit/html.js';

export interface Segment<Value> {
  readonly value: Value;
  readonly label: string;
  /** A word below the label, for sighted users only. */
  readonly small?: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
}

/** Draws a choice among a few options, side by side. */
export const segments = <Value>(
  label: string,
  choices: readonly Segment<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
) => html`
  <div class="segments" role="group" aria-label=${label}>
    ${choices.map(
      ({ value, label: text, small, lang }) => html`
        <button type="button" lang=${lang ?? nothing} aria-pressed=${value === chosen} @click=${() => choose(value)}>${text}${small ? html`<small aria-hidden="true">${small}</small>` : nothing}</button>
      `,
    )}
  </div>
`;
