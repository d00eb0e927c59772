import { board, chanceAt, holes, publishedBoard, solvedBoard } from '../data/board.js';
import { hexOf } from '../data/source_tables.js';
import type { PageLanguage } from '../languages.js';
import type { PageWords } from '../words.js';
import { fileList } from './file_list.js';
import { cell, row, table } from './html_table.js';
import { oddsMap } from './odds_map.js';

// The numbers of odds.html: `%name%` in the page is replaced by the entry `name` of `oddsFacts`.

/**
 * The win chances at which a new shade begins, as games in a hundred. Shades are light below 50 and dark from 50 on.
 */
export const shades = [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99];
// Uses the chance as rounded on the page, so that equal figures have the same shade.
const shadeOf = (figure: string): number => shades.filter((least) => Number(figure) >= least).length;

// Whole numbers below a thousand look the same in every language.
const perHundred = (chance: number): string => (100 * chance).toFixed(0);
/**
 * Prints a chance for a sentence. In place of 0% and 100%, which would be promises, it prints less than 1% and more
 * than 99%.
 */
const inWords = ({ words, formats }: PageLanguage, chance: number): string => {
  if (perHundred(chance) === '0') return words.lessThan(formats.percent(0.01, 0));
  return perHundred(chance) === '100' ? words.moreThan(formats.percent(0.99, 0)) : formats.percent(chance, 0);
};
// An error is a bound, so it is rounded up.
const errorPerHundred = ({ formats }: PageLanguage, error: number): string =>
  formats.plain(Math.ceil(1000 * error) / 10);

export interface ScoreRow {
  readonly ours: number;
  readonly theirs: number;
  readonly weDeal: boolean;
}

const winAt = ({ ours, theirs, weDeal }: ScoreRow): number =>
  weDeal ? chanceAt('win', ours, theirs) : 1 - chanceAt('win', theirs, ours);
const skunkAt = ({ ours, theirs, weDeal }: ScoreRow): number =>
  weDeal ? chanceAt('skunk', ours, theirs) : chanceAt('skunked', theirs, ours);

const everyTen = [...Array(13).keys()].map((ten) => 10 * ten);
const lastHoles = [...Array(13).keys()].map((hole) => 108 + hole);
/** The scores from which a player can still be skunked. */
const skunkable = everyTen.filter((score) => score < 91);

/** Draws a table with our scores on the left, and the opponent's along the top. */
const grid = (
  caption: string,
  left: readonly number[],
  top: readonly number[],
  weDeal: boolean,
  chanceOf: (score: ScoreRow) => number,
): string => {
  const chance = (ours: number, theirs: number): string => {
    const figure = perHundred(chanceOf({ ours, theirs, weDeal }));
    return cell(figure, `c${shadeOf(figure)}`);
  };
  const rows = left.map((ours) => row(ours, ...top.map((theirs) => chance(ours, theirs))));
  return table('facts shaded odds', caption, ['', ...top], rows);
};

/**
 * Returns the lowest score that gives us a win chance of at least one half against the score `theirs`; undefined if
 * there is none.
 */
export const evenAt = (theirs: number, weDeal: boolean): number | undefined =>
  [...Array(holes).keys()].find((ours) => winAt({ ours, theirs, weDeal }) >= 0.5);

const signed = (more: number): string => (more === 0 ? '±0' : `${more > 0 ? '+' : '−'}${Math.abs(more)}`);

const evenTable = ({ odds }: PageWords): string => {
  const least = (theirs: number, weDeal: boolean): string => {
    const ours = evenAt(theirs, weDeal);
    return cell(ours === undefined ? '–' : `${ours} <small>${signed(ours - theirs)}</small>`);
  };
  const rows = everyTen.slice(1).map((theirs) => row(theirs, least(theirs, true), least(theirs, false)));
  return table('facts even', odds.even, [odds.theyHave, odds.youDeal, odds.theyDeal], rows);
};

const examples: readonly ScoreRow[] = [
  { ours: 60, theirs: 60, weDeal: true },
  { ours: 75, theirs: 90, weDeal: true },
  { ours: 90, theirs: 75, weDeal: false },
  { ours: 105, theirs: 105, weDeal: false },
  { ours: 112, theirs: 117, weDeal: false },
  { ours: 115, theirs: 115, weDeal: true },
  { ours: 115, theirs: 115, weDeal: false },
  { ours: 120, theirs: 120, weDeal: true },
];

const sentence = (language: PageLanguage, score: ScoreRow): string => {
  const { words } = language;
  const skunk = perHundred(skunkAt(score)) === '0' ? undefined : inWords(language, skunkAt(score));
  const whose = `${score.ours}–${score.theirs}, ${words.whoDeals(score.weDeal)}`;
  return `<li>${words.odds.example(whose, inWords(language, winAt(score)), skunk)}</li>`;
};

/** Lists the equal scores at which the pone wins more often than the dealer, as ranges: `116–116 to 120–120`. */
const poneAhead = ({ odds, and }: PageWords): string => {
  const behind = [...Array(holes).keys()].filter((score) => chanceAt('win', score, score) < 0.5);
  const starts = behind.filter((score) => !behind.includes(score - 1));
  const ends = behind.filter((score) => !behind.includes(score + 1));
  const runs = starts.map((start, at) => {
    const end = ends[at] ?? start;
    return odds.atScores(`${start}–${start}`, `${end}–${end}`);
  });
  if (runs.length === 0) throw new Error('the dealer is ahead at every equal score');
  return runs.join(` ${and} `);
};

const headStart = (): number => {
  const even = [...Array(holes).keys()].find((pone) => chanceAt('win', 0, pone) <= 0.5);
  if (even === undefined) throw new Error('no head start makes the game even');
  return even;
};

/** Returns the texts and tables for odds.html, by name. */
export const oddsFacts = (language: PageLanguage): Readonly<Record<string, string>> => {
  const { words, formats } = language;
  const percent = (chance: number): string => formats.percent(chance, 1);
  const wins = (scores: readonly number[], weDeal: boolean, caption: string): string =>
    grid(caption, scores, scores, weDeal, winAt);
  const skunks = (weDeal: boolean): string => grid(words.odds.skunks(weDeal), everyTen, skunkable, weDeal, skunkAt);
  const start = chanceAt('win', 0, 0);
  return {
    'odds-start': percent(start),
    'odds-start-pone': percent(1 - start),
    'odds-deal': formats.fixed(100 * (2 * start - 1), 1),
    'odds-head-start': String(headStart()),
    'odds-start-skunk': percent(chanceAt('skunk', 0, 0)),
    'odds-start-skunked': percent(chanceAt('skunked', 0, 0)),
    'odds-start-double': percent(chanceAt('doubleSkunk', 0, 0) + chanceAt('doubleSkunked', 0, 0)),
    'odds-map': oddsMap(words, board.win, shades),
    'odds-you-deal': wins(everyTen, true, words.odds.wins(true)),
    'odds-they-deal': wins(everyTen, false, words.odds.wins(false)),
    'odds-last-you-deal': wins(lastHoles, true, words.odds.last(true)),
    'odds-last-they-deal': wins(lastHoles, false, words.odds.last(false)),
    'odds-skunk-you-deal': skunks(true),
    'odds-skunk-they-deal': skunks(false),
    'odds-examples': `<ul>${examples.map((score) => sentence(language, score)).join('\n')}</ul>`,
    'odds-even': evenTable(words),
    'odds-pone-ahead': poneAhead(words),
    'odds-files': fileList(language, [publishedBoard], { 'board.json': words.files.planes }),
    'odds-method': words.odds.method,
    'odds-sample': formats.plain(solvedBoard.deals),
    'odds-error-start': errorPerHundred(language, solvedBoard.error.start),
    'odds-error-anywhere': errorPerHundred(language, solvedBoard.error.anywhere),
    'odds-hash': hexOf(solvedBoard.hash),
    'odds-made': solvedBoard.made,
  };
};
