import { html } from 'lit/html.js';
import { type Card, type Rank, rankOf, suitOf } from '../engine/cards.js';
import { words } from './messages/ui.js';
import { suitMark } from './suits.js';

/** Returns a rank as it is written on a card: `10` for `T`. */
export const rankText = (rank: Rank): string => (rank === 'T' ? '10' : rank);

/** Draws the rank and suit of a card in its colour. The caller supplies the accessible name. */
export const cardMark = (card: Card) =>
  html`<span class="mark" data-suit=${suitOf(card)} aria-hidden="true">${rankText(rankOf(card))}${suitMark(suitOf(card))}</span>`;

/** Draws small cards in a row, with one accessible name for all. */
export const smallCards = (cards: readonly Card[]) => html`
  <span class="small-cards" role="img" aria-label=${cards.map(words.cardName).join(', ')}>
    ${cards.map((card) => html`<span class="small-card">${cardMark(card)}</span>`)}
  </span>
`;
