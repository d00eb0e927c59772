import { facts, languageFor, pageTag, speak } from '../../i18n/locale.js';
import { loadWords } from './load_words.js';

const load = async (folder: string): Promise<void> => {
  try {
    const there = await loadWords(folder);
    if (!there) return;
    speak(there.language);
    // Messages in a separate file come with their own copy of `locale.ts`, so that copy must be told the language too.
    there.speak(there.language);
  } catch {
    // If the file cannot be loaded, the messages stay in English.
  }
};

let decided = false;
let loading: Promise<void> | undefined;

/**
 * Returns a promise that settles once the elements' messages are in the page's language; undefined for English pages.
 * The language is read from the page's root element at the first call.
 */
export const pageLanguage = (): Promise<void> | undefined => {
  const { folder } = facts[pageTag(languageFor([document.documentElement.lang]))];
  if (!decided && folder !== '') loading = load(folder);
  decided = true;
  return loading;
};
