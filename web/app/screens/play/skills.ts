import type { Kind } from '../../../practice/kinds.js';
import { kindOfTurn } from '../../../practice/mistakes.js';
import { playOf } from '../../games/play.js';
import { scoreReckoned } from '../../model/counting.js';
import type { State } from '../../model/state.js';
import { adviceOf, playAnswer } from './screen.js';

export const ofPlay = (state: State): Kind => {
  const [advice, fallen] = [adviceOf(state), playAnswer(state)];
  if (!advice || !fallen) return 'anyPeg';
  const { kept, weDeal } = playOf(state.sitting);
  return kindOfTurn({ kept, played: [], weDeal, ...scoreReckoned(state) }, advice.legal, fallen);
};
