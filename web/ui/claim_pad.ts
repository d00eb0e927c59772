import { html } from 'lit/html.js';
import { focusNext, keepOneTabStop } from './roving_focus.js';

export interface ClaimPad {
  readonly claims: readonly number[];
  readonly chosen: number | null;
  readonly label: string;
  readonly name: (claim: number) => string;
  /** `at` is the time of the tap, in milliseconds since the page was loaded. */
  readonly tap: (claim: number, at: number) => void;
}

/** Draws a key for each possible count of a hand. */
export const claimPad = ({ chosen, claims, label, name, tap }: ClaimPad) => html`
  <div
    class="claim-pad"
    role="group"
    aria-label=${label}
    @keydown=${(event: KeyboardEvent) => focusNext(event)}
    @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
  >
    ${claims.map(
      (claim) => html`
        <button
          type="button"
          aria-label=${name(claim)}
          aria-pressed=${claim === chosen}
          tabindex=${claim === (chosen ?? 0) ? 0 : -1}
          @click=${({ timeStamp }: MouseEvent) => tap(claim, timeStamp)}
        >
          ${claim}
        </button>
      `,
    )}
  </div>
`;
