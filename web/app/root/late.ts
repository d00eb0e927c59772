import { rules as against } from '../features/match/feature.js';
import { rules as practice } from '../features/practice/reducer.js';
import { rules as review } from '../features/review/reducer.js';
import type { LateFeatures } from './late_features.js';
import { kindsHere } from './skills_in_view.js';

/** The features that are loaded after the first screen. */
export const late: LateFeatures = { against, review, practice, skillsInView: kindsHere };
