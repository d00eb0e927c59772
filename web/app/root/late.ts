import { announceSeries, boardInWords } from '../features/board/announcements.js';
import { discardInWords } from '../features/discard/announcements.js';
import { matchFeature as match } from '../features/match/feature.js';
import { playInWords } from '../features/pegging/announcements.js';
import { practiceFeature as practice } from '../features/practice/reducer.js';
import { reviewFeature as review } from '../features/review/reducer.js';
import type { LateFeatures } from './late_features.js';
import { tell } from './record_steps.js';
import { skillsInView } from './skills_in_view.js';

/** The features that are loaded after the first screen. */
export const late: LateFeatures = {
  match,
  review,
  practice,
  skillsInView,
  tell,
  announceSeries,
  inWords: { discard: discardInWords, play: playInWords, board: boardInWords },
};
