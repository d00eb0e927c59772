import measured from '../../../../cpp/measure/levels.json' with { type: 'json' };
import type { Level } from '../../../engine/index.js';

export { levels } from '../../../engine/lists.js';

/** How many games of a hundred a level wins against Expert: docs/measured.md, "The four opponents". */
export const winsOfHundred: Readonly<Record<Level, number>> = measured.winsOfHundred;
