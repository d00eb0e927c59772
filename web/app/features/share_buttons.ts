import { html } from 'lit/html.js';
import { strings } from '../messages/app.js';
import type { Controls } from './view_types.js';

/** Draws the button that starts a quiz of hands like the one in view. */
export const suchButton = ({ dispatch }: Controls) => html`
  <button type="button" class="share-button" @click=${() => dispatch({ type: 'practice', action: { type: 'moreLikeThisAsked' } })}>
    ${strings.suchHands}
  </button>
`;

/**
 * Draws the button that says the count aloud, if the device has a voice. Its place is reserved, because voices load
 * late and nothing may move.
 */
export const sayButton = (spoken: string, { effects }: Controls) => {
  const say = effects.say();
  return html`
    <button type="button" class=${say ? 'share-button' : 'share-button voiceless'} @click=${() => say?.(spoken)}>
      ${strings.say}
    </button>
  `;
};

export const shareButton = ({ dispatch }: Controls) => html`
  <button type="button" class="share-button" @click=${() => dispatch({ type: 'panelChosen', panel: 'share' })}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 12V3M6.500 6L10 2.500 13.500 6M5 9.500H4v8h12v-8h-1" />
    </svg>
    ${strings.share}
  </button>
`;
