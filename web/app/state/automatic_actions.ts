import type { Action } from './actions.js';
import type { MatchAction } from './slices/match.js';
import type { PracticeAction } from './slices/practice.js';
import type { ReviewAction } from './slices/review.js';

const ofApp: ReadonlySet<Action['type']> = new Set([
  'linkAwaited',
  'linkOpened',
  'gameTaken',
  'noticed',
  'answered',
  'lateChanged',
  'offlineChanged',
  'updateFound',
  'installOffered',
  'partLoaded',
  'previewMeasured',
]);
const ofMatch: ReadonlySet<MatchAction['type']> = new Set(['opponentMoved', 'seedCommitted', 'stateTaken']);
const ofReview: ReadonlySet<ReviewAction['type']> = new Set([
  'linkFollowed',
  'gameSummed',
  'gameJudged',
  'gameKept',
  'gameTakenBack',
  'stateTaken',
]);
const ofPractice: ReadonlySet<PracticeAction['type']> = new Set([
  'stateTaken',
  'linkFollowed',
  'seedDrawn',
  'exerciseDrawn',
  'playContinued',
  'ticked',
  'squaresCounted',
]);

/** True if the action does not come from the player, but from the engine, the browser, another tab or a clock. */
export const isAutomatic = (action: Action): boolean => {
  switch (action.type) {
    case 'match':
      return ofMatch.has(action.action.type);
    case 'review':
      return ofReview.has(action.action.type);
    case 'practice':
      return ofPractice.has(action.action.type);
    default:
      return ofApp.has(action.type);
  }
};
