import { facts, language, pageTag } from '../../i18n/locale.js';

/** The address of a page beside the app, by the name of its file, in the language of the app. */
export const pageAddress = (name: 'about' | 'cribs' | 'help' | 'leads' | 'odds' | 'rules' | 'sealed'): string =>
  `./${name}${facts[pageTag(language().tag)].ending}.html`;
