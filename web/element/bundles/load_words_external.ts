import type { Words } from './load_words.js';
import { fileIn } from './place.js';

// Replaces load_words.ts in fifteen-two.js, the script for pages without a bundler. This module loads the messages of a
// language from a file, so that a page in English need not load them.

export const loadWords = (folder: string): Promise<Words> =>
  import(
    /* @vite-ignore */ fileIn(new URL(/* @vite-ignore */ 'engine/generated/', import.meta.url), `${folder}.js`).href
  ) as Promise<Words>;
