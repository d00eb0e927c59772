import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The averages of the solved crib, as cpp/solve/throws/main.cpp writes them: read and checked, and put as they are published.

export const roles = ['dealer', 'pone'] as const;
export type Role = (typeof roles)[number];
export const ranks = [...'A23456789TJQK'];

/** What the crib counts, on average, with two cards of these ranks thrown to it. */
export interface Average {
  readonly role: Role;
  /** The lower rank first: `A-K`. */
  readonly thrown: string;
  readonly suits?: 'suited' | 'unsuited';
  readonly crib: number;
  /** Of all deals, those in which the best play throws these. */
  readonly deals: number;
}

/** Six of 52 cards. */
export const allDeals = 20_358_520;

export const frequencyOf = ({ deals }: Average): number => deals / allDeals;

const tables = fileURLToPath(new URL('../../../cpp/tables/', import.meta.url));
/** A file of cpp/tables, as text. */
export const read = (file: string): string => readFileSync(`${tables}${file}`, 'utf8');

/** The averages in a file of `header` and then `rows`; throws where it is not what it should be. */
export const parseAverages = (text: string, header: string, rows: number): readonly Average[] => {
  const [first, ...lines] = text.trim().split('\n');
  const names = header.split(',');
  if (first !== header || lines.length !== rows) throw new Error(`not ${rows} rows of ${header}`);
  const averages = lines.map((line): Average => {
    const given = Object.fromEntries(line.split(',').map((value, at) => [names[at], value]));
    const crib = Number(given.crib || Number.NaN);
    const deals = Number(given.deals || Number.NaN);
    // What is thrown in no deal has no average.
    if (!(deals >= 0) || (deals > 0 && !(crib >= 0 && crib <= 29))) throw new Error(`not an average: ${line}`);
    const { role, pair, suits } = given as { role: Role; pair: string; suits?: 'suited' | 'unsuited' };
    return { role, thrown: pair, ...(suits && { suits }), crib, deals };
  });
  for (const role of roles) {
    const deals = averages.reduce((sum, each) => sum + (each.role === role ? each.deals : 0), 0);
    if (deals !== allDeals) throw new Error(`the ${role} throws in ${deals} deals of ${allDeals}`);
  }
  return averages;
};

/** Rank pairs: 91 for each role. */
export const averages = parseAverages(read('crib-averages.csv'), 'role,pair,crib,deals', 2 * 91);

/** Rank pairs of one suit, 78, and of two, 91, for each role. */
export const parseSuited = (text: string): readonly Average[] =>
  parseAverages(text, 'role,pair,suits,crib,deals', 2 * (78 + 91));

const suitedFile = 'crib-averages-suited.csv';
export const suited = parseSuited(read(suitedFile));

const publish = (rows: readonly Average[]): string => {
  const withSuits = rows.some(({ suits }) => suits);
  const lines = rows.map((each) => {
    const crib = each.deals > 0 ? each.crib.toFixed(4) : '';
    const what = withSuits ? [each.thrown, each.suits] : [each.thrown];
    return [each.role, ...what, crib, each.deals, frequencyOf(each).toFixed(8)].join(',');
  });
  return `role,thrown,${withSuits ? 'suits,' : ''}average_crib,deals,frequency\n${lines.join('\n')}\n`;
};

/** The files for others to download, by name. */
export const publishedFiles: Readonly<Record<string, string>> = {
  'crib-averages.csv': publish(averages),
  [suitedFile]: publish(suited),
};

interface Solved {
  readonly hash: number;
  /** Points a deal, by two that both play otherwise; and by one of them, on average. */
  readonly gainTogether: number;
  readonly exploitability: number;
  readonly made: string;
}

/** What the manifest says of a file of cpp/tables. */
export const manifestOf = <Entry = Solved>(name: string): Entry | undefined =>
  (JSON.parse(read('manifest.json')) as ({ readonly file: string } & Entry)[]).find(({ file }) => file === name);

/** What it says of the averages. */
export const solved = manifestOf('crib-averages.csv');
