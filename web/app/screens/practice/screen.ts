import { lateFeature } from '../../root/late_features.js';
import { screenApart } from '../screen.js';

/** Practice. */
export const practice = screenApart((state) => lateFeature(state, 'practice'));
