import { screenApart } from '../screen.js';

/** Practice. */
export const practice = screenApart((state) => state.practice?.rules);
