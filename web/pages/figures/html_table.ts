/** Returns a table row in HTML: the head of the row, then `cells`, which are HTML already. */
export const row = (head: string | number, ...cells: readonly string[]): string =>
  `<tr><th scope="row">${head}</th>${cells.join('')}</tr>`;

/** Returns a cell, with a class if one is given. */
export const cell = (html: string, kind?: string): string => `<td${kind ? ` class="${kind}"` : ''}>${html}</td>`;

/** Returns a table with `kinds` as its classes. A column may have an empty head. */
export const table = (
  kinds: string,
  caption: string,
  heads: readonly (string | number)[],
  rows: readonly string[],
): string => {
  const top = heads.map((head) => (head === '' ? '<td></td>' : `<th scope="col">${head}</th>`));
  return `<table class="${kinds}"><caption>${caption}</caption>
<thead><tr>${top.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
};
