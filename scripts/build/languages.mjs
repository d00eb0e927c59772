import { readFileSync } from 'node:fs';

/** The languages besides English, by web/i18n/languages.json. */
export const languagesBesides = Object.values(JSON.parse(readFileSync('web/i18n/languages.json', 'utf8'))).filter(
  ({ folder }) => folder !== '',
);

/** True if a file of the built app belongs to that language alone: a page in it, or its words. */
export const isOf =
  ({ folder, ending }) =>
  (file) =>
    file.endsWith(`${ending}.html`) || (file.startsWith(`assets/${folder}`) && file.endsWith('.js'));
