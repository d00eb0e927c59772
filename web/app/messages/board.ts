import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import type { Person, Skunk } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { deals, does, forPlayer, small } from './players.js';

const { total: whole } = words;

export const boardWords = messages('board', {
  deals,
  dealsNow: (by: Person, names: Names): string => small(deals(by, names)),
  dealer: 'dealer',
  /** Begins with the figures in sight, which a player may say to press the button. */
  scoreChip: (figures: string, sides: readonly string[]): string => `${figures}: ${sides.join(', ')}. Go to the game`,
  pegs: 'Pegs',
  pegFor: (points: number, by: Person, names: Names): string => `Peg ${whole(points)} ${forPlayer(by, names)}`,
  onBoard: 'pegged',
  newGame: 'New game',
  nextGame: (by: Person, names: Names): string => `Next game, ${small(deals(by, names))}`,
  nextDeal: (by: Person, names: Names): string => `New deal, ${small(deals(by, names))}`,
  won: (by: Person, names: Names, holes: number, skunk: Skunk | undefined): string => {
    const how = skunk === 'doubleSkunk' ? ': a double skunk' : skunk === 'skunk' ? ': a skunk' : '';
    return `${does(by, names, 'win', 'win', 'wins')} by ${whole(holes)}${how}.`;
  },
});
