import { againstView } from './against/view.js';
import { boardView } from './board/view.js';
import { discardView } from './discard/view.js';
import { playView } from './play/view.js';
import { practiceView } from './practice/view.js';
import { reviewView } from './review/view.js';
import type { LaterViews } from './view.js';

/** The screens that are fetched once Count is there, or at once where a link leads to them. */
export const laterViews: LaterViews = {
  discard: discardView,
  play: playView,
  board: boardView,
  against: againstView,
  practice: practiceView,
  review: reviewView,
};
