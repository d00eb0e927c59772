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
import { fileList } from './file_list.js';

// The numbers of cribs.html: `%name%` in the page is the value of that name in `cribFacts`.

const whole = new Intl.NumberFormat('en');
const points = (value: number): string => value.toFixed(2);
const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

/** A rank as players write it. */
export const rankName = (rank: string): string => (rank === 'T' ? '10' : rank);
/** `T-K` as players write it. */
const nameOf = ({ thrown }: Average): string => thrown.split('-').map(rankName).join('–');

const of = (role: Role): readonly Average[] => averages.filter((each) => each.role === role);

// The bounds between shades, the same for both cribs, so that they can be compared.
const shades = [3.5, 4, 4.5, 5, 5.5, 6, 7];
// By the figure that is shown, so that equal figures have one shade.
const shadeOf = (figure: string): number => shades.filter((least) => Number(figure) >= least).length;

/** All pairs of ranks, either card on the left: a narrow screen shows one decimal. */
const grid = (role: Role, caption: string): string => {
  const known = new Map(of(role).map((each) => [each.thrown, each.crib]));
  const cell = (left: number, top: number): string => {
    const crib = known.get(`${ranks[Math.min(left, top)]}-${ranks[Math.max(left, top)]}`) ?? Number.NaN;
    return `<td class="s${shadeOf(points(crib))}"><span>${points(crib)}</span><small>${crib.toFixed(1)}</small></td>`;
  };
  const row = (rank: string, left: number): string =>
    `<tr><th scope="row">${rankName(rank)}</th>${ranks.map((_, top) => cell(left, top)).join('')}</tr>`;
  const head = ranks.map((rank) => `<th scope="col">${rankName(rank)}</th>`).join('');
  return `<table class="facts shaded ${role}"><caption>${caption}</caption><thead><tr><td></td>${head}</tr></thead>
<tbody>${ranks.map(row).join('\n')}</tbody></table>`;
};

/** A bar whose length is a share of the longest. */
export const bar = (part: number): string =>
  `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h${(100 * part).toFixed(1)}v1H0z"/></svg>`;

/** The throws one below the other, the best for the role first. */
const list = (role: Role, caption: string, bySuits: readonly Average[]): string => {
  const sign = role === 'dealer' ? -1 : 1;
  const throws = [...of(role)].sort((one, other) => sign * (one.crib - other.crib));
  const most = Math.max(...throws.map(frequencyOf));
  const known = new Map(bySuits.map((each) => [`${each.role} ${each.thrown} ${each.suits}`, each]));
  const kinds = known.size > 0 ? ['suited', 'unsuited'] : [];
  const row = (each: Average): string => {
    const suits = kinds.map((kind) => {
      const average = known.get(`${role} ${each.thrown} ${kind}`);
      return `<td>${average && average.deals > 0 ? points(average.crib) : '–'}</td>`;
    });
    const often = `${percent(frequencyOf(each))}${bar(frequencyOf(each) / most)}`;
    return `<tr><th scope="row">${nameOf(each)}</th><td>${points(each.crib)}</td>${suits.join('')}<td>${often}</td></tr>`;
  };
  const heads = ['Throw', 'Average', ...(kinds.length > 0 ? ['One suit', 'Two suits'] : []), 'How often'];
  return `<table class="facts throws"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${throws.map(row).join('\n')}</tbody></table>`;
};

const unbroken = (text: string): string => `<span class="throw">${text}</span>`;

/** The extremes of the role's throws, as sentences name them. */
const extremes = (role: Role): Readonly<Record<string, string>> => {
  const byCrib = [...of(role)].sort((one, other) => one.crib - other.crib);
  const byDeals = [...of(role)].sort((one, other) => one.deals - other.deals);
  const [least, most, rarest, usual] = [byCrib[0], byCrib.at(-1), byDeals[0], byDeals.at(-1)];
  if (!least || !most || !rarest || !usual) throw new Error(`no averages of the ${role}`);
  return {
    [`${role}-least`]: unbroken(`${nameOf(least)} (${points(least.crib)})`),
    [`${role}-most`]: unbroken(`${nameOf(most)} (${points(most.crib)})`),
    [`${role}-usual`]: `${unbroken(nameOf(usual))}, in ${percent(frequencyOf(usual))} of all deals`,
    [`${role}-rarest`]: `${unbroken(nameOf(rarest))}, in one of ${whole.format(Math.round(allDeals / rarest.deals))} deals`,
    [`${role}-mean`]: points(of(role).reduce((sum, { crib, deals }) => sum + crib * deals, 0) / allDeals),
  };
};

const files = (): string => fileList(publishedAverages);

/** The texts and tables written into cribs.html, by name. Columns by suits are there if `bySuits` has averages. */
export const cribFacts = (bySuits: readonly Average[] = suited): Readonly<Record<string, string>> => {
  if (!solved) throw new Error('cpp/tables/manifest.json says nothing of crib.bin');
  return {
    'dealer-grid': grid('dealer', 'Average points of your crib, by the two cards you throw'),
    'pone-grid': grid('pone', 'Average points of their crib, by the two cards you throw'),
    'dealer-list': list('dealer', 'Throws to your own crib, the best first', bySuits),
    'pone-list': list('pone', 'Throws to their crib, the safest first', bySuits),
    ...extremes('dealer'),
    ...extremes('pone'),
    'data-files': files(),
    'data-suits':
      bySuits.length > 0 ? '<div><dt><code>suits</code></dt><dd>Whether the two are of one suit.</dd></div>' : '',
    'all-deals': whole.format(allDeals),
    'table-hash': `0x${solved.hash.toString(16).padStart(8, '0')}`,
    'table-made': solved.made,
    'table-gain': String(solved.gainTogether),
  };
};
