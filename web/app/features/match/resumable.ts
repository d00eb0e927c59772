import { againstWords } from '../../messages/match.js';
import type { Standing } from '../../session/standing.js';
import type { Going } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { countedNow, isGoing } from './selectors.js';

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
