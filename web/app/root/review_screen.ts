import { screenApart } from '../features/feature.js';
import { lateFeature } from './late_features.js';

/** The review of a record. */
export const review = screenApart((state) => lateFeature(state, 'review'));
