import type { Lesson, ReviewState, SavedMistake } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { isJudged, keyOf } from './game_summaries.js';
import type { Decision } from './judged_game.js';
import { errorIn } from './retry.js';
import { readChoosing } from './saved_mistakes.js';
import { selectGame, selectJudgedGame } from './selectors.js';

// This file finds lessons for practice: our costly decisions in a game just judged, or a mistake just marked to be
// asked again.

const ofDecision = ({ by, step }: Decision): readonly Lesson[] => {
  const choosing = readChoosing(step.kind, step.question);
  const cost = step.lost ?? 0;
  return by === 'us' && choosing && cost > errorIn(choosing) ? [{ choice: step, cost }] : [];
};

const ofMistake = ({ best, chosen, cost, ...choosing }: SavedMistake): Lesson => ({
  choice: { ...choosing, best, chosen },
  cost,
});

// True if the list has exactly one new item, at its end. False for a list taken over from another tab, whose objects
// are all new. The other tab has already added its new items to the memory of practice.
const isLonger = <Each>(is: readonly Each[], was: readonly Each[]): boolean =>
  is.length === was.length + 1 && was.every((each, at) => each === is[at]);

// True if the game in review has just been added to the statistics, and all other games are unchanged.
const isJudgedNow = (state: State, is: ReviewState, was: ReviewState): boolean => {
  const game = is.games === was.games ? undefined : selectGame(state, is);
  const key = game && keyOf(game.record, game.players);
  const isThere = ({ games }: ReviewState): boolean => games.some((each) => each.key === key && isJudged(each));
  return isThere(is) && !isThere(was) && is.games.every((each) => each.key === key || was.games.includes(each));
};

/** Returns the lessons that an action in the review gives. `before` and `after` are the states around that action. */
export const lessonsIn = (after: State, before: State): readonly Lesson[] => {
  const [is, was] = [after.review, before.review];
  if (!is || !was) return [];
  const added = isLonger(is.mistakes, was.mistakes) ? is.mistakes.at(-1) : undefined;
  if (added) return [ofMistake(added)];
  const judged = isJudgedNow(after, is, was) ? selectJudgedGame(after, is) : undefined;
  return judged?.deals.flatMap(({ decisions }) => decisions.flatMap(ofDecision)) ?? [];
};
