import type { adviceWords } from '../../../app/messages/advice.js';
import { percentFine, signed, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchDiscards, listed } from '../shared/discards.js';
import { plural } from '../shared/grammar.js';
import { theCard } from '../shared/words.js';
import { frenchWorth, ofPoints } from '../shared/worth.js';
import { letters } from './app.js';
import { capital, own, player, says, small, win } from './players.js';

export const frenchAdvice: Translation<typeof adviceWords> = {
  opponent: 'L’autre écarte',
  opponents: { expert: 'comme un expert', handOnly: 'en gardant la meilleure main', random: 'deux cartes au hasard' },
  discardNote: (ours, theirs, objective, names) =>
    `Points\u00a0: main, crib et jeu ensemble. ${objective === 'win' ? `Gain\u00a0: ${own('us', names, 'ma chance de gagner', 'la chance de gagner')}` : `Valeur\u00a0: ce que ${says('us', names, 'j’attends', 'attend')} en ${frenchWorth.worthUnit('winChance', objective)}, moins ce que ${player('them', names)} attend,`} à ${whole(ours)}–${whole(theirs)} avec cet écart, si les deux jouent bien.`,
  fivePrompt: (names) => `Touchez ${own('us', names, 'mes cinq cartes', 'les cinq cartes')}.`,
  playForTwo: 'Les conseils pour le jeu sont pour deux joueurs. La planche tient le pointage à trois et à quatre.',
  aboutBest: 'Ce que disent les chiffres',
  adviceComing: 'Première estimation …',
  adviceNote: (objective) =>
    `Sous chaque carte\u00a0: mes points à partir de cette carte, moins ceux de l’autre. En évidence\u00a0: la carte qui ${objective === 'win' ? 'gagne le plus souvent' : `vaut le plus de ${frenchWorth.worthUnit('winChance', objective)}`}. Barres\u00a0: la chance que l’autre tienne encore un as, un 2, etc. Tous ces chiffres sont des estimations\u00a0: elles supposent que les deux suivent la solution calculée du jeu.`,
  moreThanBest: (card, more, objective) =>
    `${capital(theCard(card))} rapporte ${ofPoints(more)} de plus que la carte en évidence, mais ${objective === 'win' ? 'gagne moins souvent' : 'vaut moins'} à ce pointage.`,
  prospects: (chance, worth, objective, names) => `${win(chance, names)}${frenchWorth.alsoWorth(worth, objective)}`,
  announceDiscard: ({ thrown, points: net, winChance = 0, worth }, chance, objective = 'win') => {
    const wins = chance
      ? `, ${percentFine(winChance)} de chance de gagner${frenchWorth.alsoWorth(worth, objective)}`
      : '';
    return `Meilleur écart\u00a0: ${listed(thrown.map(theCard))}, ${signed(net)} ${plural(net, 'point', 'points', 1)}${wins}`;
  },
  mixes: 'Meilleur mélange\u00a0:',
  winsBrief: (chance, worth = 0, objective, names) =>
    `${small(win(chance, names))}${objective === 'win' ? '' : `, valeur ${frenchWorth.worth(worth, objective)}`}`,
  textHintPlay: `Mes quatre cartes, la retourne, puis les cartes jouées, dans l’ordre. ${letters}`,
  typedDiscard: 'Tapez 5d jh 6s 4h 5s 2c, ou touchez',
  typedPlay: 'Tapez 4h 5s 5d 6s 9c, ou touchez',
  textHintDiscard: `Six cartes, comme 5D JH 6S 4H 5S 2C. ${letters}`,
  sortedBy: (scores, order, objective) => {
    const unit = order === 'points' || objective === 'win' ? '' : `, en ${frenchWorth.worthUnit(order, objective)}`;
    return `${scores}; tri par ${frenchDiscards.orderName(order, objective)}${unit}`;
  },
  countKept: 'Compter ces quatre-là',
  cribsPage: 'Ce que vaut le crib',
};
