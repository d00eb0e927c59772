import { facts, languageFor, pageTag, speak } from '../../i18n/locale.js';
import { loadWords } from './load_words.js';

const load = async (folder: string): Promise<void> => {
  try {
    const there = await loadWords(folder);
    if (!there) return;
    speak(there.language);
    // Words in a separate file come with number formats of their own.
    there.speak(there.language);
  } catch {
    // English is always available.
  }
};

let decided = false;
let loading: Promise<void> | undefined;

/**
 * Settles once the elements speak the page's language. The language is read from the root element at the first call.
 * Undefined if it is English.
 */
export const pageLanguage = (): Promise<void> | undefined => {
  const { folder } = facts[pageTag(languageFor([document.documentElement.lang]))];
  if (!decided && folder !== '') loading = load(folder);
  decided = true;
  return loading;
};
