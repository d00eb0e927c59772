import type { Published } from './published.js';
import { manifestOf, read, rowsOf } from './source_tables.js';

// Reads, checks and publishes the average points of the crib for each throw. cpp/solve/throws/main.cpp has written them.

export const roles = ['dealer', 'pone'] as const;
export type Role = (typeof roles)[number];
export const ranks = [...'A23456789TJQK'];

/** The average points of the crib when two cards of these ranks are thrown to it. */
export interface Average {
  readonly role: Role;
  /** The lower rank first: `A-K`. */
  readonly thrown: string;
  readonly suits?: 'suited' | 'unsuited';
  readonly crib: number;
  /** The number of deals in which the best response throws these cards. */
  readonly deals: number;
}

/** The number of ways to deal six of 52 cards. */
export const allDeals = 20_358_520;

export const frequencyOf = ({ deals }: Average): number => deals / allDeals;

/**
 * Reads averages from the text of a file. Throws if the file does not have this header line and this number of rows, or
 * if its numbers cannot be right.
 */
export const parseAverages = (text: string, header: string, rows: number): readonly Average[] => {
  const names = header.split(',');
  const averages = rowsOf(text, header, rows).map((values): Average => {
    const given = Object.fromEntries(values.map((value, at) => [names[at], value]));
    const crib = Number(given.crib || Number.NaN);
    const deals = Number(given.deals || Number.NaN);
    // A throw that occurs in no deal has no average.
    if (!(deals >= 0) || (deals > 0 && !(crib >= 0 && crib <= 29))) throw new Error(`not an average: ${values}`);
    const { role, pair, suits } = given as { role: Role; pair: string; suits?: 'suited' | 'unsuited' };
    return { role, thrown: pair, ...(suits && { suits }), crib, deals };
  });
  for (const role of roles) {
    const deals = averages.reduce((sum, each) => sum + (each.role === role ? each.deals : 0), 0);
    if (deals !== allDeals) throw new Error(`the ${role} throws in ${deals} deals of ${allDeals}`);
  }
  return averages;
};

/** The averages without regard to suits: 91 pairs of ranks for each role. */
export const averages = parseAverages(read('crib-averages.csv'), 'role,pair,crib,deals', 2 * 91);

/** Reads the averages by suits. Each role has 78 pairs of ranks in one suit, and 91 in two suits. */
export const parseSuited = (text: string): readonly Average[] =>
  parseAverages(text, 'role,pair,suits,crib,deals', 2 * (78 + 91));

const suitedFile = 'crib-averages-suited.csv';
export const suited = parseSuited(read(suitedFile));

const roleColumn = { name: 'role', type: 'string', description: 'Whose throw it is: dealer or pone' } as const;
const thrownColumn = {
  name: 'thrown',
  type: 'string',
  description: 'The ranks of the two cards, the lower first, as in 2 3; T is the 10',
} as const;
const suitsColumn = {
  name: 'suits',
  type: 'string',
  description: 'Whether the two are of one suit: suited or unsuited',
} as const;
const averageColumns = [
  { name: 'average_crib', type: 'number', description: 'The average crib', unit: 'points' },
  {
    name: 'deals',
    type: 'integer',
    description: 'The deals, of 20,358,520, in which these two are the best throw',
    unit: 'deals',
  },
  { name: 'frequency', type: 'number', description: 'The same as a share of all deals', unit: 'share' },
] as const;

// A spreadsheet takes `2-3` for a date.
const pairOf = ({ thrown }: Average): string => thrown.replace('-', ' ');

const averageValues = (each: Average): readonly (string | number)[] => [
  each.deals > 0 ? each.crib.toFixed(4) : '',
  each.deals,
  frequencyOf(each).toFixed(8),
];

/** The entry for the averages in cpp/tables/manifest.json. */
export const solved = manifestOf('crib-averages.csv');

const error = `the throws are ${solved?.exploitability} points a deal from an equilibrium`;

export const publishedAverages: readonly Published[] = [
  {
    file: 'crib-averages.csv',
    title: 'Average cribs, by ranks',
    error,
    columns: [roleColumn, thrownColumn, ...averageColumns],
    key: ['role', 'thrown'],
    rows: averages.map((each) => [each.role, pairOf(each), ...averageValues(each)]),
  },
  {
    file: suitedFile,
    title: 'Average cribs, by ranks and suitedness',
    error,
    columns: [roleColumn, thrownColumn, suitsColumn, ...averageColumns],
    key: ['role', 'thrown', 'suits'],
    rows: suited.map((each) => [each.role, pairOf(each), each.suits ?? '', ...averageValues(each)]),
  },
];
