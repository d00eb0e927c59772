import { html, nothing } from 'lit/html.js';
import type { StartersAnswer } from '../../engine/index.js';
import { smallCards } from '../../ui/card.js';
import { strings } from '../strings.js';

/** The starters that make so many points, the first few as cards. */
export const cutsMaking = (points: number, { starters }: StartersAnswer, label: string, shown: number) => {
  const cards = starters.filter((each) => each.points === points).map(({ starter }) => starter);
  return html`
    <span class="cuts">
      <span class="label">${label}</span>${smallCards(cards.slice(0, shown), strings.cardName)}
      ${cards.length > shown ? html`<span class="label">${strings.andMore(cards.length - shown)}</span>` : nothing}
      <span class="label">${strings.makes(points)}</span>
    </span>
  `;
};
