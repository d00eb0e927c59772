import type { strings } from '../../../app/messages/app.js';
import type { Person, ShowSeat } from '../../../app/session/game.js';
import type { Names } from '../../../app/session/record_text.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { de } from '../shared/grammar.js';
import { frenchWords, theCard } from '../shared/words.js';
import { frenchBoard } from './board.js';
import { frenchMenu } from './menu.js';
import { capital, deals, frenchPlayers, nameOf, own, player, says, small, winLabel } from './players.js';
import { frenchShare } from './share.js';

const { cardName, rankName } = frenchWords;

const handOf = (seat: ShowSeat, by: Person, names: Names): string =>
  seat === 'crib' ? own(by, names, 'mon crib', 'le crib') : own(by, names, 'ma main', 'la main');

const has = (by: Person, score: number, names: Names): string =>
  `${small(says(by, names, 'J’ai', 'a'))} ${whole(score)}`;

const notLoaded = (what: string, stays: string): string =>
  `Impossible de charger ${what}. Allez en ligne une fois, et ${stays} sur cet appareil.`;

// The letters that are typed for the suits. They are the English ones.
export const letters = 'S♠ H♥ D♦ C♣';

export const frenchStrings: Translation<typeof strings> = {
  ...frenchWords,
  ...frenchBoard,
  ...frenchShare,
  ...frenchMenu,
  ...frenchPlayers,
  appName: 'Fifteen Two',
  views: { count: 'Compte', discard: 'Écart', play: 'Jeu', board: 'Partie', practice: 'Exercices', review: 'Revue' },
  viewMarks: { count: '15', discard: '4·2', board: '121', practice: '29' },
  seatGroup: 'À qui la main',
  cribGroup: 'À qui le crib',
  emptySlot: 'Vide\u00a0: ajouter une carte',
  emptyStarter: 'Pas encore de retourne\u00a0: ajouter la carte coupée',
  cardInHand: (card) => `${cardName(card)}\u00a0: changer les cartes`,
  text: 'Taper',
  cards: 'Cartes',
  anyCards: 'Cartes au choix',
  seatLabel: (seat, by, names) => (seat === 'any' ? 'Libre' : seat === 'crib' ? 'Crib' : nameOf(by, names)),
  seatSmall: (seat, by, names) =>
    seat === 'crib' ? `à ${player(by, names)}` : { pone: '1er', second: '2e', third: '3e', dealer: 'donneur' }[seat],
  handName: (seat, by, names) => capital(handOf(seat, by, names)),
  nextHand: (seat, by, names) => `Suivant\u00a0: ${handOf(seat, by, names)}`,
  newCards: 'Nouvelles cartes',
  skip: 'Passer',
  whoDeals: (dealer, first, names) =>
    `${deals(dealer, names)}, ${small(says(first, names, 'Je compte', 'compte'))} en premier.`,
  changeDealer: 'Changer',
  goTo: (screen) => `Ouvrir ${screen}`,
  gameBegun: 'Nouvelle partie. Annuler ramène l’ancienne.',
  leftUncounted: (hands) =>
    `Mains non marquées dans la dernière donne\u00a0: ${whole(hands)}. Annuler ramène à cette donne.`,
  cardsBack: 'Annuler ramène les cartes.',
  lastCardsBack: 'Annuler ramène les cartes précédentes.',
  takenUp: (dealer, names) => `${deals(dealer, names)} maintenant, donc le jeu recommence. Annuler ramène les cartes.`,
  finish: (seat, by, names) => `Finir ${handOf(seat, by, names)}`,
  positionKept: 'Cette position est maintenant ma partie. Annuler ramène l’ancienne partie.',
  justCounted: (by, points, score, names) =>
    `${nameOf(by, names)}\u00a0: ${whole(points)} ${frenchWords.points(points)}, maintenant à ${whole(score)}.`,
  dealerMoved: (dealer, names) =>
    `${deals(dealer, names)} maintenant, donc les mains déjà marquées changent de joueur.`,
  corrected: (was, is, by, score, names) =>
    is === 0
      ? `${whole(was)} ${frenchWords.points(was)} de moins\u00a0: ${has(by, score, names)}.`
      : `${whole(was)} corrigé en ${whole(is)}\u00a0: ${has(by, score, names)}.`,
  heels: (by, names, byHand = false) =>
    `Valet retourné\u00a0: 2 pour ${player(by, names)}${byHand ? ', déjà marqués' : ''}.`,
  heelsBack: (by, names) => `Plus de valet retourné\u00a0: 2 points de moins pour ${player(by, names)}.`,
  wasLaid: (card) => `On a joué ${theCard(card)}. Annuler reprend la carte.`,
  position: 'Position reçue par un lien',
  keepPosition: 'Garder',
  leavePosition: 'Retour à ma partie',
  advise: (by, names) => `Conseiller ${player(by, names)}`,
  adviceFor: (by, names) => `Pour les yeux ${de(player(by, names))} seulement`,
  coverCards: 'Couvrir les cartes',
  fromReview: 'Un choix de la revue',
  backToReview: 'Retour à la revue',
  otherTab: 'C’est à jour\u00a0: cette partie a continué dans un autre onglet.',
  keepsNothing: 'Ce navigateur ne garde rien. La partie est perdue quand vous fermez la page.',
  highest: 'La plus haute main qui soit\u00a0!',
  newHand: 'Autre main',
  cardElsewhere: (card) => `${capital(theCard(card))} est dans une autre main de cette donne.`,
  tooManyDealt: (count, dealt) =>
    `On reçoit ${dealt === 5 ? 'cinq' : 'six'} cartes, mais il y en a ${whole(count)} ici.`,
  fiveDealt: 'Il y a déjà cinq cartes. Pour en retirer une, touchez-la de nouveau.',
  tooManyStarters: (count) => `La retourne est une seule carte, mais il y en a ${whole(count)} ici.`,
  tooManyInHand: (count) => `Une main a quatre cartes, mais il y en a ${whole(count)} ici.`,
  countAsGroup: 'Compter comme',
  countAs: (seat) => (seat === 'any' ? 'Libre' : seat === 'crib' ? 'Crib' : 'Main'),
  keepScore: 'Tenir le pointage',
  tagline: 'Compte toute main, tient le pointage, joue contre vous. Hors ligne.',
  playComputer: 'Jouer contre l’appli',
  playComputerSays: 'cinq adversaires',
  keepScoreSays: 'pour deux, trois ou quatre',
  tryRandom: 'Des cartes au hasard',
  anyPrompt:
    'Touchez des cartes\u00a0: elles comptent ensemble, sans retourne. Ou tapez-les sans enseigne\u00a0: A2233444.',
  anyWhole: 'Touchez les cartes ci-dessus pour voir tout le compte.',
  heelsRunning: 'Valet',
  runningTotals: 'Totaux de cette donne',
  unknownTotal: '–',
  announce: (who, total, spoken) => `${who}\u00a0: ${total}. ${spoken}`,
  announceCut: (total, cut) => `${total} jusqu’ici. ${cut}.`,
  keepFour: 'Garder ces quatre-là',
  countShow: 'Compter les mains',
  winLabel,
  cribOf: (weDeal, names) => own(weDeal ? 'us' : 'them', names, 'Mon crib', 'Crib'),
  suchHands: 'S’y exercer',
  say: 'Écouter',
  noCardsHere: 'Entrez les cartes à l’écran Compte, Écart ou Jeu.',
  noCard: (text) => `«\u00a0${text}\u00a0» n’est pas une carte\u00a0: écrivez le rang et l’enseigne, comme 5H ou TD.`,
  noScore: (score) => `«\u00a0${score}\u00a0» n’est pas un pointage\u00a0: écrivez deux nombres sous 121, comme 60-55.`,
  tableFailed: {
    crib: notLoaded('le tableau des écarts', 'il restera'),
    play: notLoaded('le tableau du jeu', 'il restera'),
    opening: notLoaded('les conseils pour le jeu', 'ils resteront'),
    stakes: notLoaded('les conseils pour le jeu', 'ils resteront'),
    pegging: notLoaded('les chances de gagner', 'elles resteront'),
    board: notLoaded('les chances de gagner', 'elles resteront'),
    acc: notLoaded('la valeur des pointages', 'elle restera'),
    money: notLoaded('la valeur des pointages', 'elle restera'),
  },
  enginePartFailed: notLoaded('une partie du moteur', 'elle restera'),
  stillLoading: 'Chargement en cours …',
  typedCount: 'Tapez 5h 5d jc 5c 5s, ou touchez',
  theyLaid: (ranks) =>
    ranks.length === 1
      ? `Rang joué\u00a0: ${ranks.map(rankName).join('')}. Touchez cette carte avec son enseigne.`
      : `Rangs joués\u00a0: ${ranks.map(rankName).join(', ')}. Touchez ces cartes avec leur enseigne.`,
  notInHand: (card, ranks) =>
    `${capital(theCard(card))} ne peut pas être dans cette main. ${ranks.length === 1 ? 'Carte jouée' : 'Cartes jouées'}\u00a0: ${ranks.map(rankName).join(', ')}.`,
  cardLaid: (card) => `${capital(theCard(card))} est sur la table.`,
  notTheirRank: (rank) =>
    `L’autre n’a plus ${de(rankName(rank))} en main. Si la main de l’écran Compte vient d’une autre donne, effacez-la.`,
  notTheirs: (card) =>
    `${capital(theCard(card))} n’est pas dans la main de l’autre. Si la main de l’écran Compte vient d’une autre donne, effacez-la.`,
  cardThrown: (card) => `${capital(theCard(card))} est dans le crib.`,
  isStarter: (card) => `${capital(theCard(card))} est la retourne.`,
  twice: (card) => `${capital(theCard(card))} apparaît deux fois.`,
  tooManyThrown: (count) => `On écarte deux cartes, mais il y en a ${whole(count)} ici.`,
  textLabel: 'Cartes en texte',
  textHint: `Comme 5H TS AC, 10♠ ou 5h10sac; la cinquième carte est la retourne. ${letters}`,
  textUnderstood: 'Compris\u00a0:',
  textUseCards: (count) =>
    count === 0 ? 'Prendre ces cartes' : count === 1 ? 'Prendre cette carte' : `Prendre ces ${whole(count)} cartes`,
  textRanks: (ranks) => `${ranks}, sans enseigne`,
  textUseRanks: 'Compter sans enseigne',
  textNothing: 'rien encore',
  close: 'Fermer',
  enterCards: 'Entrer des cartes',
  partFailed: 'Cette section de l’application n’a pas pu être chargée. Rechargez la page pour réessayer.',
  engineFailed: 'Le moteur de compte n’a pas pu démarrer. Rechargez la page pour réessayer.',
};
