import { html, nothing } from 'lit/html.js';
import { type Card, ranks, type Suit, suitOf, suits } from '../engine/cards.js';
import { cardMark } from './card.js';
import { focusNext, keepOneTabStop } from './roving_focus.js';

export type KeyState = 'free' | 'used' | 'elsewhere';

export interface PadAction {
  readonly label: string;
  readonly act: () => void;
  readonly disabled?: boolean;
  /** True if the action is on, false if it is off, and undefined if it is not a switch. */
  readonly pressed?: boolean;
}

type Action = PadAction | undefined;

export interface Pad {
  readonly label: string;
  readonly suitName: (suit: Suit) => string;
  readonly keyName: (card: Card) => string;
  readonly keyState: (card: Card) => KeyState;
  /** The points that the card would add as the starter, shown on its key. */
  readonly adds: (card: Card) => number | undefined;
  readonly mostAdded: number | undefined;
  readonly tap: (card: Card) => void;
  /** The actions at the ends of the suits; undefined leaves the key out. */
  readonly actions: readonly [Action, Action, Action, Action];
}

const key = (pad: Pad, card: Card, first: boolean) => {
  const adds = pad.adds(card);
  const most = adds !== undefined && adds > 0 && adds === pad.mostAdded;
  return html`
    <button
      type="button"
      class="key"
      data-card=${card}
      data-suit=${suitOf(card)}
      data-state=${pad.keyState(card)}
      aria-pressed=${pad.keyState(card) === 'used'}
      aria-disabled=${pad.keyState(card) === 'elsewhere' ? 'true' : nothing}
      aria-label=${pad.keyName(card)}
      tabindex=${first ? 0 : -1}
      @click=${() => pad.tap(card)}
    >
      <span class="face">${cardMark(card)}${adds === undefined ? nothing : html`<small class=${most ? 'adds most' : 'adds'}>${adds > 0 ? `+${adds}` : '0'}</small>`}</span>
    </button>
  `;
};

const action = ({ label, act, disabled = false, pressed }: PadAction) => html`
  <button type="button" class="key action" aria-disabled=${disabled ? 'true' : nothing} aria-pressed=${pressed ?? nothing} tabindex="-1" @click=${act}>
    <span class="face">${label}</span>
  </button>
`;

// Draws the action of a row, or keeps its place free.
const actionAt = ({ actions }: Pad, row: number) => {
  const found = actions[row];
  return found ? action(found) : html`<span class="no-action"></span>`;
};

/** Draws all 52 cards, with a group for each suit. Tab stops at one key, and the arrow keys move among all of them. */
export const pad = (parts: Pad) => html`
  <div
    class="pad"
    role="group"
    aria-label=${parts.label}
    @keydown=${(event: KeyboardEvent) => focusNext(event)}
    @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
  >
    ${suits.map(
      (suit, row) => html`
        <div class="suit-keys" role="group" aria-label=${parts.suitName(suit)}>
          ${ranks.map((rank, column) => key(parts, `${rank}${suit}`, row === 0 && column === 0))}
        </div>
        ${actionAt(parts, row)}
      `,
    )}
  </div>
`;
