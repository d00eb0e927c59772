import { classMap } from 'lit/directives/class-map.js';
import { html, nothing } from 'lit/html.js';
import type { Card } from '../../../engine/index.js';
import { cardMark } from '../../../ui/card.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving.js';
import { strings } from '../../strings.js';

/** Cards to choose from, in thumb's reach. */
export interface Choosing {
  readonly cards: readonly Card[];
  readonly label: string;
  readonly chosen: readonly Card[];
  /** Those that lie on the table already. */
  readonly laid: readonly Card[];
  /** Those that may be chosen now. */
  readonly may: readonly Card[];
  readonly best: readonly Card[];
  readonly tap: (card: Card, at: number) => void;
}

const place = (choosing: Choosing, card: Card, at: number) => {
  const { best, chosen, laid, may, tap } = choosing;
  const free = may.includes(card);
  return html`
    <button
      type="button"
      class=${classMap({ place: true, lifted: chosen.includes(card), faded: laid.includes(card), dim: !free && !laid.includes(card) && !chosen.includes(card), best: best.includes(card) })}
      aria-label=${strings.cardName(card)}
      aria-pressed=${chosen.includes(card)}
      aria-disabled=${free ? nothing : 'true'}
      tabindex=${at === 0 ? 0 : -1}
      @click=${({ timeStamp }: MouseEvent) => free && tap(card, timeStamp)}
    >
      ${cardMark(card)}
    </button>
  `;
};

export const choosingTray = (choosing: Choosing) => html`
  <div
    class="tray my-cards"
    role="group"
    aria-label=${choosing.label}
    @keydown=${(event: KeyboardEvent) => focusNext(event)}
    @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
  >
    ${choosing.cards.map((card, at) => place(choosing, card, at))}
  </div>
`;
