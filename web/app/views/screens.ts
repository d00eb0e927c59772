import type { View } from '../state.js';
import { countView } from './count.js';
import { discardView } from './discard.js';
import type { ScreenView } from './view.js';

/** How each screen looks. */
export const screenViews: { readonly [Name in View]: ScreenView } = { count: countView, discard: discardView };
