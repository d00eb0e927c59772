// Functions for the scripts of the pages. The texts are in the page's HTML, in attributes such as `data-right`.

/** Returns the element with this id. */
export const part = <Part extends HTMLElement>(id: string): Part => document.querySelector(`#${id}`) as Part;

/** Prints a number as the page's language writes it. */
export const figure = (number: number): string => number.toLocaleString(document.documentElement.lang);

/** Fills facts into a text of the page, in place of their names, as in `{right} of {all}`. */
export const say = (words = '', facts: Readonly<Record<string, string | number>> = {}): string =>
  words.replace(/\{(\w+)\}/g, (_, name) => {
    const fact = facts[name] ?? '';
    return typeof fact === 'number' ? figure(fact) : fact;
  });

/** Returns a row of a table. The first cell is its head. */
export const row = (...cells: readonly string[]): HTMLTableRowElement => {
  const line = document.createElement('tr');
  for (const [at, text] of cells.entries()) {
    const cell = document.createElement(at === 0 ? 'th' : 'td');
    if (at === 0) cell.setAttribute('scope', 'row');
    cell.textContent = text;
    line.append(cell);
  }
  return line;
};
