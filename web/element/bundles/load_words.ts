import type { Language } from '../../i18n/locale.js';

/** The words of a language, and a function that tells the module they come from to use them. */
export interface Words {
  readonly language: Language;
  readonly speak: (language: Language) => void;
}

const files = import.meta.glob<Words>('../../i18n/*/*_elements.ts');

export const loadWords = async (folder: string): Promise<Words | undefined> =>
  files[`../../i18n/${folder}/${folder}_elements.ts`]?.();
