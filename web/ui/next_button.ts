import { html } from 'lit/html.js';

/**
 * The green button of a dock: the next thing to do. Without `act` it says what is waited for; `early` makes it quiet, for a step
 * that may be taken but is not yet the thing to do. `act` gets the time of the tap, in milliseconds of the page.
 */
export const nextButton = (label: unknown, act: ((at: number) => void) | undefined, early = false) => html`
  <button
    type="button"
    class=${act && !early ? 'next primary' : 'next'}
    aria-disabled=${act ? 'false' : 'true'}
    @click=${({ timeStamp }: MouseEvent) => act?.(timeStamp)}
  >
    ${label}
  </button>
`;
