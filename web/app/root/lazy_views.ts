import './late_styles.css';
import { boardView } from '../features/board/view.js';
import { discardView } from '../features/discard/view.js';
import { againstView } from '../features/match/view.js';
import { playView } from '../features/pegging/view.js';
import { practiceView } from '../features/practice/view.js';
import { reviewView } from '../features/review/view.js';
import type { LazyViews } from '../features/view_types.js';

/** The screens that are loaded after Count, or at once if a link leads to them. */
export const lazyViews: LazyViews = {
  discard: discardView,
  play: playView,
  board: boardView,
  against: againstView,
  practice: practiceView,
  review: reviewView,
};
