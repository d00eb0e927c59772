import type { CribbageError, Side } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { percentFine, signedHundredths, tenths, whole } from '../../ui/figures.js';
import { engineWords } from '../../ui/messages/engine.js';
import { words } from '../../ui/messages/ui.js';
import type { Score } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { does, nameOf, ofPlayer, scores, small } from './players.js';

const change = (by: number): string => {
  const shown = signedHundredths(by);
  return shown === '0' ? '0' : `${shown}%`;
};

const throws = (by: Side, names: Names): string => does(by, names, 'threw', 'threw', 'threw');
const lays = (by: Side, names: Names): string => does(by, names, 'played', 'played', 'played');

const deals = (count: number): string => `${whole(count)} ${count === 1 ? 'deal' : 'deals'}`;

/** Messages of the review of a record. */
export const reviewWords = messages('review', {
  review: 'Review',
  reviewGame: 'Review this game',
  statistics: 'My statistics',
  back: 'Back',
  leave: 'Leave',

  // The text.
  textTitle: 'Review a record',
  textLabel: 'The record of a game',
  textHint:
    'Type or paste the record of a game, or open a file. Write a question mark for a card nobody saw. Files of several games are read too, and the PGN of cribbage-zero and the playthroughs of OpenSpiel.',
  example: 'Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nplay: 5H 6S 4C 6H JS 3S 6D 6C\nshow: 11 ? 4',
  showExample: 'An example',
  openFile: 'Open a file',
  noBefore: 'There is no earlier record to go back to.',
  undone: 'Undo',
  tooLong: 'That is too long for a file of games.',
  unreadable: 'That file could not be read.',
  reading: 'Reading …',
  read: (names: Names, count: number, score: Score, result: string): string =>
    `${nameOf('us', names)} and ${small(nameOf('them', names))}, ${deals(count)}. ${result || `${scores(score, names)}.`}`,
  games: (count: number): string => `${whole(count)} games. Choose one to review.`,
  gameOf: (game: number, count: number): string => `Game ${whole(game)} of ${whole(count)}`,
  wrong: (error: CribbageError): string => {
    const said = engineWords.error(error);
    return error.line === undefined ? said : `Line ${whole(error.line)}: ${said}`;
  },
  edit: 'Edit',
  share: 'Share',
  shareHint: 'Send the link: the whole game is in it.',
  save: 'Save as a file',
  fileName: (date: string): string => `cribbage-${date}.txt`,
  sideGroup: 'Which player I am',
  iAm: (name: string): string => `I am ${name}`,
  nobody: 'Neither',

  // The review.
  judgingGame: 'Judging the game …',
  judging: (done: number, all: number): string => `Judging deal ${whole(Math.min(done + 1, all))} of ${whole(all)} …`,
  soFar: (score: Score, names: Names): string => `${scores(score, names)} so far.`,
  sum: (before: number, luck: number, decisions: readonly string[], names: Names): string =>
    `${ofPlayer('us', names)} chance of winning at the start: ${percentFine(before)}. Since then: ${[`luck of the cards ${change(luck)}`, ...decisions].join(', ')}.`,
  decisions: (by: Side, lost: number, names: Names): string =>
    `${small(ofPlayer(by, names))} decisions ${change(by === 'us' ? -lost : lost)}`,
  notSeen: 'not seen',
  curve: (least: number, most: number, names: Names): string =>
    `${ofPlayer('us', names)} chance of winning during the game: between ${percentFine(least)} and ${percentFine(most)}`,
  dealNumber: (deal: number): string => `Deal ${whole(deal)}`,
  mistakes: (count: number): string =>
    count === 1 ? 'The costliest decision' : `The ${count === 2 ? 'two' : 'three'} costliest decisions`,
  noMistakes: (alone: boolean, names: Names): string =>
    `${alone ? does('us', names, 'made', 'made', 'made') : 'Neither player made'} ${alone ? 'no' : 'a'} mistake that the numbers can show.`,
  nothingSeen: 'Too few cards were seen to judge a decision.',
  /** Introduces a decision, as in `Deal 3: I threw`. */
  chose: (deal: number, kind: 'throw' | 'play', by: Side, names: Names): string =>
    `Deal ${whole(deal)}: ${(kind === 'throw' ? throws : lays)(by, names)}`,
  best: 'best',
  hinted: 'after a hint',
  cost: (lost: number): string => `−${tenths(lost * 100)}%`,
  tryIt: 'Try it',
  askAgain: 'Ask me again',
  askedAgain: 'Kept: Practice will ask hands like this one again.',
  notAskedAgain: 'No longer among the decisions to be asked again.',
  look: 'Look',
  byDeal: 'Chances of winning, deal by deal, in percent',
  columns: (names: Names): readonly string[] => ['Deal', 'Cards', nameOf('us', names), nameOf('them', names), 'After'],
  wholeGame: 'All',
  partsOf: (deal: number): string => (deal === 0 ? 'All deals in detail' : `Deal ${whole(deal)} in detail`),
  dealt: 'Dealt',
  cut: 'Cut',
  cards: 'Unseen cards',
  throws: (by: Side, names: Names): string => `${ofPlayer(by, names)} throws`,
  counting: (by: Side, names: Names): string => `${ofPlayer(by, names)} counting`,
  plays: (by: Side, names: Names): string => `${ofPlayer(by, names)} plays`,
  figure: signedHundredths,
  change,
  chance: percentFine,
  note: 'The luck of the cards and the decisions of both players add up to the result. The cost of a decision is how much less often it wins than the best choice. The opponent is assumed to be an expert who sees only their own cards. All figures are estimates.',

  // A retried decision.
  whichThrow: (dealer: Side, by: Side, names: Names): string =>
    `${nameOf(by, names)}: which two cards go to ${small(ofPlayer(dealer, names))} crib?`,
  whichCard: (by: Side, names: Names): string => `${nameOf(by, names)}: which card to play?`,
  toChoose: (left: number): string => (left === 2 ? 'Choose two to throw' : 'Choose one more'),
  chooseCard: 'Choose a card',
  throwTwo: 'Throw',
  layCard: 'Play',
  verdicts: { best: 'Best.', asGood: 'As good as the best.' },
  costs: (cost: number): string => `Costs ${tenths(cost * 100)}% of games.`,
  choices: 'Choices, by how often they win',
  thisIsBest: 'Best',
  mine: 'My choice',
  inGame: 'In the game',
  tryThem: 'Try them again',
  next: 'Next decision',
  done: 'Back to the review',
  backToReview: 'Back to the review',
  verdictSaid: (verdict: string, best: readonly string[], chance: number): string =>
    `${verdict} Best: ${best.map((card) => words.cardName(card as never)).join(' and ')}, ${percentFine(chance)}.`,
  erased: 'Your statistics are erased. Undo brings them back.',
});
