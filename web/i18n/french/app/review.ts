import type { reviewWords } from '../../../app/messages/review.js';
import type { Card } from '../../../engine/index.js';
import { percentFine, signedHundredths, tenths, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchAsked } from '../shared/asked.js';
import { listed } from '../shared/discards.js';
import { plural } from '../shared/grammar.js';
import { theCard } from '../shared/words.js';
import { nameOf, own, player, says, scores } from './players.js';

const change = (by: number): string => {
  const shown = signedHundredths(by);
  return shown === '0' ? '0' : `${shown}\u00a0%`;
};

const deals = (count: number): string => `${whole(count)} ${plural(count, 'donne', 'donnes')}`;

const mattered = ['deux', 'trois'] as const;

export const frenchReview: Translation<typeof reviewWords> = {
  review: 'Revue',
  reviewGame: 'Revoir cette partie',
  statistics: 'Statistiques',
  back: 'Retour',
  leave: 'Quitter',

  // The text.
  textTitle: 'Revue',
  textLabel: 'Le relevé d’une partie',
  textHint:
    'Tapez ou collez le relevé d’une partie, ou ouvrez un fichier. Écrivez un point d’interrogation pour une carte que personne n’a vue. Les fichiers de plusieurs parties se lisent aussi, ainsi que le PGN de cribbage-zero et les parties d’OpenSpiel.',
  example: 'Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nplay: 5H 6S 4C 6H JS 3S 6D 6C\nshow: 11 ? 4',
  showExample: 'Un exemple',
  openFile: 'Ouvrir un fichier',
  noBefore: 'Il n’y a pas de relevé précédent.',
  undone: 'Annuler',
  tooLong: 'C’est trop long pour un fichier de parties.',
  unreadable: 'Ce fichier est illisible.',
  reading: 'Lecture …',
  read: (names, count, score, result) =>
    `${nameOf('us', names)} et ${player('them', names)}, ${deals(count)}. ${result || `${scores(score, names)}.`}`,
  games: (count) => `${whole(count)} parties. Choisissez celle à revoir.`,
  gameOf: (game, count) => `Partie ${whole(game)} sur ${whole(count)}`,
  wrong: ({ line, message }) => (line === undefined ? message : `Ligne ${whole(line)}\u00a0: ${message}`),
  edit: 'Modifier',
  share: 'Partager',
  shareHint: 'Envoyez le lien\u00a0: toute la partie y est.',
  save: 'Enregistrer un fichier',
  fileName: (date) => `cribbage-${date}.txt`,
  sideGroup: 'Qui je suis',
  iAm: (name) => `Je suis ${name}`,
  nobody: 'Aucun des deux',

  // The review.
  judgingGame: 'Analyse de la partie …',
  judging: (done, all) => `Analyse de la donne ${whole(Math.min(done + 1, all))} sur ${whole(all)} …`,
  soFar: (score, names) => `${scores(score, names)} pour l’instant.`,
  sum: (before, luck, decisions, names) =>
    `${own('us', names, 'Ma chance de gagner', 'Chance de gagner')} au départ\u00a0: ${percentFine(before)}. Depuis\u00a0: ${[`chance des cartes ${change(luck)}`, ...decisions].join(', ')}.`,
  decisions: (by, lost, names) =>
    `${own(by, names, 'mes décisions', 'décisions')} ${change(by === 'us' ? -lost : lost)}`,
  notSeen: 'pas vu',
  curve: (least, most, names) =>
    `${own('us', names, 'Ma chance de gagner', 'La chance de gagner')} au fil de la partie\u00a0: entre ${percentFine(least)} et ${percentFine(most)}`,
  dealNumber: (deal) => `Donne ${whole(deal)}`,
  mistakes: (count) =>
    count === 1 ? 'La décision la plus coûteuse' : `Les ${mattered[count === 2 ? 0 : 1]} décisions les plus coûteuses`,
  noMistakes: (alone, names) =>
    `${alone ? `${says('us', names, 'Je n’ai fait', 'n’a fait')} aucune erreur` : 'Personne n’a fait d’erreur'} que les chiffres puissent montrer.`,
  nothingSeen: 'On a vu trop peu de cartes pour juger une décision.',
  chose: (deal, kind, by, names) => {
    const chosen = kind === 'throw' ? 'écarté' : 'joué';
    const said = by === 'us' && !names.us ? `j’ai ${chosen}` : `${player(by, names)} a ${chosen}`;
    return `Donne ${whole(deal)}\u00a0: ${said}`;
  },
  best: 'le mieux\u00a0:',
  hinted: 'après un indice',
  cost: (lost) => `−${tenths(lost * 100)}\u00a0%`,
  tryIt: 'Essayer',
  askAgain: 'À revoir',
  askedAgain: 'Retenue\u00a0: les exercices reposeront des mains semblables.',
  notAskedAgain: 'Cette décision n’est plus parmi celles à redemander.',
  look: 'Voir',
  byDeal: 'Chances de gagner, donne par donne, en pour cent',
  columns: (names) => ['Donne', 'Cartes', nameOf('us', names), nameOf('them', names), 'Après'],
  wholeGame: 'Tout',
  partsOf: (deal) => (deal === 0 ? 'Toute la partie, en détail' : `Donne ${whole(deal)}, en détail`),
  dealt: 'Cartes données',
  cut: 'Coupe',
  cards: 'Cartes non vues',
  throws: (by, names) => own(by, names, 'Mes écarts', 'Écarts'),
  counting: (by, names) => own(by, names, 'Mon compte', 'Compte'),
  plays: (by, names) => own(by, names, 'Mon jeu', 'Jeu'),
  figure: signedHundredths,
  change,
  chance: percentFine,
  note: 'La chance des cartes et les décisions des deux joueurs s’additionnent et donnent le résultat. Une décision coûte ce que le meilleur choix gagne de plus, contre un expert qui ne voit que ses propres cartes. Ce sont des estimations.',

  // A retried decision.
  whichThrow: (dealer, by, names) =>
    `${nameOf(by, names)}\u00a0: quelles deux cartes vont ${own(dealer, names, 'dans mon crib', 'dans le crib')}?`,
  whichCard: (by, names) => `${nameOf(by, names)}\u00a0: quelle carte jouer?`,
  toChoose: frenchAsked.toChoose,
  chooseCard: 'Choisissez une carte',
  throwTwo: 'Écarter',
  layCard: 'Jouer',
  verdicts: { best: 'Le meilleur choix.', asGood: 'Aussi bon que le meilleur.' },
  costs: (cost) => `Coûte ${tenths(cost * 100)}\u00a0% des parties.`,
  choices: 'Les choix, selon leurs chances de gagner',
  thisIsBest: 'Le meilleur',
  mine: 'Mon choix',
  inGame: 'Dans la partie',
  tryThem: 'Les reprendre',
  next: 'Décision suivante',
  done: 'Retour à la revue',
  backToReview: 'Retour à la revue',
  verdictSaid: (verdict, best, chance) =>
    `${verdict} Le mieux\u00a0: ${listed(best.map((card) => theCard(card as Card)))}, ${percentFine(chance)}.`,
  erased: 'Les statistiques sont effacées. «\u00a0Annuler\u00a0» les ramène.',
};
