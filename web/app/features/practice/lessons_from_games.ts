import type { Dealer } from '../../../exercises/exercise.js';
import { skillOfMistake } from '../../../exercises/reviewed_choice.js';
import type { Outcome } from '../../state/slices/practice.js';
import type { Lesson } from '../../state/slices/review.js';

/**
 * Turns the mistakes of a game into wrong answers that practice remembers, each for the skill that the mistake belongs
 * to.
 */
export const outcomesOf = async (
  dealer: Pick<Dealer, 'scorePlay'>,
  all: readonly Lesson[],
  date: string,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { choice, cost } of all) {
    const kind = await skillOfMistake(dealer, choice);
    if (kind) outcomes.push({ kind, date, right: false, cost, unit: 'win', ms: 0, from: 'game' });
  }
  return outcomes;
};
