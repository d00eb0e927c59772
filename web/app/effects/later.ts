// What is fetched once Count is there: the other screens, the game against the engine, and the review.

export { laterViews } from '../screens/later_views.js';
export { startAgainst } from './against.js';
export { startReview } from './review.js';
