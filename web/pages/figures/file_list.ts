import type { Published } from '../data/published.js';

const whole = new Intl.NumberFormat('en');

/** Links to tables for others to take, then `more` items, then what says what all their columns are. */
export const fileList = (tables: readonly Published[], more = ''): string => {
  const items = tables.map(
    ({ file, title, rows }) =>
      `<li><a href="./data/${file}" download>${file}</a>: ${title}; ${whole.format(rows.length)} rows</li>`,
  );
  const columns =
    '<li><a href="./data/datapackage.json" download>datapackage.json</a>: the columns of all tables, their units and errors, for programs</li>';
  return `<ul>${items.join('')}${more}${columns}</ul>`;
};
