import type { Card } from '../../../engine/index.js';
import { pegSkill } from '../../../exercises/peg_skill.js';
import type { Skill } from '../../../exercises/skills.js';
import { throwSkill } from '../../../exercises/throw_skill.js';
import type { State } from '../../state/state.js';
import { playedIn } from './retry.js';
import { decisionAt, selectJudgedGame, selectReview } from './selectors.js';

export const skillsOfReview = (state: State): readonly Skill[] => {
  const review = selectReview(state);
  const judged = review && selectJudgedGame(state, review);
  const step = review?.retry && judged && decisionAt(judged, review.retry.place)?.step;
  if (!review?.retry || !step) return [];
  const { kind, question } = review.retry.choosing;
  const { best = [], chosen = [] } = step;
  const { ours = 0, theirs = 0, weDeal } = question;
  if (kind === 'throw') return [throwSkill({ ours, theirs, weDeal }, chosen, best)];
  const [fallen, wrong, right] = [playedIn(state, question), chosen[0], best[0]];
  return fallen && wrong && right
    ? [pegSkill({ kept: question.kept as readonly Card[], fallen, ours, theirs }, wrong, right)]
    : [];
};
