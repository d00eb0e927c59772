import type { Kind } from '../../practice/kinds.js';
import { ofCount } from '../features/count/skills.js';
import { ofDiscard } from '../features/discard/skills.js';
import { ofPlay } from '../features/pegging/skills.js';
import { ofReview } from '../features/review/skills.js';
import type { State } from '../state/state.js';

/** The kinds of what is in front: more than one where a hand is hard in more than one way. */
export const kindsHere = (state: State): readonly Kind[] => {
  switch (state.view) {
    case 'count':
      return ofCount(state);
    case 'discard':
      return [ofDiscard(state)];
    case 'play':
      return [ofPlay(state)];
    case 'review':
      return ofReview(state);
    default:
      return [];
  }
};
