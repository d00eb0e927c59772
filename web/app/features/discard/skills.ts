import type { Skill } from '../../../exercises/skills.js';
import { throwSkillOf } from '../../../exercises/throw_skill.js';
import { dealOf } from '../../session/game.js';
import { selectScoreBeforeThrow } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { discardsOf } from './feature.js';

export const skillOfDiscard = (state: State): Skill => {
  const discards = discardsOf(state);
  const { game } = state.session;
  const { order } = state.ranking;
  if (!discards) return 'anyThrow';
  return throwSkillOf({ dealt: [], weDeal: dealOf(game).weDeal, order, ...selectScoreBeforeThrow(state) }, discards);
};
