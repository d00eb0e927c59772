import type { statisticsWords } from '../../../app/messages/statistics.js';
import { lastHole, type Score } from '../../../app/session/game.js';
import { points, signedHundredths, tenths, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { plural } from '../shared/grammar.js';
import { frenchAgainst } from './match.js';
import { frenchPlayers } from './players.js';

const hundredths = (chance: number): string => tenths(Math.abs(chance) * 100);

const change = (by: number): string => (signedHundredths(by) === '0' ? '0' : `${signedHundredths(by)}\u00a0%`);

// Prints a score as in `97–121`, so that no line breaks in it.
const pair = ({ ours, theirs }: Score): string => `${whole(ours)}\u2060–\u2060${whole(theirs)}`;

const to = (target: number | undefined): string =>
  target === undefined || target === lastHole ? '' : `, en ${whole(target)}`;

const games = (count: number): string => `${whole(count)} ${plural(count, 'partie', 'parties')}`;

export const frenchStatistics: Translation<typeof statisticsWords> = {
  title: 'Statistiques',
  none: 'Une partie compte ici dès qu’elle est finie. Une partie entre deux personnes nommées compte une fois revue jusqu’au bout, si vous avez indiqué qui vous êtes. Rien ne quitte cet appareil.',
  noReview:
    'L’application juge d’elle-même les parties finies quand elle est au repos. La revue en juge une tout de suite.',
  toJudge: (count) => `${games(count)} encore à juger. L’application le fait quand elle est au repos.`,

  games: 'Mes parties',
  noGames:
    'Chaque partie figure ici dès qu’elle est finie, ou qu’une autre prend sa place. Rien ne quitte cet appareil.',
  leftTitle: 'À reprendre',
  playedTitle: 'Jouées',
  ended: (level, score, won, target) =>
    `${frenchAgainst.against(level)}\u00a0: ${won ? 'gagnée' : 'perdue'}${score ? ` ${pair(score)}` : ''}${to(target)}`,
  left: (level, score, target) => `${frenchAgainst.against(level)}\u00a0: ${pair(score)}${to(target)}`,
  endedOfMore: (scores) => `À la table\u00a0: ${scores}`,
  endedAtTable: (score, names) => (score ? `À la table\u00a0: ${frenchPlayers.scores(score, names)}` : 'À la table'),
  unfinished: 'pas finie',
  judged: (cards, lost) => `cartes ${change(cards)}, mes décisions ${change(-lost)}`,
  hintsIn: (count) => `${whole(count)} ${plural(count, 'décision', 'décisions')} après un indice`,
  onlyFigures: 'il ne reste que les chiffres',
  resume: 'Reprendre',
  remove: 'Retirer',
  removed: 'La partie est retirée. «\u00a0Annuler\u00a0» la ramène.',

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
  days: (now, most) => {
    const best = most > now && most > 1 ? `Record\u00a0: ${whole(most)} jours de suite.` : '';
    return now > 1 ? `${whole(now)} jours de jeu de suite. ${best}`.trimEnd() : best;
  },
  hints: (hints, all) =>
    `${whole(hints)} ${plural(hints, 'décision', 'décisions')} sur ${whole(all)} après un indice, qui ne ${plural(hints, 'compte', 'comptent')} pas comme les miennes.`,
  pointsTitle: 'Points en moyenne',
  pointsColumns: ['Points', 'Moi', 'D’habitude'],
  pointKinds: {
    ownHand: 'Ma main, je donne',
    otherHand: 'Ma main, l’autre donne',
    crib: 'Mon crib',
    ownPlay: 'Jeu, je donne',
    otherPlay: 'Jeu, l’autre donne',
  },
  mean: points,
  pointsNote: 'D’habitude\u00a0: la moyenne de deux joueurs qui suivent les conseils pour les points.',
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
  columns: ['Contre', 'Gagnées', 'Écarts', 'Jeu', 'Cartes'],
  wonOf: (won, played) => `${whole(won)} sur ${whole(played)}`,
  loss: (chance) => `${hundredths(chance)}\u00a0%`,
  change,
  note: 'Écarts, jeu et cartes sont des chances de gagner estimées, en moyenne par partie. ± est l’erreur type. Pour les cartes, ± est plus large\u00a0: 19 personnes sur 20 s’y trouvent.',
  copy: 'Copier le texte',
  save: 'Enregistrer un fichier',
  erase: 'Effacer',
  fileName: (date) => `cribbage-statistiques-${date}.tsv`,
};
