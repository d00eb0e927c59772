// Tables for others to take: what they hold, and how it is written.

/** A column; the words are those of `datapackage.json`. Names are in snake_case, as R and pandas have them. */
export interface Column {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number';
  readonly description: string;
  readonly unit?: string;
}

/** A column of chances, from 0 to 1. */
export const chanceColumn = (name: string, description: string): Column => ({
  name,
  type: 'number',
  description,
  unit: 'chance',
});

/** A tidy table: one fact a row, one kind of fact a column. */
export interface Published {
  /** Its name in `data/`. */
  readonly file: string;
  readonly title: string;
  /** What is estimated in it, and how far off; exact where it is left out. */
  readonly error?: string;
  readonly columns: readonly Column[];
  /** The columns that tell one row from another. */
  readonly key: readonly string[];
  /** As many values as columns, and numbers as they are to be printed. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A table as comma-separated values, with a line of names. No value has a comma or a quotation mark. */
export const csvOf = ({ columns, rows }: Published): string =>
  `${[columns.map(({ name }) => name), ...rows].map((row) => row.join(',')).join('\n')}\n`;
