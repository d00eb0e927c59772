import { ranks } from '../../../engine/cards.js';
import type { Combination, Rank } from '../../../engine/types.js';

// The French count as players say it at a table: each combination, then the total after it. The French count is put
// together in the same way as the English count in `cpp/cribbage/show/spoken.cpp`.

type Counted = Combination<string>;

/** The part of an engine's answer that is needed to say the count. */
export interface CountPhrases {
  readonly combinations: readonly Counted[];
}

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
const smallWords = small.split(' ');
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', '', 'quatre-vingt', ''];

// Writes a number below 100 in words. After `soixante` and `quatre-vingt`, French counts up to 19; after other tens, to 9.
const belowHundred = (number: number): string => {
  if (number < 20) return smallWords[number] ?? '';
  const ten = Math.floor(number / 10);
  const base = tens[ten] ? ten : ten - 1;
  const rest = number - base * 10;
  if (rest === 0) return tens[base] ?? '';
  const and = base < 8 && (rest === 1 || rest === 11) ? '-et' : '';
  return `${tens[base]}${and}-${smallWords[rest]}`;
};

// Writes a number below 1000 in words. `ends` is false if `mille` follows: then `cents` and `quatre-vingts` have no s.
const belowThousand = (number: number, ends: boolean): string => {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const plural = ends ? 's' : '';
  const words = [];
  if (hundreds > 1) words.push(smallWords[hundreds]);
  if (hundreds > 0) words.push(rest === 0 && hundreds > 1 ? `cent${plural}` : 'cent');
  if (rest > 0 || hundreds === 0) words.push(rest === 80 ? `quatre-vingt${plural}` : belowHundred(rest));
  return words.join('-');
};

const scales = [
  [1_000_000_000, 'milliard'],
  [1_000_000, 'million'],
] as const;

/**
 * Writes a whole number from 0 up in words, in the spelling of 1990, with hyphens throughout: `vingt-et-un`,
 * `deux-cents`.
 */
export const numberInWords = (number: number): string => {
  for (const [size, name] of scales) {
    if (number < size) continue;
    const many = Math.floor(number / size);
    const words = `${numberInWords(many)}-${name}${many > 1 ? 's' : ''}`;
    return number % size === 0 ? words : `${words}-${numberInWords(number % size)}`;
  }
  if (number < 1000) return belowThousand(number, true);
  const thousands = Math.floor(number / 1000);
  const words = thousands === 1 ? 'mille' : `${belowThousand(thousands, false)}-mille`;
  return number % 1000 === 0 ? words : `${words}-${belowThousand(number % 1000, true)}`;
};

const nineteen = 'dix-neuf';

// A total of a hundred or more follows a comma. Without it, both words would read as one number: `quinze-cent` is 1500.
const fifteen = (total: number): string => `quinze${total < 100 ? '-' : ', '}${numberInWords(total)}`;

const alike = (cards: number): string => {
  if (cards === 2) return 'une paire';
  if (cards === 3) return 'un brelan';
  return cards === 4 ? 'un carré' : `${numberInWords(cards)} pareilles`;
};

const nameOf = ({ kind, cards }: Counted): string => {
  const all = cards.length === 0;
  switch (kind) {
    case 'fifteen':
      return all ? 'les quinze' : 'quinze';
    case 'pair':
      return all ? 'les paires' : alike(cards.length);
    case 'run':
      return all ? 'les suites' : `une suite de ${numberInWords(cards.length)}`;
    case 'flush':
      return `une couleur de ${numberInWords(cards.length)}`;
    case 'nobs':
      return 'le bon valet';
  }
};

const isFifteen = ({ kind, cards }: Counted): boolean => kind === 'fifteen' && cards.length > 0;

const phraseOf = (counts: Counted): string =>
  isFifteen(counts) ? fifteen(counts.running) : `${nameOf(counts)}, ${numberInWords(counts.running)}`;

// Groups of runs, with their pairs, for which players have a single name.
const shapes = [
  { length: 3, runs: 2, pairs: 1, name: 'une double suite' },
  { length: 4, runs: 2, pairs: 1, name: 'une double suite de quatre' },
  { length: 3, runs: 3, pairs: 1, name: 'une triple suite' },
  { length: 3, runs: 4, pairs: 2, name: 'une double double suite' },
];

const rankAt = (card = ''): number => ranks.indexOf(card.charAt(0) as Rank);
const lowest = ({ cards }: Counted): number => rankAt(cards[0]);
const highest = ({ cards }: Counted): number => rankAt(cards.at(-1));
const pointsOf = (counts: readonly Counted[]): number => counts.reduce((sum, { points }) => sum + points, 0);

interface Part {
  /** The name of the combination; empty if only the total is said. */
  readonly name: string;
  readonly points: number;
  readonly fifteen: boolean;
}

/** Returns each group of runs and pairs that has a name of its own, with that name. */
const namedRuns = (combinations: readonly Counted[]): readonly { name: string; all: readonly Counted[] }[] => {
  const runs = combinations.filter(({ kind, cards }) => kind === 'run' && cards.length > 0);
  return [...new Set(runs.map(lowest))].flatMap((low) => {
    const alike = runs.filter((run) => lowest(run) === low);
    const high = Math.max(...alike.map(highest));
    const pairs = combinations.filter((each) => each.kind === 'pair' && lowest(each) >= low && highest(each) <= high);
    const shape = shapes.find(
      (one) => one.length === alike[0]?.cards.length && one.runs === alike.length && one.pairs === pairs.length,
    );
    return shape ? [{ name: shape.name, all: [...pairs, ...alike] }] : [];
  });
};

const partsOf = (combinations: readonly Counted[]): readonly Part[] => {
  const named = namedRuns(combinations);
  return combinations.flatMap((each) => {
    const group = named.find(({ all }) => all.includes(each));
    if (!group) return [{ name: nameOf(each), points: each.points, fifteen: isFifteen(each) }];
    const first = group.all.find(({ kind }) => kind === 'run');
    return each === first ? [{ name: group.name, points: pointsOf(group.all), fifteen: false }] : [];
  });
};

/** Says the short count: `quinze-deux, quatre, et une double suite, douze`. */
export const sayShort = ({ combinations }: CountPhrases): string => {
  const parts = partsOf(combinations);
  if (parts.length === 0) return nineteen;
  let total = 0;
  return parts
    .map(({ name, points, fifteen: isFifteen }, at) => {
      total += points;
      if (isFifteen) return at === 0 ? fifteen(total) : `, ${numberInWords(total)}`;
      const link = at === 0 ? '' : at === parts.length - 1 ? ', et ' : ', ';
      return `${link}${name}, ${numberInWords(total)}`;
    })
    .join('');
};

/** Returns the phrases of a long count, one for each combination, as in `une paire, six`. */
export const phrases = ({ combinations }: CountPhrases): readonly string[] => combinations.map(phraseOf);

/** Says the long count: `quinze-deux, quinze-quatre, une paire, six, une suite de trois, neuf`. */
export const sayLong = (count: CountPhrases): string => phrases(count).join(', ') || nineteen;
