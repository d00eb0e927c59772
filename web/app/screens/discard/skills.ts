import type { Kind } from '../../../practice/kinds.js';
import { kindOfThrow } from '../../../practice/throw_kind.js';
import { scoreReckoned } from '../../model/counting.js';
import type { State } from '../../model/state.js';
import { dealOf } from '../../record/game.js';
import { discardsOf } from './screen.js';

export const ofDiscard = (state: State): Kind => {
  const discards = discardsOf(state);
  const { game } = state.sitting;
  const { order } = state.ranking;
  if (!discards) return 'anyThrow';
  return kindOfThrow({ dealt: [], weDeal: dealOf(game).weDeal, order, ...scoreReckoned(state) }, discards);
};
