// The types of the tables that the project publishes, and a function that prints a table as CSV.

/** A column, as `datapackage.json` describes it. Names are in snake_case, as usual in R and pandas. */
export interface Column {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number';
  readonly description: string;
  readonly unit?: string;
}

/** Returns a column of chances, from 0 to 1. */
export const chanceColumn = (name: string, description: string): Column => ({
  name,
  type: 'number',
  description,
  unit: 'chance',
});

/** A tidy table: each row is one observation, and each column is one variable. */
export interface Published {
  /** The file name of the table in `data/`. */
  readonly file: string;
  readonly title: string;
  /** Says how far estimated numbers may be wrong. If absent, the whole table is exact. */
  readonly error?: string;
  readonly columns: readonly Column[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The rows, with a value for each column. Numbers are rounded already. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Prints a table as comma-separated values, with a header line. No value contains a comma or a quotation mark. */
export const csvOf = ({ columns, rows }: Published): string =>
  `${[columns.map(({ name }) => name), ...rows].map((row) => row.join(',')).join('\n')}\n`;
