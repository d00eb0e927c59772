import measured from '../../../../cpp/measure/levels.json' with { type: 'json' };
import type { Level } from '../../../engine/index.js';

export { levels } from '../../../engine/lists.js';

/**
 * How many of a hundred games each level wins against the level Expert. The numbers are from docs/measured.md, "The
 * five opponents".
 */
export const winsOfHundred: Readonly<Record<Level, number>> = measured.winsOfHundred;
