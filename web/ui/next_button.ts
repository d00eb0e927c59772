import { html } from 'lit/html.js';

/**
 * Draws the green button of a dock, which leads to the next step. Without `act`, its label says what is missing. With
 * `early`, it is not green, because something else normally comes before this step. `act` gets the time of the tap, in
 * milliseconds since the page was loaded.
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
