import { screenApart } from '../screen.js';

/** The review of a record. */
export const review = screenApart((state) => state.review?.rules);
