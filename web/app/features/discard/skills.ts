import type { Kind } from '../../../practice/kinds.js';
import { kindOfThrow } from '../../../practice/throw_kind.js';
import { dealOf } from '../../session/game.js';
import { scoreReckoned } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { discardsOf } from './feature.js';

export const ofDiscard = (state: State): Kind => {
  const discards = discardsOf(state);
  const { game } = state.sitting;
  const { order } = state.ranking;
  if (!discards) return 'anyThrow';
  return kindOfThrow({ dealt: [], weDeal: dealOf(game).weDeal, order, ...scoreReckoned(state) }, discards);
};
