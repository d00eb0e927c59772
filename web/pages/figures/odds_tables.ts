import { board, chanceAt, hexOf, holes, method, publishedBoard, solvedBoard } from '../data/board.js';
import { fileList } from './file_list.js';
import { oddsMap } from './odds_map.js';

// The numbers of odds.html: `%name%` in the page is the value of that name in `oddsFacts`.

/** The bounds between shades, in games of a hundred; the edge between light and dark is an even game. */
export const shades = [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99];
// By the figure that is shown, so that equal figures have one shade.
const shadeOf = (figure: string): number => shades.filter((least) => Number(figure) >= least).length;

const perHundred = (chance: number): string => (100 * chance).toFixed(0);
const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`;
/** For a sentence, where 0% and 100% would be promises. */
const inWords = (chance: number): string => {
  if (perHundred(chance) === '0') return 'less than 1%';
  return perHundred(chance) === '100' ? 'more than 99%' : `${perHundred(chance)}%`;
};
// An error is a bound, so it is rounded up.
const errorPerHundred = (error: number): string => String(Math.ceil(1000 * error) / 10);

export interface Score {
  readonly ours: number;
  readonly theirs: number;
  readonly weDeal: boolean;
}

const winAt = ({ ours, theirs, weDeal }: Score): number =>
  weDeal ? chanceAt('win', ours, theirs) : 1 - chanceAt('win', theirs, ours);
const skunkAt = ({ ours, theirs, weDeal }: Score): number =>
  weDeal ? chanceAt('skunk', ours, theirs) : chanceAt('skunked', theirs, ours);

const everyTen = [...Array(13).keys()].map((ten) => 10 * ten);
const lastHoles = [...Array(13).keys()].map((hole) => 108 + hole);
/** A score from which one can still be skunked. */
const skunkable = everyTen.filter((score) => score < 91);

/** Our scores on the left, theirs along the top. */
const grid = (
  caption: string,
  left: readonly number[],
  top: readonly number[],
  weDeal: boolean,
  chanceOf: (score: Score) => number,
): string => {
  const cell = (ours: number, theirs: number): string => {
    const figure = perHundred(chanceOf({ ours, theirs, weDeal }));
    return `<td class="c${shadeOf(figure)}">${figure}</td>`;
  };
  const head = top.map((theirs) => `<th scope="col">${theirs}</th>`).join('');
  const row = (ours: number): string =>
    `<tr><th scope="row">${ours}</th>${top.map((theirs) => cell(ours, theirs)).join('')}</tr>`;
  return `<table class="facts shaded odds"><caption>${caption}</caption><thead><tr><td></td>${head}</tr></thead>
<tbody>${left.map(row).join('\n')}</tbody></table>`;
};

/** The least score that is even or better against theirs, if there is one. */
export const evenAt = (theirs: number, weDeal: boolean): number | undefined =>
  [...Array(holes).keys()].find((ours) => winAt({ ours, theirs, weDeal }) >= 0.5);

const signed = (more: number): string => (more === 0 ? '±0' : `${more > 0 ? '+' : '−'}${Math.abs(more)}`);

const evenTable = (): string => {
  const cell = (theirs: number, weDeal: boolean): string => {
    const ours = evenAt(theirs, weDeal);
    return `<td>${ours === undefined ? '–' : `${ours} <small>${signed(ours - theirs)}</small>`}</td>`;
  };
  const rows = everyTen.slice(1).map((theirs) => {
    const cells = [true, false].map((weDeal) => cell(theirs, weDeal));
    return `<tr><th scope="row">${theirs}</th>${cells.join('')}</tr>`;
  });
  return `<table class="facts even"><caption>The least score that makes the game even, and how far it is ahead or behind</caption>
<thead><tr><th scope="col">They have</th><th scope="col">You deal</th><th scope="col">They deal</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
};

const examples: readonly Score[] = [
  { ours: 60, theirs: 60, weDeal: true },
  { ours: 75, theirs: 90, weDeal: true },
  { ours: 90, theirs: 75, weDeal: false },
  { ours: 105, theirs: 105, weDeal: false },
  { ours: 112, theirs: 117, weDeal: false },
  { ours: 115, theirs: 115, weDeal: true },
  { ours: 115, theirs: 115, weDeal: false },
  { ours: 120, theirs: 120, weDeal: true },
];

const sentence = (score: Score): string => {
  const skunk = perHundred(skunkAt(score)) === '0' ? '' : `, ${inWords(skunkAt(score))} with a skunk`;
  const whose = score.weDeal ? 'you deal' : 'they deal';
  return `<li><strong>${score.ours}–${score.theirs}, ${whose}:</strong> you win ${inWords(winAt(score))} of the games${skunk}.</li>`;
};

/** The equal scores at which the pone is ahead, as runs: `116–116 to 120–120`. */
const poneAhead = (): string => {
  const behind = [...Array(holes).keys()].filter((score) => chanceAt('win', score, score) < 0.5);
  const starts = behind.filter((score) => !behind.includes(score - 1));
  const ends = behind.filter((score) => !behind.includes(score + 1));
  const runs = starts.map((start, at) => {
    const end = ends[at] ?? start;
    return start === end ? `${start}–${start}` : `${start}–${start} to ${end}–${end}`;
  });
  if (runs.length === 0) throw new Error('the dealer is ahead at every equal score');
  return runs.join(' and ');
};

const headStart = (): number => {
  const even = [...Array(holes).keys()].find((pone) => chanceAt('win', 0, pone) <= 0.5);
  if (even === undefined) throw new Error('no head start makes the game even');
  return even;
};

const grouped = new Intl.NumberFormat('en');

const planes =
  '<li><a href="./data/board.json" download>board.json</a>: the same as five arrays of 121 by 121, with how they were made</li>';
const files = (): string => fileList([publishedBoard], planes);

/** The texts and tables written into odds.html of this version, by name. */
export const oddsFacts = (): Readonly<Record<string, string>> => {
  const start = chanceAt('win', 0, 0);
  return {
    'odds-start': percent(start),
    'odds-start-pone': percent(1 - start),
    'odds-deal': (100 * (2 * start - 1)).toFixed(1),
    'odds-head-start': String(headStart()),
    'odds-start-skunk': percent(chanceAt('skunk', 0, 0)),
    'odds-start-skunked': percent(chanceAt('skunked', 0, 0)),
    'odds-start-double': percent(chanceAt('doubleSkunk', 0, 0) + chanceAt('doubleSkunked', 0, 0)),
    'odds-map': oddsMap(board.win, shades),
    'odds-you-deal': grid('You deal: games you win of a hundred', everyTen, everyTen, true, winAt),
    'odds-they-deal': grid('They deal: games you win of a hundred', everyTen, everyTen, false, winAt),
    'odds-last-you-deal': grid('You deal, near the end', lastHoles, lastHoles, true, winAt),
    'odds-last-they-deal': grid('They deal, near the end', lastHoles, lastHoles, false, winAt),
    'odds-skunk-you-deal': grid('You deal: skunks in a hundred games', everyTen, skunkable, true, skunkAt),
    'odds-skunk-they-deal': grid('They deal: skunks in a hundred games', everyTen, skunkable, false, skunkAt),
    'odds-examples': `<ul>${examples.map(sentence).join('\n')}</ul>`,
    'odds-even': evenTable(),
    'odds-pone-ahead': poneAhead(),
    'odds-files': files(),
    'odds-method': method,
    'odds-sample': grouped.format(solvedBoard.deals),
    'odds-error-start': errorPerHundred(solvedBoard.error.start),
    'odds-error-anywhere': errorPerHundred(solvedBoard.error.anywhere),
    'odds-hash': hexOf(solvedBoard.hash),
    'odds-made': solvedBoard.made,
  };
};
