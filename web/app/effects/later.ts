// What is fetched once Count is there: the other screens, and the game against the engine.

export { laterViews } from '../screens/later_views.js';
export { startAgainst } from './against.js';
