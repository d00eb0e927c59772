import type { French } from './french.js';
import { fileIn } from './place.js';

// In fifteen-two.js, in place of French itself: a page that is in another language does not pay for it.

export const loadFrench = (): Promise<French> =>
  import(
    /* @vite-ignore */ fileIn(new URL(/* @vite-ignore */ 'engine/generated/', import.meta.url), 'french.js').href
  ) as Promise<French>;
