import type { Lesson, ReviewState, SavedMistake } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import type { Decision, JudgedGame } from './judged_game.js';
import { errorIn } from './retry.js';
import { readChoosing } from './saved_mistakes.js';

// This file finds lessons for practice: our costly decisions in a game just judged, or a mistake just marked to be
// asked again.

// A decision after a hint is no lesson, because the player had seen the best choice.
const ofDecision = ({ by, hinted, step }: Decision): readonly Lesson[] => {
  const choosing = readChoosing(step.kind, step.question);
  const cost = step.lost ?? 0;
  return by === 'us' && !hinted && choosing && cost > errorIn(choosing) ? [{ choice: step, cost }] : [];
};

/** Returns our mistakes in a judged game. */
export const lessonsOf = ({ deals }: JudgedGame): readonly Lesson[] =>
  deals.flatMap(({ decisions }) => decisions.flatMap(ofDecision));

const ofMistake = ({ best, chosen, cost, ...choosing }: SavedMistake): Lesson => ({
  choice: { ...choosing, best, chosen },
  cost,
});

// Returns the mistake that was just marked; undefined for a list taken over from another tab, whose objects are all new. The
// other tab has already added its new items to the memory of practice.
const marked = ({ mistakes: is }: ReviewState, { mistakes: was }: ReviewState): SavedMistake | undefined =>
  is.length === was.length + 1 && was.every((each, at) => each === is[at]) ? is.at(-1) : undefined;

/** Returns the lessons that an action in the review gives. `before` and `after` are the states around that action. */
export const lessonsIn = (after: State, before: State): readonly Lesson[] => {
  const [is, was] = [after.review, before.review];
  if (!is || !was) return [];
  const added = marked(is, was);
  if (added) return [ofMistake(added)];
  return is.lessons === was.lessons ? [] : is.lessons;
};
