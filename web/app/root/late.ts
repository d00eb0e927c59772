import { rules as against } from '../against/rules.js';
import { rules as practice } from '../practice/rules.js';
import { rules as review } from '../review/rules.js';
import type { LateFeatures } from './late_features.js';
import { kindsHere } from './skills_in_view.js';

/** The features that are loaded after the first screen. */
export const late: LateFeatures = { against, review, practice, skillsInView: kindsHere };
