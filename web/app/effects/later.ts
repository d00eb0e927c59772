// What is fetched once Count is there: the other screens, the game against the engine, the review, and practice.

export { lostIn } from '../review/lessons.js';
export { late } from '../root/late.js';
export { laterViews } from '../screens/later_views.js';
export { startAgainst } from './against.js';
export { startPractice } from './practice/practice.js';
export { startReview } from './review.js';
export { startSpeaking } from './speaking.js';
