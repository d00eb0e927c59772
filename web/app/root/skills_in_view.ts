import type { Kind } from '../../practice/kinds.js';
import type { State } from '../model/state.js';
import { ofReview } from '../review/skills.js';
import { ofCount } from '../screens/count/skills.js';
import { ofDiscard } from '../screens/discard/skills.js';
import { ofPlay } from '../screens/play/skills.js';

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
