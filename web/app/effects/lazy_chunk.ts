// The parts of the app that load after its first screen, Count: the other screens, the game against the engine, the
// review, and practice.

export { startMatch as startAgainst } from '../features/match/effects/effects.js';
export { startPractice } from '../features/practice/effects/effects.js';
export { startReview } from '../features/review/effects/effects.js';
export { lessonsIn as lostIn } from '../features/review/lessons.js';
export { late } from '../root/late.js';
export { lazyViews } from '../root/lazy_views.js';
export { startPreview } from './embed_preview.js';
export { startSpeaking } from './speak.js';
