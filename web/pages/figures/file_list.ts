import type { Published } from '../data/published.js';
import type { PageLanguage } from '../languages.js';

/**
 * Draws a list of links: to published tables, to the files in `more` (name and description), and to the file that
 * describes all columns.
 */
export const fileList = (
  { words, formats }: PageLanguage,
  tables: readonly Published[],
  more: Readonly<Record<string, string>> = {},
): string => {
  const said = tables.map((table) => [
    table.file,
    `${words.files.titleOf(table)}; ${words.files.rows(formats.plain(table.rows.length))}`,
  ]);
  const items = [...said, ...Object.entries(more), ['datapackage.json', words.files.columns]].map(
    ([file = '', what = '']) =>
      `<li>${words.files.explained(`<a href="./data/${file}" download>${file}</a>`, what)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};
