import { html, nothing } from 'lit/html.js';
import type { ShowAnswer } from '../engine/types.js';
import { misses, showLines } from './count_lines.js';
import { plainCountList } from './count_list.js';
import { askedWords } from './messages/practice.js';

export interface CountReasons {
  readonly answer: ShowAnswer;
  /** The same answer with each combination in words, once it has arrived. */
  readonly long: ShowAnswer | undefined;
  /** The players' name for the hand, as a sentence, if it has one. */
  readonly name: string | undefined;
  /** The indices of the combinations that were missed. */
  readonly missed: readonly number[];
  /** The number of points by which the claim is too high. */
  readonly over: number;
}

/** Explains the count of a hand that was claimed. */
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
