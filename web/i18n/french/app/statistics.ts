import type { statisticsWords } from '../../../app/messages/statistics.js';
import { signedHundredths, tenths, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { plural } from '../shared/grammar.js';
import { frenchAgainst } from './match.js';

const hundredths = (chance: number): string => tenths(Math.abs(chance) * 100);

export const frenchStatistics: Translation<typeof statisticsWords> = {
  title: 'Statistiques',
  none: 'Une partie contre Fifteen Two compte ici dès qu’elle est finie. Toute autre compte une fois revue jusqu’au bout, si vous avez indiqué qui vous êtes. Rien ne quitte cet appareil.',
  notReviewed: 'Pas encore revue',
  ended: (level, { ours, theirs }) =>
    `${frenchAgainst.against(level)}\u00a0: ${ours > theirs ? 'gagnée' : 'perdue'} ${whole(ours)}–${whole(theirs)}`,
  noReview: 'Revoyez une partie pour connaître votre perte.',
  given: 'Perte par partie',
  /** Prints a mean with its error, as in `9,3 % ± 1,1`. */
  rate: (mean, error) => `${hundredths(mean)}\u00a0%${error === undefined ? '' : ` ± ${hundredths(error)}`}`,
  split: (count, throws, plays, counting) =>
    `${count === 1 ? 'la seule partie' : `les ${whole(count)} dernières parties`}\u00a0: ${[
      `écarts ${hundredths(throws)}\u00a0%`,
      `jeu ${hundredths(plays)}\u00a0%`,
      ...(counting > 0 ? [`compte ${hundredths(counting)}\u00a0%`] : []),
    ].join(', ')}`,
  won: (won, played) => `${whole(won)} ${plural(won, 'partie gagnée', 'parties gagnées')} sur ${whole(played)}.`,
  luckTitle: 'Les cartes',
  luck: (mean, interval, enough) => {
    const cards = `Cartes\u00a0: ${signedHundredths(mean)}\u00a0%`;
    if (interval === undefined) return `${cards} en une partie. Une seule partie ne dit encore rien.`;
    const said = `${cards} ± ${hundredths(interval)} par partie`;
    if (!enough) return `${said}. C’est trop peu de parties pour juger les cartes.`;
    if (Math.abs(mean) <= interval) return `${said}\u00a0: rien de plus que le hasard.`;
    return `${said}\u00a0: seulement une personne sur vingt a autant de chance, ou de malchance.`;
  },
  against: (opponent) => (opponent === 'table' ? 'À la table' : frenchAgainst.levelNames[opponent]),
  table: 'Par adversaire',
  columns: ['Contre', 'Parties', 'Gagnées', 'Perte'],
  note: 'Ce sont des chances de gagner estimées. ± est l’erreur type. Pour les cartes, ± est plus large\u00a0: 19 personnes sur 20 s’y trouvent.',
  copy: 'Copier le texte',
  save: 'Enregistrer un fichier',
  erase: 'Effacer',
  fileName: (date) => `cribbage-statistiques-${date}.tsv`,
};
