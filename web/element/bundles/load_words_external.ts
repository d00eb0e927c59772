import type { Words } from './load_words.js';
import { fileIn } from './place.js';

// For fifteen-two.js: loads the words instead of containing them, so that a page in English does not pay for them.

export const loadWords = (folder: string): Promise<Words> =>
  import(
    /* @vite-ignore */ fileIn(new URL(/* @vite-ignore */ 'engine/generated/', import.meta.url), `${folder}.js`).href
  ) as Promise<Words>;
