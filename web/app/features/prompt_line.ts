import { html, nothing } from 'lit/html.js';
import { strings } from '../messages/app.js';
import type { State } from '../state/state.js';
import type { Controls } from './view_types.js';

const button = (label: string, act: () => void) =>
  html`<button type="button" class="quiet" @click=${act}>${label}</button>`;

/**
 * Draws the line that says which cards are missing, with a button: while the screen is empty it deals random cards, and
 * then it clears the cards. `has` says which of the two there is to do, and if the text is needed only on a narrow screen.
 */
export const promptLine = (
  text: string,
  has: { readonly random: boolean; readonly clear: boolean; readonly narrow?: boolean },
  { ui }: State,
  { dispatch, effects }: Controls,
) => {
  if (text === '' && !(has.clear && ui.padOpen)) return nothing;
  return html`
    <p class="prompt" data-text=${text !== ''}>
      <span class=${has.narrow ? 'narrow' : ''}>${text}</span>
      ${has.clear ? button(strings.clear, () => dispatch({ type: 'cleared' })) : has.random ? button(strings.tryRandom, effects.deal) : nothing}
    </p>
  `;
};
