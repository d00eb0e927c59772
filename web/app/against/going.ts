import type { State } from '../model/state.js';
import type { Standing } from '../record/standing.js';
import type { Going } from '../state/slices/match.js';
import { againstWords } from '../words/against.js';
import { countedNow, isGoing } from './asking.js';

/** The game on the table if it is not over, then those set aside, the newest first; each once the engine has counted it. */
export const goingOn = (state: State): readonly Going[] => {
  const { match = null, aside = [], counted = null } = state.against ?? {};
  const named = (which: typeof match, standing: Standing | undefined, place?: number): readonly Going[] =>
    which && standing
      ? [{ ...(place !== undefined && { place }), label: againstWords.goOn(which.level, standing.score) }]
      : [];
  const lying = match && isGoing(state, match) ? match : null;
  return [
    ...named(lying, lying ? (countedNow(state, lying)?.standing ?? counted?.standing) : undefined),
    ...aside.flatMap((each, place) => named(each, countedNow(state, each)?.standing, place)).reverse(),
  ];
};
