import { html, nothing } from 'lit/html.js';
import type { Discard } from '../engine/types.js';
import { disagreementOf, type Score } from './best.js';
import { smallCards } from './card.js';
import { words } from './words.js';

/** One sentence where what brings most is not what wins most, and why; nothing where they agree. */
export const disagreement = (choices: readonly Discard[], weDeal: boolean, score: Score) => {
  const found = disagreementOf(choices, weDeal, score);
  if (!found) return nothing;
  const { forPoints, forWinning, points, chance } = found;
  return html`
    <p class="note disagreement" part="note">
      ${words.mostPoints} ${smallCards(forPoints.thrown)} ${words.byPoints(points)}
      ${words.mostWins} ${smallCards(forWinning.thrown)} ${words.byGames(chance)}
      ${words.whyOtherWins(found)}
    </p>
  `;
};
