import type { Language } from '../../languages/language.js';

/** The words of a language, and what says to where they come from that they are spoken. */
export interface Words {
  readonly language: Language;
  readonly speak: (language: Language) => void;
}

const files = import.meta.glob<Words>('../../languages/*/*_elements.ts');

export const loadWords = async (folder: string): Promise<Words | undefined> =>
  files[`../../languages/${folder}/${folder}_elements.ts`]?.();
