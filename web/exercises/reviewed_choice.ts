import type { Card, ReviewedStep, ScorePlayAnswer, ValuePlaysQuestion } from '../engine/types.js';
import { cardErrorOf } from '../ui/error_margins.js';
import { type Legal, temptingCard } from './distractor.js';
import type { Dealer } from './exercise.js';
import { type PegTurn, pegSkill } from './peg_skill.js';
import type { PegSkill, Skill } from './skills.js';
import { throwSkill } from './throw_skill.js';

// Finds the practice skill behind a choice made elsewhere in the app, so that the player can ask for exercises like it.

const turnOf = ({ kept, ours = 0, theirs = 0 }: ValuePlaysQuestion, fallen: ScorePlayAnswer): PegTurn => ({
  kept: kept as readonly Card[],
  fallen,
  ours,
  theirs,
});

/**
 * Returns the practice skill of a turn in the play, in which the engine has valued the cards `legal`. The skill depends on how
 * the tempting card differs from the best. `kept` in the question must be a list, not a text.
 */
export const pegSkillOf = (
  question: ValuePlaysQuestion,
  legal: readonly Legal[],
  fallen: ScorePlayAnswer,
): PegSkill => {
  const order = question.order ?? 'winChance';
  const weighed = temptingCard(legal, order, order === 'points' ? cardErrorOf.net : cardErrorOf.winChance);
  return weighed ? pegSkill(turnOf(question, fallen), weighed.wrong.card, weighed.best.card) : 'anyPeg';
};

/** The fields of a reviewed step from which its skill can be found. */
export type ReviewedChoice = Pick<ReviewedStep, 'kind' | 'question' | 'chosen' | 'best'>;

/**
 * Returns the skill to practise after a mistake in a game. The skill depends on how the player's choice differs from the best.
 * Undefined if the step was not a choice.
 */
export const skillOfMistake = async (
  dealer: Pick<Dealer, 'scorePlay'>,
  { kind, question, chosen, best }: ReviewedChoice,
): Promise<Skill | undefined> => {
  if (!question || !chosen || !best) return undefined;
  const { weDeal, ours = 0, theirs = 0 } = question;
  if (kind === 'throw') return throwSkill({ weDeal, ours, theirs }, chosen, best);
  const [wrong, right] = [chosen[0], best[0]];
  if (kind !== 'play' || !wrong || !right) return undefined;
  const plays = question as ValuePlaysQuestion;
  const fallen = await dealer.scorePlay({ played: plays.played, weDeal, ours, theirs });
  return pegSkill(turnOf(plays, fallen), wrong, right);
};
