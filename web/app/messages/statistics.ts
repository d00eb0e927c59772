import type { Level } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { points, signedHundredths, tenths, whole } from '../../ui/figures.js';
import { lastHole, type Score } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { againstWords } from './match.js';
import { scores } from './players.js';

const hundredths = (chance: number): string => tenths(Math.abs(chance) * 100);

const change = (by: number): string => (signedHundredths(by) === '0' ? '0' : `${signedHundredths(by)}%`);

// Prints a score as in `97–121`, so that no line breaks in it.
const pair = ({ ours, theirs }: Score): string => `${whole(ours)}\u2060–\u2060${whole(theirs)}`;

const to = (target: number | undefined): string =>
  target === undefined || target === lastHole ? '' : `, to ${whole(target)}`;

const games = (count: number): string => `${whole(count)} ${count === 1 ? 'game' : 'games'}`;

/** Messages about the games that were played, and about those that were reviewed. */
export const statisticsWords = messages('statistics', {
  title: 'My statistics',
  none: 'A game counts here when it is over. A game between two players with names counts once it is reviewed to the end, if you said which player you are. Nothing leaves this device.',
  noReview: 'The app judges finished games by itself while it is idle. Review judges a game at once.',
  toJudge: (count: number): string => `${games(count)} still to be judged. The app does it while it is idle.`,

  // The list of games.
  games: 'My games',
  noGames: 'Every game stands here once it is over, or when another game takes its place. Nothing leaves this device.',
  leftTitle: 'To go on with',
  playedTitle: 'Played',
  /** Says how a game against the engine ended, as in `Against Club: lost 97–121, to 61`. */
  ended: (level: Level, score: Score | undefined, won: boolean, target: number | undefined): string =>
    `${againstWords.against(level)}: ${won ? 'won' : 'lost'}${score ? ` ${pair(score)}` : ''}${to(target)}`,
  left: (level: Level, score: Score, target: number | undefined): string =>
    `${againstWords.against(level)}: ${pair(score)}${to(target)}`,
  endedAtTable: (score: Score | undefined, names: Names): string =>
    score ? `At the table: ${scores(score, names)}` : 'At the table',
  endedOfMore: (scores: string): string => `At the table: ${scores}`,
  unfinished: 'not finished',
  judged: (cards: number, lost: number): string => `cards ${change(cards)}, my decisions ${change(-lost)}`,
  hintsIn: (count: number): string =>
    count === 1 ? '1 decision after a hint' : `${whole(count)} decisions after a hint`,
  onlyFigures: 'only the figures are left',
  resume: 'Resume',
  remove: 'Remove',
  removed: 'The game is removed. Undo brings it back.',

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
  /** Says how many days in a row a game was played, now and at most; empty if never on two. */
  days: (now: number, most: number): string => {
    const best = most > now && most > 1 ? `My best: ${whole(most)} days in a row.` : '';
    return now > 1 ? `Played on ${whole(now)} days in a row. ${best}`.trimEnd() : best;
  },
  hints: (hints: number, all: number): string =>
    `${whole(hints)} of ${whole(all)} decisions came after a hint. They do not count as mine.`,
  pointsTitle: 'Points on average',
  pointsColumns: ['Points', 'Mine', 'Usual'],
  pointKinds: {
    ownHand: 'My hand, I deal',
    otherHand: 'My hand, they deal',
    crib: 'My crib',
    ownPlay: 'Pegs, I deal',
    otherPlay: 'Pegs, they deal',
  },
  mean: points,
  pointsNote: 'Usual is the mean of two players who throw and play by the advice for points.',
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
  columns: ['Against', 'Won', 'Throws', 'Plays', 'Cards'],
  wonOf: (won: number, played: number): string => `${whole(won)} of ${whole(played)}`,
  loss: (chance: number): string => `${hundredths(chance)}%`,
  change,
  note: 'Throws, plays and cards are estimated chances of winning, on average of a game. ± is the standard error. For the cards, ± is wider: 19 of 20 players are within it.',
  copy: 'Copy as text',
  save: 'Save as a file',
  erase: 'Erase',
  fileName: (date: string): string => `cribbage-statistics-${date}.tsv`,
});
