import { againstWords } from '../../../messages/match.js';
import type { Standing } from '../../../session/standing.js';
import type { ResumableMatch } from '../../../state/slices/match.js';
import type { State } from '../../../state/state.js';
import { isUnfinished, selectCountedStanding, selectSeries } from '../selectors.js';

/**
 * Returns the current game if it or its series is not over, then the suspended games, newest first. A game that the
 * engine has not counted yet is left out.
 */
export const resumableMatches = (state: State): readonly ResumableMatch[] => {
  const { current = null, suspended = [], counted = null } = state.match ?? {};
  const named = (which: typeof current, standing: Standing | undefined, place?: number): readonly ResumableMatch[] =>
    which && standing && (which.earlier.length === 0 || selectSeries(state, which))
      ? [
          {
            ...(place !== undefined && { place }),
            label: againstWords.goOn(which.level, standing.score, selectSeries(state, which)),
          },
        ]
      : [];
  const lying = current && isUnfinished(state, current) ? current : null;
  return [
    ...named(lying, lying ? (selectCountedStanding(state, lying)?.standing ?? counted?.standing) : undefined),
    ...suspended.flatMap((each, place) => named(each, selectCountedStanding(state, each)?.standing, place)).reverse(),
  ];
};
