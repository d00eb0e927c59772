import { languageFor, speak } from '../../languages/language.js';
import { loadFrench } from './french.js';

const load = async (): Promise<void> => {
  try {
    const there = await loadFrench();
    speak(there.french);
    // A file of its own has figures of its own.
    there.speak(there.french);
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
  if (!decided && languageFor([document.documentElement.lang]) === 'fr-CA') loading = load();
  decided = true;
  return loading;
};
