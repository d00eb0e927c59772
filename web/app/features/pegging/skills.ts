import { pegSkillOf } from '../../../exercises/reviewed_choice.js';
import type { Skill } from '../../../exercises/skills.js';
import { playOf } from '../../session/pegging_slice.js';
import { selectScoreBeforeThrow } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { adviceOf, playAnswer } from './feature.js';

export const skillOfPlay = (state: State): Skill => {
  const [advice, fallen] = [adviceOf(state), playAnswer(state)];
  if (!advice || !fallen) return 'anyPeg';
  const { kept, weDeal } = playOf(state.session);
  return pegSkillOf({ kept, played: [], weDeal, ...selectScoreBeforeThrow(state) }, advice.legal, fallen);
};
