import { screenApart } from '../features/feature.js';
import { lateFeature } from './late_features.js';

/** Practice. */
export const practice = screenApart((state) => lateFeature(state, 'practice'));
