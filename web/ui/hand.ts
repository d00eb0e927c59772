import { html, nothing } from 'lit/html.js';
import type { Card } from '../engine/cards.js';
import { cardMark } from './card.js';
import { classNames } from './class_names.js';
import { words } from './messages/ui.js';

export interface Hand {
  readonly cards: readonly Card[];
  readonly starter: Card | undefined;
  readonly lifted: readonly Card[];
  readonly total: number | undefined;
}

const card = (shown: Card, lifted: readonly Card[], name = words.cardName(shown)) => html`
  <span
    class=${classNames({ place: true, lifted: lifted.includes(shown) })}
    part=${lifted.includes(shown) ? 'card lifted' : 'card'}
    role="img"
    aria-label=${name}
    >${cardMark(shown)}</span
  >
`;

/** Draws a hand without buttons, with the starter apart and the total between them. */
export const hand = ({ cards, starter, lifted, total }: Hand) => html`
  <div class=${classNames({ tray: true, many: cards.length > 6 })} part="hand" data-places=${cards.length + (starter ? 1 : 0)}>
    ${cards.map((each) => card(each, lifted))}
    <span class="tray-total" part="points">${total === undefined ? nothing : words.total(total)}</span>
    ${starter ? html`<div class="starter"><span class="starter-label" aria-hidden="true">${words.starter}</span>${card(starter, lifted, `${words.starter}, ${words.cardName(starter)}`)}</div>` : nothing}
  </div>
`;
