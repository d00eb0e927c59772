import { english, facts, type Language, type LanguageTag, languageFor, speak } from '../../i18n/locale.js';
import { strings } from '../messages/app.js';
import { ifAllowed } from '../platform/if_allowed.js';
import type { LanguageChoice } from '../state/state.js';

const files = import.meta.glob<{ readonly language: Language }>('../../i18n/*/*_app.ts');

const load = async (tag: LanguageTag): Promise<Language> => {
  if (tag === 'ar-XB') return (await import('../../i18n/pseudo_rtl.js')).pseudoRtl;
  const { folder } = facts[tag];
  return (await files[`../../i18n/${folder}/${folder}_app.ts`]?.())?.language ?? english;
};

/** Returns the chosen language or, if `auto` is chosen, the browser's language. */
export const wantedLanguage = (chosen: LanguageChoice): LanguageTag =>
  chosen === 'auto' ? languageFor(ifAllowed(() => navigator.languages, []) ?? []) : chosen;

/**
 * Switches the app to the chosen language, and loads its words if needed. If they cannot be loaded, the app stays in
 * English and the result is false.
 */
export const speakAsChosen = async (chosen: LanguageChoice): Promise<boolean> => {
  const tag = wantedLanguage(chosen);
  if (tag === 'en') return true; // the document is in English
  try {
    const language = await load(tag);
    speak(language);
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
    document.title = strings.title;
    return true;
  } catch {
    return false;
  }
};
