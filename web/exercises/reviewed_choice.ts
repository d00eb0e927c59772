import type { Card, PlayAnswer, PlaysQuestion, ReviewedStep } from '../engine/types.js';
import { cardErrorOf } from '../ui/error_margins.js';
import { type Legal, temptingCard } from './distractor.js';
import type { Dealer } from './exercise.js';
import { type PegTurn, pegSkill } from './peg_skill.js';
import type { PegSkill, Skill } from './skills.js';
import { throwSkill } from './throw_skill.js';

// Maps choices elsewhere in the app to the skills of practice, so that the player can ask for more like them.

const turnOf = ({ kept, ours = 0, theirs = 0 }: PlaysQuestion, fallen: PlayAnswer): PegTurn => ({
  kept: kept as readonly Card[],
  fallen,
  ours,
  theirs,
});

/**
 * Returns the skill of a turn that the engine has valued, from how the tempting card differs from the best. The question's
 * cards must be a list.
 */
export const pegSkillOf = (question: PlaysQuestion, legal: readonly Legal[], fallen: PlayAnswer): PegSkill => {
  const order = question.order ?? 'winChance';
  const weighed = temptingCard(legal, order, order === 'points' ? cardErrorOf.net : cardErrorOf.winChance);
  return weighed ? pegSkill(turnOf(question, fallen), weighed.wrong.card, weighed.best.card) : 'anyPeg';
};

/** A choice as a review judges it. */
export type ReviewedChoice = Pick<ReviewedStep, 'kind' | 'question' | 'chosen' | 'best'>;

/** Returns the skill of a mistake in a game, from how the choice differs from the best; undefined if the step was no choice. */
export const skillOfMistake = async (
  dealer: Pick<Dealer, 'scorePlay'>,
  { kind, question, chosen, best }: ReviewedChoice,
): Promise<Skill | undefined> => {
  if (!question || !chosen || !best) return undefined;
  const { weDeal, ours = 0, theirs = 0 } = question;
  if (kind === 'throw') return throwSkill({ weDeal, ours, theirs }, chosen, best);
  const [wrong, right] = [chosen[0], best[0]];
  if (kind !== 'play' || !wrong || !right) return undefined;
  const plays = question as PlaysQuestion;
  const fallen = await dealer.scorePlay({ played: plays.played, weDeal, ours, theirs });
  return pegSkill(turnOf(plays, fallen), wrong, right);
};
