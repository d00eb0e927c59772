import { html } from 'lit/html.js';
import { type Rank, ranks } from '../engine/cards.js';
import { rankText } from './card.js';
import { focusNext, keepOneTabStop } from './roving_focus.js';

export interface RankPad {
  readonly label: string;
  readonly keyName: (rank: Rank) => string;
  /** True if no card of this rank can be played now. */
  readonly disabled: (rank: Rank) => boolean;
  /** True if a card of this rank begins another count. */
  readonly dimmed: (rank: Rank) => boolean;
  readonly play: (rank: Rank) => void;
  readonly go: { readonly label: string; readonly name: string; readonly disabled: boolean; readonly say: () => void };
}

const key = (text: string, name: string, disabled: boolean, dimmed: boolean, first: boolean, act: () => void) => html`
  <button
    type="button"
    class="key rank-key"
    data-dimmed=${dimmed}
    aria-label=${name}
    aria-disabled=${disabled ? 'true' : 'false'}
    tabindex=${first ? 0 : -1}
    @click=${() => disabled || act()}
  >
    <span class="face">${text}</span>
  </button>
`;

/**
 * Draws a key for each of the thirteen ranks, in two rows, and a last key for a go. Suits do not matter in the play.
 */
export const rankPad = ({ label, keyName, disabled, dimmed, play, go }: RankPad) => html`
  <div
    class="rank-pad"
    role="group"
    aria-label=${label}
    @keydown=${(event: KeyboardEvent) => focusNext(event)}
    @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
  >
    ${ranks.map((rank, at) => key(rankText(rank), keyName(rank), disabled(rank), dimmed(rank), at === 0, () => play(rank)))}
    ${key(go.label, go.name, go.disabled, false, false, go.say)}
  </div>
`;
