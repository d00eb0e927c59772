import type { boardWords } from '../../../app/messages/board.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchWords } from '../shared/words.js';
import { deals, player, says, small } from './players.js';

export const frenchBoard: Translation<typeof boardWords> = {
  deals,
  dealsNow: (by, names) => small(deals(by, names)),
  dealer: 'donneur',
  scoreChip: (figures, sides) => `${figures}\u00a0: ${sides.join(', ')}. Voir la partie`,
  pegs: 'Fiches',
  pegFor: (points, by, names) => `Marquer ${whole(points)} pour ${player(by, names)}`,
  onBoard: 'marqué',
  newGame: 'Nouvelle partie',
  nextGame: (by, names) => `Partie suivante, ${small(deals(by, names))}`,
  nextDeal: (by, names) => `Nouvelle donne\u00a0: à ${player(by, names)}`,
  won: (by, names, holes, skunk) => {
    const how =
      skunk === 'doubleSkunk' ? '\u00a0: une double moufette' : skunk === 'skunk' ? '\u00a0: une moufette' : '';
    return `${says(by, names, 'Je gagne', names[by]?.includes(' + ') ? 'gagnent' : 'gagne')} par ${whole(holes)} ${frenchWords.points(holes)}${how}.`;
  },
};
