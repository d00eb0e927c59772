import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const tables = fileURLToPath(new URL('../../../cpp/tables/', import.meta.url));

/** Reads a text file of cpp/tables, compressed or not. */
export const read = (file: string): string => {
  const bytes = readFileSync(`${tables}${file}`);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

/** Reads comma-separated rows. Throws if the header line differs from `names`, or if there are not `count` rows. */
export const rowsOf = (text: string, names: string, count?: number): readonly string[][] => {
  const [first, ...lines] = text.trim().split('\n');
  if (first !== names || lines.length !== (count ?? lines.length))
    throw new Error(`not ${count ?? 'the'} rows of ${names}`);
  return lines.map((line) => line.split(','));
};

interface Solved {
  readonly hash: number;
  /**
   * How many points per deal the two players could gain by best responses to the solution. `gainTogether` is the sum of
   * both gains, and `exploitability` half of that sum.
   */
  readonly gainTogether: number;
  readonly exploitability: number;
  readonly made: string;
}

type Manifest<Entry> = readonly ({ readonly file: string } & Entry)[];

/** Returns the entry for a file in cpp/tables/manifest.json. */
export const manifestOf = <Entry = Solved>(name: string): Entry | undefined =>
  (JSON.parse(read('manifest.json')) as Manifest<Entry>).find(({ file }) => file === name);

/** Returns the date when the newest table was made. */
export const lastMade = (): string =>
  (JSON.parse(read('manifest.json')) as Manifest<Solved>)
    .map(({ made }) => made)
    .sort()
    .at(-1) ?? '';

/** Prints a hash, as in `0x0012abcd`. */
export const hexOf = (hash: number): string => `0x${hash.toString(16).padStart(8, '0')}`;
