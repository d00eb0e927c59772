import clubs from 'bootstrap-icons/icons/suit-club-fill.svg?raw';
import diamonds from 'bootstrap-icons/icons/suit-diamond-fill.svg?raw';
import hearts from 'bootstrap-icons/icons/suit-heart-fill.svg?raw';
import spades from 'bootstrap-icons/icons/suit-spade-fill.svg?raw';
import { html, svg } from 'lit/html.js';
import type { Suit } from '../engine/types.js';

const shapes: Readonly<Record<Suit, string>> = { S: spades, H: hearts, D: diamonds, C: clubs };

const pathOf = (file: string): string => / d="([^"]+)"/.exec(file)?.[1] ?? '';

/** Defines the four suit shapes, once in a document or shadow tree. `suitMark` refers to them. */
export const suitShapes = () => html`
  <svg width="0" height="0" class="shapes" aria-hidden="true">
    ${Object.entries(shapes).map(
      ([suit, file]) =>
        svg`<symbol id=${`suit-${suit}`} viewBox="-0.75 -0.75 17.5 17.5"><path d=${pathOf(file)} /></symbol>`,
    )}
  </svg>
`;

export const suitMark = (suit: Suit) =>
  html`<svg class="suit" aria-hidden="true"><use href=${`#suit-${suit}`} /></svg>`;
