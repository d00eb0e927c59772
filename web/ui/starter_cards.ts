import { html, nothing } from 'lit/html.js';
import type { ValueStartersAnswer } from '../engine/types.js';
import { smallCards } from './card.js';
import { words } from './messages/ui.js';

/** Shows the starters with which the hand counts `points`. Only the first few are shown as cards. */
export const cutsMaking = (points: number, { starters }: ValueStartersAnswer, label: string, shown: number) => {
  const cards = starters.filter((each) => each.points === points).map(({ starter }) => starter);
  return html`
    <span class="cuts">
      <span class="label">${label}</span>${smallCards(cards.slice(0, shown))}
      ${cards.length > shown ? html`<span class="label">${words.andMore(cards.length - shown)}</span>` : nothing}
      <span class="label">${words.makes(points)}</span>
    </span>
  `;
};
