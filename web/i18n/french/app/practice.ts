import type { practiceWords } from '../../../app/messages/practice.js';
import { isRight, type Mark } from '../../../app/state/slices/practice.js';
import type { Card } from '../../../engine/index.js';
import { signedFine, tenths, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchAsked } from '../shared/asked.js';
import { plural } from '../shared/grammar.js';
import { frenchWords, theCard } from '../shared/words.js';

const { day, lost } = frenchAsked;

const cards = (all: readonly Card[]): string => all.map(frenchWords.cardName).join(', ');

const marks: Readonly<Record<Mark, string>> = { best: '●', asGood: '●', costs: '◐', blunder: '○' };
const markNames: Readonly<Record<Mark, string>> = {
  best: 'le meilleur',
  asGood: 'aussi bon',
  costs: 'petite perte',
  blunder: 'grosse perte',
};

/** Says how many answers are right, as in `4 bonnes réponses sur 5`. */
const rightOf = (right: number, all: number): string =>
  `${whole(right)} ${plural(right, 'bonne réponse', 'bonnes réponses')} sur ${whole(all)}`;

export const frenchPractice: Translation<typeof practiceWords> = {
  ...frenchAsked,
  title: 'Exercices',

  // The home page.
  topicGroup: 'À quoi s’exercer',
  topics: { count: 'Compte', throw: 'Écart', peg: 'Jeu', mixed: 'Mixte' },
  unitGroup: 'Comment un choix est mesuré',
  units: { win: '%\u00a0gain', points: 'Points' },
  unitNote: {
    win: 'Choix jugés en chances de gagner, selon le pointage.',
    points: 'Choix jugés en points de la donne. Le pointage n’y change rien.',
  },
  modes: {
    ten: 'Dix',
    streak: 'Série',
    storm: 'Chrono',
    golf: 'Golf',
    daily: 'Du jour',
    due: 'Pour aujourd’hui',
    again: 'Encore une fois',
  },
  about: {
    ten: 'Dix questions. Réponse après chacune.',
    streak: 'Une grosse erreur met fin à la série. De plus en plus difficile.',
    storm: 'Trois minutes. Les réponses viennent après.',
    golf: 'Dix écarts. Perdez le moins possible; la normale est la perte de l’adversaire Club avec les mêmes mains.',
  },
  best: (streak) => (streak > 0 ? `Record\u00a0: ${whole(streak)}.` : ''),
  bestGolf: (cost) => (cost === null ? '' : `Record\u00a0: ${tenths(cost * 100)}\u00a0%.`),
  dailyAbout: 'Cinq questions, les mêmes pour tout le monde aujourd’hui.',
  dailyDone: (date, line) =>
    `${day(date)}\u00a0: ${rightOf(line.filter(isRight).length, line.length)}. Les prochaines questions arrivent demain.`,
  due: (names) => `Pour aujourd’hui\u00a0: ${names.join('; ')}.`,
  practiseDue: 'S’y exercer',
  mistakes: 'Mes erreurs',
  progress: 'Mes progrès',

  // The exercise.
  loading: 'On brasse …',
  peg: 'À moi\u00a0: quelle carte jouer?',
  dealer: (weDeal) => (weDeal ? 'Je donne.' : 'L’autre donne.'),
  chooseCard: 'Touchez une carte',
  layCard: 'Jouer',
  cardsAsked: (hand, starter) => `${cards(hand)}; la retourne est ${theCard(starter)}`,
  dealtSaid: cards,

  // The answer.
  forced: 'La seule carte possible.',
  net: (net) => `Avec ma carte, mes points moins ceux de l’autre font ${signedFine(net)} à la fin du jeu.`,
  worth: (worth, unit) => (unit === 'win' ? `${tenths(worth * 100)}\u00a0%` : signedFine(worth)),
  worthSaid: (unit) => (unit === 'win' ? 'de gain' : 'points à venir'),
  choices: 'Les cartes possibles, la meilleure d’abord',
  myChoice: 'Mon choix',
  thisIsBest: 'La meilleure',
  next: 'Suivant',
  goOn: 'Continuer',
  falling: 'L’autre joue …',
  toResult: 'Voir le résultat',
  stop: 'Arrêter',

  // The progress.
  of: (place, all) => (all ? `${whole(place)}/${whole(all)}` : whole(place)),
  clock: (left) => {
    const seconds = Math.ceil(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  marks,
  markNames,
  columns: ['Sorte', 'Cartes', 'Perte', 'Temps'],
  playDaily: 'Commencer',
  dailyLink: (base, date) => `${base.replace(/#.*/, '')}#v1/practice/daily/${date}`,
  marksSaid: (line) => line.map((mark) => markNames[mark]).join(', '),
  line: (line) => line.map((mark) => marks[mark]).join(''),

  // The result.
  streak: (count) => `${whole(count)} de suite.`,
  result: (timeIsUp, right, all) => `${rightOf(right, all)}${timeIsUp ? ' en trois minutes' : ''}.`,
  golf: (cost, par, unit) => `Perte\u00a0: ${lost(cost, unit)}. Normale\u00a0: ${lost(par, unit)}.`,
  lostEach: (cost, unit) => `Perte moyenne par question\u00a0: ${lost(cost, unit)}.`,
  again: (count) => (count === 1 ? 'Refaire celle-là' : `Refaire ces ${whole(count)}-là`),
  toRepeat: 'Les questions manquées ou trop lentes reviennent.',
  home: 'Exercices',
  share: 'Partager',
  shareText: (date, line) => `Fifteen Two, ${day(date)}\u00a0: ${line}`,
  shareRun: (mode, line) => `${mode}\u00a0: ${line}`,
  seconds: (ms) => `${tenths(ms / 1000)}\u00a0s`,
  asked: 'Les questions posées',
};
