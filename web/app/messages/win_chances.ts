import type { Objective, Peg, Side } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { signedWhole } from '../../ui/figures.js';
import { words } from '../../ui/messages/ui.js';
import { other, type Person, type Score, type TableSize } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import type { SeriesStanding } from '../session/series.js';
import { allScores, deals, does, forPlayer, nameOf, ofPlayer, percent, scores, small, win } from './players.js';

// Messages about win chances and the board. Like the board itself, they are loaded after the first screen.

const { total: whole } = words;

const several = (count: number, what: string): readonly string[] =>
  count > 0 ? [`${whole(count)} ${what}${count === 1 ? '' : 's'}`] : [];

const sources: Readonly<Record<Peg['source'], string>> = {
  heels: ', heels',
  play: ' in the play',
  peg: '',
  hand: ', hand',
  crib: ', crib',
};

export const outlookWords = messages('outlook', {
  boardPicture: (sides: readonly (readonly [Person, readonly number[]])[], names: Names): string =>
    [
      'A board of 121 holes.',
      ...sides.map(([side, pegs]) => `${ofPlayer(side, names)} pegs: ${pegs.map(whole).join(' and ')}.`),
    ].join(' '),
  boardMarks: { start: 'start', skunk: 'skunk 91', doubleSkunk: 'double skunk 61' },
  pegGroup: (by: Person, names: Names): string => `Peg ${forPlayer(by, names)}`,
  otherNumbers: (by: Person, names: Names): string => `Peg 7 or more ${forPlayer(by, names)}`,
  /** Labels the field for the name of a person. Of more than two, it has their place at the table. */
  myName: (by: Person, place?: number): string =>
    place ? `Name of player ${place}` : by === 'us' ? 'My name' : 'Their name',
  games: ({ wins, skunks, spread }: SeriesStanding, names: Names): string =>
    [
      `Games: ${scores({ ours: wins.us, theirs: wins.them }, names)}`,
      ...several(skunks.skunk, 'skunk'),
      ...several(skunks.doubleSkunk, 'double skunk'),
      ...(spread === undefined ? [] : [`spread ${signedWhole(spread)}`]),
    ].join(', '),
  gamesOfMore: (won: readonly (readonly [name: string, games: number])[]): string => `Games: ${allScores(won)}`,
  onlyForTwo: 'Chances of winning, advice on the play and reviews are for two players.',
  sizeGroup: 'How many play',
  size: { 2: 'Two', 3: 'Three', 4: 'Four, partners' } satisfies Record<TableSize, string>,
  outlook: 'Chance of winning',
  outlookNote: 'The chance of winning at the start of a deal, if both play well.',
  nextDealNote: 'The chance of winning at the start of the next deal, if both play well.',
  midShowNote: 'The chance of winning if a deal began now. Hands still to be counted are left out.',
  worthLabel: 'Worth',
  worthNote: (names: Names): string =>
    `Worth: what ${names.us || 'I'} can expect to win from this game, minus what ${names.them || 'my opponent'} can.`,
  objective: 'We play for',
  objectives: { win: 'the win', acc: 'game points', money: 'money' } satisfies Record<Objective, string>,
  skunks: (by: Side, names: Names): string =>
    `${does(by, names, 'skunk', 'skunk', 'skunks')} ${names[other(by)] || (by === 'us' ? 'them' : 'me')}`,
  ofThemDouble: (chance: number): string => `double ${percent(chance)}`,
  evenLabel: 'Even at',
  evenNote: (names: Names): string => `Even at: the score from which ${names.us || 'I'} would win half the games.`,
  evenNever: 'no score',
  fromEven: (holes: number, names: Names): string =>
    holes === 0
      ? `${small(ofPlayer('us', names))} score now`
      : `${does('us', names, 'am', 'are', 'is')} ${whole(Math.abs(holes))} ${Math.abs(holes) === 1 ? 'hole' : 'holes'} ${holes > 0 ? 'ahead' : 'behind'}`,
  ifDeals: (weDeal: boolean, names: Names): string => `If ${small(deals(weDeal ? 'us' : 'them', names))}`,
  map: 'Map',
  closeMap: 'Close the map',
  mapLabel: 'Chance of winning at each pair of scores; the arrow keys move the cross',
  mapOurs: (names: Names): string => names.us || 'me',
  mapTheirs: (names: Names): string => names.them || 'them',
  mapNote: 'Tap or drag to read the chances. The line marks even games; the ring marks the score now.',
  mapForWin: 'The map shows the chances if both play only to win.',
  dealerGroup: 'Who deals',
  lastPeg: (by: Person, points: number, source: Peg['source'], names: Names): string =>
    `Last: ${nameOf(by, names)} ${whole(points)}${sources[source]}`,
  underCross: (score: Score, chance: number, names: Names): string => `${scores(score, names)}: ${win(chance, names)}.`,
  oddsPage: 'The odds from every score, as tables and files',
});
