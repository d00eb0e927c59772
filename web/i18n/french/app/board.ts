import type { boardWords } from '../../../app/messages/board.js';
import type { Peg } from '../../../engine/index.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchWords } from '../shared/words.js';
import { deals, player, says, scores, small, win } from './players.js';

const sources: Readonly<Record<Peg['source'], string>> = {
  heels: ', valet retourné',
  play: ' au jeu',
  peg: '',
  hand: ', main',
  crib: ', crib',
};

export const frenchBoard: Translation<typeof boardWords> = {
  dealerGroup: 'Qui donne',
  deals,
  dealsNow: (by, names) => small(deals(by, names)),
  dealer: 'donneur',
  scoreChip: (said) => `${said}\u00a0: voir la partie`,
  pegs: 'Fiches',
  pegFor: (points, by, names) => `Marquer ${whole(points)} pour ${player(by, names)}`,
  onBoard: 'marqué',
  lastPeg: (by, points, source, names) => `Dernier\u00a0: ${player(by, names)} ${whole(points)}${sources[source]}`,
  newGame: 'Nouvelle partie',
  nextDeal: (by, names) => `Nouvelle donne\u00a0: à ${player(by, names)}`,
  won: (by, names, holes, skunk) => {
    const how =
      skunk === 'doubleSkunk' ? '\u00a0: une double moufette' : skunk === 'skunk' ? '\u00a0: une moufette' : '';
    return `${says(by, names, 'Je gagne', names[by]?.includes(' + ') ? 'gagnent' : 'gagne')} par ${whole(holes)} ${frenchWords.points(holes)}${how}.`;
  },
  underCross: (score, chance, names) => `${scores(score, names)}\u00a0: ${small(win(chance, names))}.`,
};
