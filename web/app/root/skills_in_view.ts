import type { Skill } from '../../exercises/skills.js';
import { skillsOfCount } from '../features/count/skills.js';
import { skillOfDiscard } from '../features/discard/skills.js';
import { skillOfPlay } from '../features/pegging/skills.js';
import { skillsOfReview } from '../features/review/skills.js';
import type { State } from '../state/state.js';

/** Returns the skills that the hand on the screen trains: several if it is hard in more than one way. */
export const skillsInView = (state: State): readonly Skill[] => {
  switch (state.view) {
    case 'count':
      return skillsOfCount(state);
    case 'discard':
      return [skillOfDiscard(state)];
    case 'play':
      return [skillOfPlay(state)];
    case 'review':
      return skillsOfReview(state);
    default:
      return [];
  }
};
