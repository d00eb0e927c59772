import type { Language } from '../../i18n/locale.js';

/** The words of a language, and the `speak` function of the module that they come from. */
export interface Words {
  readonly language: Language;
  readonly speak: (language: Language) => void;
}

const files = import.meta.glob<Words>('../../i18n/*/*_elements.ts');

export const loadWords = async (folder: string): Promise<Words | undefined> =>
  files[`../../i18n/${folder}/${folder}_elements.ts`]?.();
