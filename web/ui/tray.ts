import { html, nothing } from 'lit/html.js';
import type { Card } from '../engine/cards.js';
import { cardMark } from './card.js';
import { classNames } from './class_names.js';

export interface Tray {
  readonly cards: readonly Card[];
  /** The number of places for cards. A place without a card is drawn empty. */
  readonly size: number;
  /** The starter's place: a card, null while it is awaited, or undefined if there is no starter. */
  readonly starter: Card | null | undefined;
  readonly starterLabel: string;
  readonly lifted: readonly Card[];
  readonly faded: readonly Card[];
  readonly name: (card: Card) => string;
  readonly emptyName: string;
  readonly emptyStarterName: string;
  /** The count so far, if the screen has no other room for it. */
  readonly total: number | undefined;
  /** A hint that says what to do next, if the screen has no line for it. */
  readonly hint: string;
  readonly tap: () => void;
}

const place = (tray: Tray, card: Card | undefined, emptyName: string) => html`
  <button
    type="button"
    class=${classNames({
      place: true,
      empty: !card,
      lifted: card !== undefined && tray.lifted.includes(card),
      faded: card !== undefined && tray.faded.includes(card),
    })}
    aria-label=${card ? tray.name(card) : emptyName}
    @click=${tray.tap}
  >
    ${card ? cardMark(card) : nothing}
  </button>
`;

/** Draws the tray: a place for each card, with the starter apart, and the total or a hint. */
export const tray = (parts: Tray) => {
  const empty = Math.max(0, parts.size - parts.cards.length);
  const places: (Card | undefined)[] = [...parts.cards, ...Array<undefined>(empty).fill(undefined)];
  return html`
    <div class=${classNames({ tray: true, many: places.length > 6 })} data-places=${places.length + (parts.starter === undefined ? 0 : 1)}>
      ${places.map((card) => place(parts, card, parts.emptyName))}
      <span class="tray-total" aria-hidden="true">${parts.total}</span>
      <span class="tray-hint" aria-hidden="true">${parts.hint}</span>
      ${
        parts.starter === undefined
          ? nothing
          : html`<div class="starter"><span class="starter-label" aria-hidden="true">${parts.starterLabel}</span>${place(parts, parts.starter ?? undefined, parts.emptyStarterName)}</div>`
      }
    </div>
  `;
};
