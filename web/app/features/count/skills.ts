import { kindsOfCount } from '../../../practice/count_kind.js';
import type { Kind } from '../../../practice/kinds.js';
import { countOf, handIsWhole } from '../../session/count_slice.js';
import { showOf } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';

export const ofCount = (state: State): readonly Kind[] => {
  const count = countOf(state.sitting);
  const { seat, starter } = count;
  const answer = seat !== 'any' && handIsWhole(count) ? showOf(state, seat) : undefined;
  if (!answer || !starter || seat === 'any') return ['anyCount'];
  const kinds = kindsOfCount({ hand: count.hands[seat], starter, crib: seat === 'crib', answer });
  return kinds.length > 1 ? kinds.filter((kind) => kind !== 'anyCount') : ['anyCount'];
};
