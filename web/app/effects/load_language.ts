import { english, type Language, type LanguageTag, languageFor, speak } from '../../languages/language.js';
import { strings } from '../messages/app.js';
import { ifAllowed } from '../platform/if_allowed.js';
import type { LanguageChoice } from '../state/state.js';

const languages: Readonly<Record<LanguageTag, () => Promise<Language>>> = {
  en: async () => english,
  'fr-CA': async () => (await import('../../languages/french/french_app.js')).french,
  'ar-XB': async () => (await import('../../languages/mirrored.js')).mirrored,
};

/** The language that was chosen, or else that of the phone. */
export const wantedLanguage = (chosen: LanguageChoice): LanguageTag =>
  chosen === 'auto' ? languageFor(ifAllowed(() => navigator.languages, []) ?? []) : chosen;

/** Has the app speak that language; English, and false, where its words cannot be had: they are fetched when first wanted. */
export const speakAsChosen = async (chosen: LanguageChoice): Promise<boolean> => {
  const tag = wantedLanguage(chosen);
  if (tag === 'en') return true; // as the document is
  try {
    const language = await languages[tag]();
    speak(language);
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
    document.title = strings.title;
    return true;
  } catch {
    return false;
  }
};
