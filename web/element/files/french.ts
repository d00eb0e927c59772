import type { Language } from '../../languages/language.js';

/** Canadian French, and what says a language to where it comes from. */
export interface French {
  readonly french: Language;
  readonly speak: (language: Language) => void;
}

export const loadFrench = (): Promise<French> => import('../../languages/french/french_elements.js');
