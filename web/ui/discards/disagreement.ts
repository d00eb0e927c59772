import { html, nothing } from 'lit/html.js';
import type { Score } from '../../engine/game.js';
import type { Discard, Objective } from '../../engine/types.js';
import { smallCards } from '../card.js';
import { reasonWords } from '../messages/discard_reasons.js';
import { disagreementOf } from './reasons.js';

/**
 * If the throw with the most points is not the one that is worth most, draws a sentence that says so. A tap on it shows
 * the reasons. If one throw is best by points and by worth, draws nothing.
 */
export const disagreement = (choices: readonly Discard[], weDeal: boolean, score: Score, objective: Objective) => {
  const found = disagreementOf(choices, weDeal, score);
  if (!found) return nothing;
  const { forPoints, forWinning, points } = found;
  return html`
    <details class="disagreement" part="note">
      <summary>${reasonWords.beatsPoints(score, objective)} ${smallCards(forWinning.thrown)}</summary>
      <p>
        ${smallCards(forPoints.thrown)} ${reasonWords.bringsMore(points)} ${smallCards(forWinning.thrown)}
        ${reasonWords.isMore(found, objective)} ${reasonWords.whyOtherWins(found)}
      </p>
    </details>
  `;
};
