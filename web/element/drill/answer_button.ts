import { html, nothing } from 'lit';

/** What is waited for, or what is done with it. It keeps its place, and the focus, once the answer stands. */
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
