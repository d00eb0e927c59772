import { facts, languageFor, pageTag, speak } from '../../i18n/locale.js';
import { loadWords } from './load_words.js';

const load = async (folder: string): Promise<void> => {
  try {
    const there = await loadWords(folder);
    if (!there) return;
    speak(there.language);
    // A file of its own has figures of its own.
    there.speak(there.language);
  } catch {
    // English is always there.
  }
};

let decided = false;
let loading: Promise<void> | undefined;

/**
 * Settles when the elements speak the language of the page: what its root says when this is first asked. Undefined where that is
 * English.
 */
export const pageLanguage = (): Promise<void> | undefined => {
  const { folder } = facts[pageTag(languageFor([document.documentElement.lang]))];
  if (!decided && folder !== '') loading = load(folder);
  decided = true;
  return loading;
};
