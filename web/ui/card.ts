import { html } from 'lit/html.js';
import { type Card, type Rank, rankOf, suitOf } from '../engine/cards.js';
import { words } from './messages/ui.js';
import { suitMark } from './suits.js';

/** How a rank is shown: ten in two figures. */
export const rankText = (rank: Rank): string => (rank === 'T' ? '10' : rank);

/** Rank and suit of a card, in its colour; the name is the caller's to give. */
export const cardMark = (card: Card) =>
  html`<span class="mark" data-suit=${suitOf(card)} aria-hidden="true">${rankText(rankOf(card))}${suitMark(suitOf(card))}</span>`;

/** Small cards in a row, named together for those who cannot see them. */
export const smallCards = (cards: readonly Card[]) => html`
  <span class="small-cards" role="img" aria-label=${cards.map(words.cardName).join(', ')}>
    ${cards.map((card) => html`<span class="small-card">${cardMark(card)}</span>`)}
  </span>
`;
