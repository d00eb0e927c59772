import type { squaresWords } from '../../../app/messages/squares.js';
import { tenths, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchAsked } from '../shared/asked.js';
import { plural } from '../shared/grammar.js';
import { frenchWords } from '../shared/words.js';

const place = (cell: number): string => `rangée ${whole(Math.floor(cell / 4) + 1)}, colonne ${whole((cell % 4) + 1)}`;

const points = (count: number): string => `${whole(count)} ${plural(count, 'point', 'points')}`;

const hints = (count: number): string =>
  count === 0 ? '' : ` Avec ${whole(count)} ${plural(count, 'indice', 'indices')}.`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const { cardName } = frenchWords;

export const frenchSquares: Translation<typeof squaresWords> = {
  title: 'Carrés',
  about:
    'Seize cartes, une à une, sur une grille. Ses dix lignes se comptent comme des mains. La même pour tout le monde aujourd’hui.',
  begin: 'Jouer aux carrés',
  goOn: (placed) => `Continuer\u00a0: ${whole(placed)} sur 16`,
  look: 'La revoir',
  done: ({ total, sensible, best, hints: count }) =>
    `${points(total)}. Un joueur sensé fait ${whole(sensible)}; la meilleure grille trouvée, ${whole(best)}.${hints(count)}`,
  rule: 'Rangées, colonnes et diagonales se comptent comme des mains de quatre. Une carte posée y reste.',
  place: 'Poser',
  choose: 'Touchez une case',
  asked: 'Carte à poser\u00a0:',
  hint: 'Indice',
  hintNote: (exact) =>
    exact
      ? 'Dans chaque case\u00a0: le total à espérer avec la carte là.'
      : 'Dans chaque case\u00a0: le total à espérer avec la carte là, une estimation.',
  grid: 'La grille',
  total: 'Total',
  emptyCell: (cell) => `${capital(place(cell))}, vide`,
  chosenCell: (cell, card, gain) =>
    `${capital(place(cell))}, ${cardName(card)} pas encore posé${gain === undefined ? '' : `, ${points(gain)} de plus`}`,
  takenCell: (cell, card) => `${capital(place(cell))}, ${cardName(card)}`,
  worth: (value) => `total à espérer ${tenths(value)}`,
  bestCell: 'la meilleure',
  gain: (count) => `+${whole(count)}`,
  lineName: (line, count) =>
    `${line < 4 ? `Rangée ${whole(line + 1)}` : line < 8 ? `Colonne ${whole(line - 3)}` : line === 8 ? 'Diagonale du haut à gauche' : 'Diagonale du bas à gauche'}\u00a0: ${whole(count)}`,
  drawn: (card, turn) => `${capital(cardName(card))}, carte ${whole(turn + 1)} sur 16.`,
  placed: (card, cell) => `${capital(cardName(card))}\u00a0: ${place(cell)}.`,
  totalNow: (total) => `Total ${whole(total)}.`,
  thinking: 'Réflexion …',
  counting: 'Analyse …',
  shown: 'La grille de qui',
  grids: { mine: 'La mienne', sensible: 'Sensée', best: 'La meilleure' },
  cost: 'Ce qui a coûté le plus',
  costs: (lost, best) => `${tenths(lost)} de moins que ${place(best)}`,
  nothingLost: 'Chaque carte est allée dans la meilleure case.',
  estimate:
    'Les coûts sont des estimations\u00a0: ils comparent des totaux à espérer. La meilleure grille trouvée connaissait toutes les cartes dès le début.',
  share: 'Partager',
  shareText: (date, { total, sensible, best, hints: count }) =>
    `Fifteen Two Carrés, ${frenchAsked.day(date)}\u00a0: ${whole(total)} (joueur sensé ${whole(sensible)}, meilleure trouvée ${whole(best)}).${hints(count)}`,
  link: (base, date) => `${base.replace(/#.*/, '')}#v1/practice/squares/${date}`,
};
