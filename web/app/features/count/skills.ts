import { countSkillsOf } from '../../../exercises/count_skill.js';
import type { Skill } from '../../../exercises/skills.js';
import { countOf, handIsWhole } from '../../session/count_slice.js';
import { selectShow } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';

export const skillsOfCount = (state: State): readonly Skill[] => {
  const count = countOf(state.session);
  const { seat, starter } = count;
  const answer = seat !== 'any' && handIsWhole(count) ? selectShow(state, seat) : undefined;
  if (!answer || !starter || seat === 'any') return ['anyCount'];
  const kinds = countSkillsOf({ hand: count.hands[seat], starter, crib: seat === 'crib', answer });
  return kinds.length > 1 ? kinds.filter((kind) => kind !== 'anyCount') : ['anyCount'];
};
