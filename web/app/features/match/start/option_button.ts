import { html } from 'lit/html.js';

/** Draws a button with the name of an option and a sentence about it. */
export const option = (name: string, says: string, choose: () => void) => html`
  <button type="button" class="option" @click=${choose}><b>${name}</b><span class="note">${says}</span></button>
`;
