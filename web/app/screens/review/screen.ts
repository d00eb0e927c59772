import { lateFeature } from '../../root/late_features.js';
import { screenApart } from '../screen.js';

/** The review of a record. */
export const review = screenApart((state) => lateFeature(state, 'review'));
