import { readFileSync } from 'node:fs';

/** The languages of web/i18n/languages.json except English. */
export const languagesBesides = Object.values(JSON.parse(readFileSync('web/i18n/languages.json', 'utf8'))).filter(
  ({ folder }) => folder !== '',
);

/**
 * Returns a test for files of the built app: true if only this language uses the file. Such a file is a page in the language,
 * or a script with its messages.
 */
export const isOf =
  ({ folder, ending }) =>
  (file) =>
    file.endsWith(`${ending}.html`) || (file.startsWith(`assets/${folder}`) && file.endsWith('.js'));
