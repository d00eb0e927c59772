import measured from '../../../../cpp/measure/levels.json' with { type: 'json' };
import type { Level } from '../../../engine/index.js';

export { levels } from '../../../engine/lists.js';

// What is agreed before a game: against whom, how far, who counts; and the result beside which it will stand.

/** Games that a level wins of a hundred against Expert: docs/measured.md, "The four opponents". */
export const winsOfHundred: Readonly<Record<Level, number>> = measured.winsOfHundred;
