import { html, nothing } from 'lit/html.js';
import type { ScoreShowAnswer } from '../engine/types.js';
import { misses, showLines } from './count_lines.js';
import { plainCountList } from './count_list.js';
import { askedWords } from './messages/practice.js';

export interface CountReasons {
  readonly answer: ScoreShowAnswer;
  /** The same count with a phrase for each combination; undefined until the engine has answered. */
  readonly long: ScoreShowAnswer | undefined;
  /** The name that players have for such a hand, as a sentence; undefined if there is none. */
  readonly name: string | undefined;
  /** The indices of the combinations that the player missed. */
  readonly missed: readonly number[];
  /** The number of points by which the player's claim is too high. */
  readonly over: number;
}

/** Explains the count of a hand, after a player has claimed a number of points for it. */
export const countReasons = ({ answer, long, name, missed, over }: CountReasons) => {
  const { nearMisses } = answer;
  const lines = (long ? showLines(long) : []).map((line, at) => ({
    ...line,
    missed: missed.includes(at) ? askedWords.missed : undefined,
  }));
  return html`
    ${name ? html`<p class="note">${name}</p>` : nothing} ${plainCountList(lines)}
    ${over > 0 ? html`<p class="note">${askedWords.tooMany(over, nearMisses.length > 0)}</p>` : nothing}
    ${misses(nearMisses)}
  `;
};
