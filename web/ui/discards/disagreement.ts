import { html, nothing } from 'lit/html.js';
import type { Discard } from '../../engine/types.js';
import { disagreementOf, type Score } from '../best.js';
import { smallCards } from '../card.js';
import { words } from '../words.js';

/** A short sentence where what brings most is not what wins most, and its reasons on a tap; nothing where they agree. */
export const disagreement = (choices: readonly Discard[], weDeal: boolean, score: Score) => {
  const found = disagreementOf(choices, weDeal, score);
  if (!found) return nothing;
  const { forPoints, forWinning, points, chance } = found;
  return html`
    <details class="disagreement" part="note">
      <summary>${words.winBeatsPoints(score)} ${smallCards(forWinning.thrown)}</summary>
      <p>
        ${smallCards(forPoints.thrown)} ${words.bringsMore(points)} ${smallCards(forWinning.thrown)}
        ${words.winsMore(chance)} ${words.whyOtherWins(found)}
      </p>
    </details>
  `;
};
