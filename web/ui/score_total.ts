import { html, nothing } from 'lit/html.js';
import { words } from './messages/ui.js';

/** Draws the total in large digits, beside a short note and the count as spoken. */
export const total = (points: number, note: string, spoken: string) => html`
  <div class="total" part="total">
    <p class="numeral" part="points" aria-hidden="true">${words.total(points)}</p>
    <p class="spoken" part="spoken">${note ? html`<span class="label">${note}</span> ` : nothing}${spoken}</p>
  </div>
`;
