// Reads the tables of the pages beside the app, and the files that the pages publish.

/** Returns the rows of a CSV file, each with its cells. */
export const rowsOfCsv = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(','));

/** Returns the texts of the cells of an HTML table, row by row, without pictures or what else is to be left out. */
export const cellsOf = (html = '', without = /<svg.*/): readonly (readonly string[])[] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        .replace(without, '')
        .replace(/<[^>]+>/g, '')
        .replaceAll('\u00a0', ' '),
    ),
  );
