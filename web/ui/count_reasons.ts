import { html, nothing } from 'lit/html.js';
import type { ShowAnswer } from '../engine/types.js';
import { misses, showLines } from './count_lines.js';
import { plainCountList } from './count_list.js';
import { askedWords } from './messages/practice.js';

export interface CountReasons {
  readonly answer: ShowAnswer;
  /** The same with each combination in words, once it is there. */
  readonly long: ShowAnswer | undefined;
  /** What players call the hand; a sentence, where they have a name for it. */
  readonly name: string | undefined;
  /** The combinations that were missed, by number. */
  readonly missed: readonly number[];
  /** So many points too many were claimed. */
  readonly over: number;
}

/** Why a hand that was claimed counts what it does. */
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
