import { html, nothing } from 'lit';

/**
 * Draws the button that submits an answer. While the answer is incomplete, the label says what is missing. The button
 * keeps its place and the focus after the answer.
 */
export const answerButton = (label: unknown, go: (() => void) | undefined) => html`
  <button
    type="button"
    part="button"
    class=${go ? 'all primary' : 'all'}
    aria-disabled=${go ? nothing : 'true'}
    @click=${() => go?.()}
  >
    ${label}
  </button>
`;
