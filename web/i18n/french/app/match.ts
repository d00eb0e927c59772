import type { againstWords } from '../../../app/messages/match.js';
import type { Card, Level } from '../../../engine/index.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchAsked } from '../shared/asked.js';
import { listed } from '../shared/discards.js';
import { plural } from '../shared/grammar.js';
import { frenchWords, theCard } from '../shared/words.js';
import { capital, deals, nameOf, own, player, says, scores, small } from './players.js';

const { cardName } = frenchWords;

const levelNames: Readonly<Record<Level, string>> = {
  novice: 'Novice',
  beginner: 'Débutant',
  pub: 'Pub',
  club: 'Club',
  expert: 'Expert',
};

const cards = (count: number): string => `${whole(count)} ${plural(count, 'carte', 'cartes')}`;
const points = (count: number): string => `${whole(count)} ${plural(count, 'point', 'points')}`;

const theCards = (all: readonly Card[]): string => listed(all.map(theCard));

const price = (wins: number): string =>
  `Gagne ${whole(wins)} parties sur 100 contre l’adversaire ${levelNames.expert}.`;

const ended = (lead: number): string => (lead > 0 ? 'gagné' : 'perdu');

// Avoids saying whether a friend is a man or a woman.
const somebody = 'quelqu’un d’autre';

const withMuggins = { own: '', muggins: ', avec muggins', strict: ', avec muggins, et pour les points de trop aussi' };

export const frenchAgainst: Translation<typeof againstWords> = {
  levelNames,
  chooseTitle: 'Nouvelle partie',
  atTable: 'À la table',
  atTableSays: 'Deux, trois ou quatre personnes, de vraies cartes\u00a0: l’application tient le pointage.',
  againstTitle: 'Contre Fifteen Two',
  levelSays: {
    novice: (wins) => `Fait les erreurs d’un novice\u00a0: écarte et joue souvent sans regarder. ${price(wins)}`,
    beginner: (wins) =>
      `Garde sa meilleure main. Ne tient compte ni du crib, ni de votre prochaine carte, ni du pointage. ${price(wins)}`,
    pub: (wins) =>
      `Écarte selon les moyennes publiées du crib et tient compte de votre prochaine carte, mais pas du pointage. ${price(wins)}`,
    club: (wins) =>
      `Écarte et joue pour les points, selon la solution calculée du jeu. Ne tient pas compte du pointage. ${price(wins)}`,
    expert: () => 'Joue pour gagner et tient compte de tout ce qu’on peut savoir à sa place.',
  },
  goOn: (level, { ours, theirs }, series) =>
    `Continuer contre ${levelNames[level]}, ${whole(ours)}–${whole(theirs)}${series ? `, parties ${whole(series.wins.us)}–${whole(series.wins.them)}` : ''}`,
  keptAside: 'La partie en cours est gardée\u00a0: continuez-la maintenant, ou après la nouvelle partie.',
  back: 'Retour',
  leave: 'Quitter',
  against: (level) => `Contre ${levelNames[level]}`,
  dealNumber: (deal) => `donne ${whole(deal)}`,
  scoreLabel: 'Pointage',
  myCards: 'Mes cartes',
  holds: (names, count) => `${nameOf('them', names)} ${count === 0 ? 'n’a plus de carte' : `a ${cards(count)}`}`,
  theirCards: (names, laid, count) =>
    `L’adversaire ${nameOf('them', names)} a ${cards(count)}${laid.length > 0 ? ` et a joué ${theCards(laid)}` : ''}`,
  crib: (weDeal, names) => own(weDeal ? 'us' : 'them', names, 'Mon crib', 'Crib'),
  cribHolds: (weDeal, names, count) =>
    `${own(weDeal ? 'us' : 'them', names, 'Mon crib', 'Le crib')}\u00a0: ${cards(count)}, face cachée`,
  notCut: 'pas encore coupée',
  drawing: 'On brasse …',
  cutTitle: 'La carte la plus basse donne en premier',
  cutSaid: (ours, theirs, weDeal, names) =>
    `${says('us', names, 'Je coupe', 'coupe')} ${theCard(ours)}, ${player('them', names)} coupe ${theCard(theirs)}. ${deals(weDeal ? 'us' : 'them', names)}.`,
  dealCards: 'Donner les cartes',
  chooseTwo: frenchAsked.toChoose,
  throwTwo: 'Écarter',
  toThrow: (card, chosen) => `${cardName(card)}${chosen ? ', à écarter' : ''}`,
  throws: (names) => `${nameOf('them', names)} écarte …`,
  thinks: (names) => `${own('them', names, '', 'Au tour')} …`,
  myTurn: (lead) => (lead ? 'À moi d’entamer' : 'À moi de jouer'),
  layCard: (card) => `Jouer ${theCard(card)}`,
  cannotLay: (card) => `Avec ${theCard(card)}, on dépasserait 31`,
  waits: (card) => `${capital(theCard(card))}\u00a0: c’est à l’adversaire de jouer`,
  laid: (card) => `${capital(theCard(card))} est déjà sur la table`,
  iGo: 'Je ne peux pas jouer, donc je dis go.',
  theyGo: (names) => `L’adversaire ${nameOf('them', names)} dit go.`,
  cutCard: (card) => `La retourne est ${theCard(card)}.`,
  dealtSaid: (weDeal, names, six) =>
    `${deals(weDeal ? 'us' : 'them', names)}. ${says('us', names, 'J’ai', 'a')} ${theCards(six)}. Deux cartes à écarter pour ${own(weDeal ? 'us' : 'them', names, 'mon crib', 'le crib')}.`,
  hint: 'Indice',
  hintComing: 'On cherche le meilleur choix …',
  bestThrow: (two, chance) => `Meilleur écart\u00a0: ${theCards(two)}. ${chance}.`,
  bestCard: (card, chance) => `Meilleure carte\u00a0: ${theCard(card)}. ${chance}.`,
  sealed: 'Scellé\u00a0: toutes les cartes viennent d’un nombre secret, la graine. Son empreinte SHA-256 est',
  unsealed: (seed) => `La graine des cartes était ${seed}. Son empreinte SHA-256 est`,
  checkSeal: 'Vérifier',
  shortMarks: { start: 'départ', skunk: '', doubleSkunk: 'fin 61' },
  targetLabel: 'Jusqu’à',
  target: whole,
  gamesLabel: 'Parties',
  games: (games) => (games === 1 ? '1' : `${whole(games)} au plus`),
  gamesSays:
    'À la table et contre Fifteen Two\u00a0: une victoire vaut 2 points de partie, avec une moufette 3. Qui perd donne en premier à la partie suivante.',
  seriesGame: (game, of) => `Partie ${whole(game)}, sur ${whole(of)} au plus`,
  gamePoints: ({ gamePoints: { us, them } }, names) =>
    `Points de partie\u00a0: ${small(scores({ ours: us, theirs: them }, names))}. Une victoire vaut 2, avec une moufette 3. L’écart est la différence de tous les pointages.`,
  seriesWon: (by, { wins: { us, them } }, names) =>
    `${says(by, names, 'Je gagne', 'gagne')} la série, ${whole(Math.max(us, them))} parties à ${whole(Math.min(us, them))}.`,
  loserDeals: (weDeal, names) =>
    `${deals(weDeal ? 'us' : 'them', names)} en premier\u00a0: qui perd une partie donne à la suivante.`,
  countsLabel: 'Compté par',
  counts: { app: 'l’appli', own: 'moi', muggins: 'muggins', strict: 'strict' },
  countsSays: {
    app: 'L’application compte toutes les mains.',
    own: 'Je compte mes mains. Les points que j’oublie sont perdus.',
    muggins: 'Je compte mes mains. Les points que j’oublie vont à l’adversaire. Un point de trop n’est qu’une erreur.',
    strict: 'Je compte mes mains. Les points que j’oublie et les points de trop vont à l’adversaire.',
  },
  toCount: (whose, hand, starter) =>
    `${whose}\u00a0: ${theCards(hand)}, avec ${theCard(starter)} à la retourne. Combien de points?`,
  howMuch: 'Combien de points?',
  claims: 'Les points de ma main',
  claimKey: points,
  claim: (said) => `Je dis ${whole(said)}`,
  claimed: (said, worth, theirs, names) => {
    if (said === worth) return `C’est bien ${whole(said)}.`;
    const wrong = `J’ai dit ${whole(said)}, mais les cartes comptent ${whole(worth)}`;
    const rest = whole(Math.abs(worth - said));
    const taken = `l’adversaire ${player('them', names)} marque ${rest}`;
    if (said > worth) return `${wrong}\u00a0: je marque ${whole(worth)}${theirs ? `, ${taken}` : ''}.`;
    return `${wrong}\u00a0: ${theirs ? taken : `je perds ${rest}`}.`;
  },
  missed: (count, hands) =>
    `En comptant, j’ai oublié ${points(count)} dans ${whole(hands)} ${plural(hands, 'main', 'mains')}.`,
  overcounted: (count, hands) =>
    `En comptant, j’ai dit ${points(count)} de trop dans ${whole(hands)} ${plural(hands, 'main', 'mains')}.`,
  countedAll: 'Je n’ai rien oublié en comptant.',
  offerTitle: 'Les mêmes cartes',
  offer: (lead, level) =>
    `Quelqu’un a joué ces cartes contre l’adversaire ${levelNames[level]} et a ${ended(lead)} par ${points(Math.abs(lead))}.`,
  offerTerms: ({ target, counts }) => {
    const counted = counts === 'app' ? '' : ` Vous comptez vos mains${withMuggins[counts]}.`;
    return `Jusqu’à ${whole(target)}.${counted}`;
  },
  offerOther: 'Jouer le côté opposé',
  offerOtherSays: 'Vous recevez les cartes de l’adversaire. À deux, vous jouez les deux côtés.',
  offerSame: 'Jouer le même côté',
  offerSameSays: 'Vous recevez les mêmes cartes\u00a0: qui fera mieux?',
  brokenOffer: 'Le lien vers une partie avec les mêmes cartes est illisible.',
  sendOffer: 'Envoyer ces cartes à quelqu’un',
  sentOffer: (lead, level) =>
    `Au cribbage, j’ai ${ended(lead)} par ${points(Math.abs(lead))} contre l’adversaire ${levelNames[level]}. Jouez les mêmes cartes\u00a0:`,
  besideTitle: 'Les mêmes cartes',
  before: ({ who, sameSide }) =>
    `${who === 'us' ? 'Moi, avant' : capital(somebody)}, ${sameSide ? 'même côté' : 'côté opposé'}`,
  now: 'Moi, maintenant',
  ledBy: (lead) => `${ended(lead)} par ${whole(Math.abs(lead))}`,
  beside: ({ who, sameSide, lead }, now, names) => {
    const whoBefore = who === 'us' ? 'j’ai' : `${somebody} a`;
    const before = `Avec les mêmes cartes, ${whoBefore} ${ended(lead)} par ${points(Math.abs(lead))}`;
    if (sameSide) {
      const better = now - lead;
      const compared =
        better === 0 ? 'tout aussi bien' : `${points(Math.abs(better))} de ${better > 0 ? 'plus' : 'moins'}`;
      return `${before}. Cette fois, j’ai fait ${compared}.`;
    }
    const both = now + lead;
    const them = `l’adversaire ${player('them', names)}`;
    const sum =
      both === 0
        ? `égalité avec ${them}`
        : `${points(Math.abs(both))} ${both > 0 ? 'd’avance' : 'de retard'} sur ${them}`;
    return `${before}, du côté opposé. Les deux parties ensemble\u00a0: ${sum}.`;
  },
  countHands: 'Compter les mains',
  goToNext: 'Rien à marquer\u00a0: continuer',
  again: 'Rejouer',
  otherSide: 'Mêmes cartes, côté opposé',
  notMine: (card) => `Je n’ai pas ${theCard(card)}.`,
  theirTurn: 'C’est à l’adversaire de jouer.',
  tooHigh: (card) => `Avec ${theCard(card)}, on dépasserait 31.`,
  noUndo: 'Trop tard pour annuler\u00a0: l’adversaire a déjà répondu.',
};
