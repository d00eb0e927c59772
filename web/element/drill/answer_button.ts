import { html, nothing } from 'lit';

/**
 * Draws a button that says what is missing, or submits the answer. It keeps its place and the focus after the answer.
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
