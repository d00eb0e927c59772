import {
  type Average,
  allDeals,
  averages,
  frequencyOf,
  publishedAverages,
  type Role,
  ranks,
  solved,
  suited,
} from '../data/crib_averages.js';
import { hexOf } from '../data/source_tables.js';
import type { PageLanguage } from '../languages.js';
import { fileList } from './file_list.js';
import { cell, row, table } from './html_table.js';

// The numbers of cribs.html: `%name%` in the page is replaced by the entry `name` of `cribFacts`.

/** Returns a rank as players write it: `10` for `T`. */
export const rankName = (rank: string): string => (rank === 'T' ? '10' : rank);
/** Returns a throw as players write it: `10–K` for `T-K`. */
const nameOf = ({ thrown }: Average): string => thrown.split('-').map(rankName).join('–');

const of = (role: Role): readonly Average[] => averages.filter((each) => each.role === role);

// The average points at which a new shade begins. Both cribs have the same shades, so that they can be compared.
const shades = [3.5, 4, 4.5, 5, 5.5, 6, 7];
// Uses the average as rounded on the page, so that equal figures have the same shade.
const shadeOf = (crib: number): number => shades.filter((least) => Number(crib.toFixed(2)) >= least).length;

/**
 * Returns a table of the average points for every two ranks thrown. Two different ranks have two cells, with either rank
 * on the left. A narrow screen shows one decimal.
 */
const grid = ({ words, formats }: PageLanguage, role: Role): string => {
  const known = new Map(of(role).map((each) => [each.thrown, each.crib]));
  const average = (left: number, top: number): string => {
    const crib = known.get(`${ranks[Math.min(left, top)]}-${ranks[Math.max(left, top)]}`) ?? Number.NaN;
    return cell(`<span>${formats.fixed(crib, 2)}</span><small>${formats.fixed(crib, 1)}</small>`, `s${shadeOf(crib)}`);
  };
  const names = ranks.map(rankName);
  const rows = names.map((name, left) => row(name, ...names.map((_, top) => average(left, top))));
  return table(`facts shaded ${role}`, words.cribs.gridOf(role), ['', ...names], rows);
};

/** Draws a bar. Its length is `part` times that of the longest bar; `part` is from 0 to 1. */
export const bar = (part: number): string =>
  `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h${(100 * part).toFixed(1)}v1H0z"/></svg>`;

/** Draws the throws in a list, the best for the role first. */
const list = ({ words, formats }: PageLanguage, role: Role, bySuits: readonly Average[]): string => {
  const { cribs } = words;
  const sign = role === 'dealer' ? -1 : 1;
  const throws = [...of(role)].sort((one, other) => sign * (one.crib - other.crib));
  const most = Math.max(...throws.map(frequencyOf));
  const known = new Map(bySuits.map((each) => [`${each.role} ${each.thrown} ${each.suits}`, each]));
  const kinds = known.size > 0 ? (['suited', 'unsuited'] as const) : [];
  const throwRow = (each: Average): string => {
    const suits = kinds.map((kind) => {
      const average = known.get(`${role} ${each.thrown} ${kind}`);
      return cell(average && average.deals > 0 ? formats.fixed(average.crib, 2) : '–');
    });
    const often = `${formats.percent(frequencyOf(each), 2)}${bar(frequencyOf(each) / most)}`;
    return row(nameOf(each), cell(formats.fixed(each.crib, 2)), ...suits, cell(often));
  };
  const heads = [cribs.throw, cribs.average, ...kinds.map((kind) => cribs[kind]), cribs.often];
  return table('facts throws', cribs.listOf(role), heads, throws.map(throwRow));
};

const unbroken = (text: string): string => `<span class="throw">${text}</span>`;

/**
 * Returns texts for sentences about a role's throws: the throws with the fewest and the most points, the commonest and
 * the rarest throw, and the mean points of all throws.
 */
const extremes = ({ words, formats }: PageLanguage, role: Role): Readonly<Record<string, string>> => {
  const byCrib = [...of(role)].sort((one, other) => one.crib - other.crib);
  const byDeals = [...of(role)].sort((one, other) => one.deals - other.deals);
  const [least, most, rarest, usual] = [byCrib[0], byCrib.at(-1), byDeals[0], byDeals.at(-1)];
  if (!least || !most || !rarest || !usual) throw new Error(`no averages of the ${role}`);
  const mean = of(role).reduce((sum, { crib, deals }) => sum + crib * deals, 0) / allDeals;
  const points = (average: Average): string => unbroken(`${nameOf(average)} (${formats.fixed(average.crib, 2)})`);
  const share = formats.percent(frequencyOf(usual), 2);
  const deals = formats.plain(Math.round(allDeals / rarest.deals));
  return {
    [`${role}-least`]: points(least),
    [`${role}-most`]: points(most),
    [`${role}-usual`]: words.cribs.usual(unbroken(nameOf(usual)), share),
    [`${role}-rarest`]: words.cribs.rarest(unbroken(nameOf(rarest)), deals),
    [`${role}-mean`]: formats.fixed(mean, 2),
  };
};

/** Returns the texts and tables for cribs.html, by name. Columns by suits are included if `bySuits` has averages. */
export const cribFacts = (
  language: PageLanguage,
  bySuits: readonly Average[] = suited,
): Readonly<Record<string, string>> => {
  const { words, formats } = language;
  if (!solved) throw new Error('cpp/tables/manifest.json says nothing of crib.bin');
  return {
    'dealer-grid': grid(language, 'dealer'),
    'pone-grid': grid(language, 'pone'),
    'dealer-list': list(language, 'dealer', bySuits),
    'pone-list': list(language, 'pone', bySuits),
    ...extremes(language, 'dealer'),
    ...extremes(language, 'pone'),
    'data-files': fileList(language, publishedAverages),
    'data-suits': bySuits.length > 0 ? `<div><dt><code>suits</code></dt><dd>${words.cribs.suits}</dd></div>` : '',
    'all-deals': formats.plain(allDeals),
    'table-hash': hexOf(solved.hash),
    'table-made': solved.made,
    'table-gain': formats.plain(solved.gainTogether),
  };
};
