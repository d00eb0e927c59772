import type { Kind } from '../../../practice/kinds.js';
import { kindOfTurn } from '../../../practice/mistakes.js';
import { playOf } from '../../session/pegging_slice.js';
import { scoreReckoned } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { adviceOf, playAnswer } from './feature.js';

export const ofPlay = (state: State): Kind => {
  const [advice, fallen] = [adviceOf(state), playAnswer(state)];
  if (!advice || !fallen) return 'anyPeg';
  const { kept, weDeal } = playOf(state.sitting);
  return kindOfTurn({ kept, played: [], weDeal, ...scoreReckoned(state) }, advice.legal, fallen);
};
