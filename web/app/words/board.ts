import type { Objective, Peg, Side } from '../../engine/index.js';
import { words } from '../../ui/words.js';
import { other, type Score } from '../record/game.js';
import type { Names } from '../record/text.js';
import { deals, does, forPlayer, nameOf, ofPlayer, percent, scores, small, win } from './players.js';

const { total: whole } = words;

const sources: Readonly<Record<Peg['source'], string>> = {
  heels: ', heels',
  play: ' in the play',
  peg: '',
  hand: ', hand',
  crib: ', crib',
};

export const boardWords = {
  dealerGroup: 'Who deals',
  deals,
  dealsNow: (weDeal: boolean, names: Names): string => small(deals(weDeal, names)),
  dealer: 'dealer',
  scoreChip: (score: Score, names: Names): string => `${scores(score, names)}: to the game`,
  boardPicture: (us: readonly number[], them: readonly number[], names: Names): string =>
    `A board of 121 holes. ${ofPlayer('us', names)} pegs: ${us.map(whole).join(' and ')}. ${ofPlayer('them', names)} pegs: ${them.map(whole).join(' and ')}.`,
  boardMarks: { start: 'start', skunk: 'skunk 91', doubleSkunk: 'double skunk 61' },
  pegs: 'Pegs',
  pegGroup: (by: Side, names: Names): string => `Peg ${forPlayer(by, names)}`,
  otherNumbers: (by: Side, names: Names): string => `Peg 7 … or any number ${forPlayer(by, names)}`,
  pegFor: (points: number, by: Side, names: Names): string => `Peg ${whole(points)} ${forPlayer(by, names)}`,
  onBoard: 'pegged',
  lastPeg: (by: Side, points: number, source: Peg['source'], names: Names): string =>
    `Last: ${nameOf(by, names)} ${whole(points)}${sources[source]}`,
  myName: (by: Side): string => (by === 'us' ? 'My name' : 'Their name'),
  games: (us: number, them: number, skunks: number, names: Names): string =>
    `Games: ${nameOf('us', names)} ${whole(us)}, ${names.them || 'them'} ${whole(them)}${skunks > 0 ? `, ${whole(skunks)} ${skunks === 1 ? 'skunk' : 'skunks'}` : ''}`,
  newGame: 'New game',
  nextDeal: (weDeal: boolean, names: Names): string => `New deal, ${small(deals(weDeal, names))}`,
  won: (by: Side, names: Names, holes: number, skunk: 'skunk' | 'doubleSkunk' | undefined): string => {
    const how = skunk === 'doubleSkunk' ? ': a double skunk' : skunk === 'skunk' ? ': a skunk' : '';
    return `${does(by, names, 'win', 'win', 'wins')} by ${whole(holes)}${how}.`;
  },
  outlook: 'Chance of winning',
  outlookNote: 'At the start of a deal, when both play well.',
  worthLabel: 'Worth',
  worthNote: 'Worth: what the game should bring me, less what it brings them.',
  objective: 'We play for',
  objectives: { win: 'the win', acc: 'game points', money: 'money' } satisfies Record<Objective, string>,
  skunks: (by: Side, names: Names): string =>
    `${does(by, names, 'skunk', 'skunk', 'skunks')} ${names[other(by)] || (by === 'us' ? 'them' : 'me')}`,
  ofThemDouble: (chance: number): string => `double ${percent(chance)}`,
  evenLabel: 'Even at',
  evenNote: 'Even is my score at which it would be a half.',
  evenNever: 'no score',
  fromEven: (holes: number): string =>
    holes === 0
      ? 'now'
      : `${whole(Math.abs(holes))} ${Math.abs(holes) === 1 ? 'hole' : 'holes'} ${holes > 0 ? 'ahead' : 'behind'}`,
  ifDeals: (weDeal: boolean, names: Names): string => `If ${small(deals(weDeal, names))}`,
  map: 'Map',
  closeMap: 'Close the map',
  mapLabel: 'Chance of winning by my score and theirs; the arrow keys move the cross',
  mapOurs: (names: Names): string => names.us || 'me',
  mapTheirs: (names: Names): string => names.them || 'them',
  mapNote: 'Tap or drag. The line is where the game is even; the ring is the score now.',
  mapForWin: 'The map is of games for the win.',
  underCross: (score: Score, chance: number, names: Names): string => `${scores(score, names)}: ${win(chance, names)}.`,
} as const;
