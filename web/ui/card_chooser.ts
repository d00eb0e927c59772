import { html, nothing } from 'lit/html.js';
import type { Card } from '../engine/cards.js';
import { cardMark } from './card.js';
import { classNames } from './class_names.js';
import { words } from './messages/ui.js';
import { focusNext, keepOneTabStop } from './roving_focus.js';

/** The cards from which a player chooses, with the state of each card and the function for a tap. */
export interface CardChooser {
  readonly cards: readonly Card[];
  readonly label: string;
  readonly chosen: readonly Card[];
  /** Cards already on the table. */
  readonly played: readonly Card[];
  /** Cards that may be chosen now. */
  readonly may: readonly Card[];
  readonly best: readonly Card[];
  readonly tap: (card: Card, at: number) => void;
}

const place = (choosing: CardChooser, card: Card, at: number) => {
  const { best, chosen, played, may, tap } = choosing;
  const free = may.includes(card);
  return html`
    <button
      type="button"
      class=${classNames({ place: true, lifted: chosen.includes(card), faded: played.includes(card), dim: !free && !played.includes(card) && !chosen.includes(card), best: best.includes(card) })}
      part=${chosen.includes(card) ? 'card lifted' : 'card'}
      aria-label=${words.cardName(card)}
      aria-pressed=${chosen.includes(card)}
      aria-disabled=${free ? nothing : 'true'}
      tabindex=${at === 0 ? 0 : -1}
      @click=${({ timeStamp }: MouseEvent) => free && tap(card, timeStamp)}
    >
      ${cardMark(card)}
    </button>
  `;
};

/** Draws each card as a button. One button is a tab stop, and the arrow keys move among the cards. */
export const cardChooser = (choosing: CardChooser) => html`
  <div
    class="tray my-cards"
    part="hand"
    data-places=${choosing.cards.length}
    role="group"
    aria-label=${choosing.label}
    @keydown=${(event: KeyboardEvent) => focusNext(event)}
    @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
  >
    ${choosing.cards.map((card, at) => place(choosing, card, at))}
  </div>
`;
