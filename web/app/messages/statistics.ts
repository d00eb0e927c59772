import type { Level } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { signedHundredths, tenths, whole } from '../../ui/figures.js';
import type { Score } from '../session/game.js';
import { againstWords } from './match.js';

const hundredths = (chance: number): string => tenths(Math.abs(chance) * 100);

const games = (count: number): string => `${whole(count)} ${count === 1 ? 'game' : 'games'}`;

/** Messages about the games that were played, and about those that were reviewed. */
export const statisticsWords = messages('statistics', {
  title: 'My statistics',
  none: 'A game against Fifteen Two counts here when it is over. Any other game counts once it is reviewed to the end, if you said which player you are. Nothing leaves this device.',
  notReviewed: 'Not reviewed yet',
  /** Says how a game ended, as in `Against Club: lost 97–121`. */
  ended: (level: Level, { ours, theirs }: Score): string =>
    `${againstWords.against(level)}: ${ours > theirs ? 'won' : 'lost'} ${whole(ours)}–${whole(theirs)}`,
  noReview: 'Review a game to see how much chance of winning you gave away.',
  given: 'Given away per game',
  /** Prints a mean with its error, as in `9.3% ± 1.1`. */
  rate: (mean: number, error: number | undefined): string =>
    `${hundredths(mean)}%${error === undefined ? '' : ` ± ${hundredths(error)}`}`,
  /** Splits the losses by kind, as in `the last 3 games: throws 1.2%, plays 0.4%`. */
  split: (count: number, throws: number, plays: number, counting: number): string =>
    `${count === 1 ? 'the only game' : `the last ${games(count)}`}: ${[
      `throws ${hundredths(throws)}%`,
      `plays ${hundredths(plays)}%`,
      ...(counting > 0 ? [`counting ${hundredths(counting)}%`] : []),
    ].join(', ')}`,
  won: (won: number, played: number): string => `Won ${whole(won)} of ${games(played)}.`,
  luckTitle: 'The cards',
  luck: (mean: number, interval: number | undefined, enough: boolean): string => {
    if (interval === undefined) return `Cards: ${signedHundredths(mean)}% in one game. One game says nothing yet.`;
    const said = `Cards: ${signedHundredths(mean)}% ± ${hundredths(interval)}% a game`;
    if (!enough) return `${said}. These are too few games to judge the cards by.`;
    if (Math.abs(mean) <= interval) return `${said}: no more than chance.`;
    return `${said}: only one player in twenty has as much luck, good or bad.`;
  },
  against: (opponent: Level | 'table'): string =>
    opponent === 'table' ? 'At the table' : againstWords.levelNames[opponent],
  table: 'By opponent',
  columns: ['Against', 'Games', 'Won', 'Given away'],
  note: 'All figures are estimated chances of winning. ± is the standard error. For the cards, ± is wider: 19 of 20 players are within it.',
  copy: 'Copy as text',
  save: 'Save as a file',
  erase: 'Erase',
  fileName: (date: string): string => `cribbage-statistics-${date}.tsv`,
});
