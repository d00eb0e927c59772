import type { Language } from '../../i18n/locale.js';

/** The messages of a language, and a function that sets the language in the module from which they were loaded. */
export interface Words {
  readonly language: Language;
  readonly speak: (language: Language) => void;
}

const files = import.meta.glob<Words>('../../i18n/*/*_elements.ts');

export const loadWords = async (folder: string): Promise<Words | undefined> =>
  files[`../../i18n/${folder}/${folder}_elements.ts`]?.();
