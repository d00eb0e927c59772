import type { adviceWords } from '../../../app/messages/advice.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { theCard } from '../shared/words.js';
import { frenchWorth, ofPoints } from '../shared/worth.js';
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
  mixes: 'Meilleur mélange\u00a0:',
  winsBrief: (chance, worth = 0, objective, names) =>
    `${small(win(chance, names))}${objective === 'win' ? '' : `, valeur ${frenchWorth.worth(worth, objective)}`}`,
};
