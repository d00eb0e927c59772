import { type Mistake as Choice, kindOfMistake } from '../../practice/mistakes.js';
import type { Dealer } from '../../practice/questions.js';
import type { State } from '../model/state.js';
import { gameOf, reviewOf } from '../review/asking.js';
import type { Decision } from '../review/judged.js';
import { readChoosing } from '../review/mistakes.js';
import { isJudged, keyOf } from '../review/summaries.js';
import { errorIn } from '../review/trial.js';
import type { Outcome } from '../state/slices/practice.js';
import type { Desk, Mistake } from '../state/slices/review.js';

// What games teach: each decision of ours that cost something, once the game is judged, and each that we want to be asked again.

interface Lost {
  readonly choice: Choice;
  readonly cost: number;
}

const ofDecision = ({ by, step }: Decision): readonly Lost[] => {
  const choosing = readChoosing(step.kind, step.question);
  const cost = step.lost ?? 0;
  return by === 'us' && choosing && cost > errorIn(choosing) ? [{ choice: step, cost }] : [];
};

const ofMistake = ({ best, chosen, cost, ...choosing }: Mistake): Lost => ({
  choice: { ...choosing, best, chosen },
  cost,
});

// One was added, by what was done just now: another tab keeps what it adds by itself.
const isLonger = <Each>(is: readonly Each[], was: readonly Each[]): boolean =>
  is.length === was.length + 1 && was.every((each, at) => each === is[at]);

// The game on the desk counts with what was given away, and all other games are as they were.
const isJudgedNow = (state: State, is: Desk, was: Desk): boolean => {
  const game = is.games === was.games ? undefined : gameOf(state, is);
  const key = game && keyOf(game.record, game.players);
  const isThere = ({ games }: Desk): boolean => games.some((each) => each.key === key && isJudged(each));
  return isThere(is) && !isThere(was) && is.games.every((each) => each.key === key || was.games.includes(each));
};

/** What was done in the review just now teaches something. */
export const lostIn = (after: State, before: State): readonly Lost[] => {
  const [is, was] = [after.review?.desk, before.review?.desk];
  if (!is || !was) return [];
  const added = isLonger(is.mistakes, was.mistakes) ? is.mistakes.at(-1) : undefined;
  if (added) return [ofMistake(added)];
  const judged = isJudgedNow(after, is, was) ? reviewOf(after, is) : undefined;
  return judged?.deals.flatMap(({ decisions }) => decisions.flatMap(ofDecision)) ?? [];
};

/** The same by its kinds, to be remembered. */
export const outcomesOf = async (
  dealer: Pick<Dealer, 'scorePlay'>,
  all: readonly Lost[],
  date: string,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { choice, cost } of all) {
    const kind = await kindOfMistake(dealer, choice);
    if (kind) outcomes.push({ kind, date, right: false, cost, unit: 'win', ms: 0, from: 'game' });
  }
  return outcomes;
};
