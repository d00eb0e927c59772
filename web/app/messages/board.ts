import type { Peg } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import type { Person, Score, Skunk } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { deals, does, forPlayer, nameOf, scores, small, win } from './players.js';

const { total: whole } = words;

const sources: Readonly<Record<Peg['source'], string>> = {
  heels: ', heels',
  play: ' in the play',
  peg: '',
  hand: ', hand',
  crib: ', crib',
};

export const boardWords = messages('board', {
  dealerGroup: 'Who deals',
  deals,
  dealsNow: (by: Person, names: Names): string => small(deals(by, names)),
  dealer: 'dealer',
  scoreChip: (scores: string): string => `${scores}: go to the game`,
  pegs: 'Pegs',
  pegFor: (points: number, by: Person, names: Names): string => `Peg ${whole(points)} ${forPlayer(by, names)}`,
  onBoard: 'pegged',
  lastPeg: (by: Person, points: number, source: Peg['source'], names: Names): string =>
    `Last: ${nameOf(by, names)} ${whole(points)}${sources[source]}`,
  newGame: 'New game',
  nextDeal: (by: Person, names: Names): string => `New deal, ${small(deals(by, names))}`,
  won: (by: Person, names: Names, holes: number, skunk: Skunk | undefined): string => {
    const how = skunk === 'doubleSkunk' ? ': a double skunk' : skunk === 'skunk' ? ': a skunk' : '';
    return `${does(by, names, 'win', 'win', 'wins')} by ${whole(holes)}${how}.`;
  },
  underCross: (score: Score, chance: number, names: Names): string => `${scores(score, names)}: ${win(chance, names)}.`,
});
