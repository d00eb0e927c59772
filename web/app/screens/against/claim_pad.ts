import { html } from 'lit/html.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving.js';
import { claims } from '../../against/claim.js';
import type { State } from '../../model/state.js';
import { againstWords } from '../../words/against.js';
import type { Controls } from '../view.js';

/** What a hand may be worth, a key each. Four numbers never come up, and have none. */
export const claimPad = ({ against }: State, { dispatch }: Controls) => {
  const chosen = against?.table.toClaim ?? null;
  return html`
    <div
      class="claim-pad"
      role="group"
      aria-label=${againstWords.claims}
      @keydown=${(event: KeyboardEvent) => focusNext(event)}
      @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
    >
      ${claims.map(
        (points) => html`
          <button
            type="button"
            aria-label=${againstWords.claimKey(points)}
            aria-pressed=${points === chosen}
            tabindex=${points === (chosen ?? 0) ? 0 : -1}
            @click=${() => dispatch({ type: 'against', deed: { do: 'claim', points } })}
          >
            ${points}
          </button>
        `,
      )}
    </div>
  `;
};
