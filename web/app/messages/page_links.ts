import { facts, language, pageTag } from '../../i18n/locale.js';

/** Returns the address of another page of the website, in the language of the app. `name` is the name of its file. */
export const pageAddress = (name: 'about' | 'cribs' | 'help' | 'leads' | 'odds' | 'rules' | 'sealed'): string =>
  `./${name}${facts[pageTag(language().tag)].ending}.html`;
