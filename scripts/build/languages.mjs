import { readFileSync } from 'node:fs';

/** The languages besides English, by web/i18n/languages.json. */
export const languagesBesides = Object.values(JSON.parse(readFileSync('web/i18n/languages.json', 'utf8'))).filter(
  ({ folder }) => folder !== '',
);

/** Whether a file of the built app is of that language alone: a page in it, or its words. */
export const isOf =
  ({ folder, ending }) =>
  (file) =>
    file.endsWith(`${ending}.html`) || (file.startsWith(`assets/${folder}`) && file.endsWith('.js'));
