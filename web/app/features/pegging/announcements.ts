import type { ValuePlaysAnswer } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { resultOf } from '../../state/queries.js';
import type { State } from '../../state/state.js';
import { askPlays, playAnswer, prospectsOf, turnsOf } from './feature.js';

/**
 * Announces whose turn it is or, on our turn, the best card. Waits for the final advice, because a quick one may change.
 */
export const announcePlay = (state: State): string => {
  const play = playAnswer(state);
  if (!play) return '';
  if (play.toPlay !== 'us') return `${strings.turn(play, state.session.names)}.`;
  const best = resultOf<ValuePlaysAnswer>(state, askPlays(state, turnsOf(state), false))?.legal[0];
  return best ? `${strings.bestPlay(strings.cardName(best.card), prospectsOf(state, best))}.` : '';
};
