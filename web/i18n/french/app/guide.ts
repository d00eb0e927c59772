import type { guideWords } from '../../../app/messages/guide.js';
import type { Combination, PlayReason, Side } from '../../../engine/index.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { plural } from '../shared/grammar.js';
import { theCard } from '../shared/words.js';

const points = (count: number): string => `${whole(count)} ${plural(count, 'point', 'points')}`;

const does = (by: Side, ours: string, theirs: string): string =>
  by === 'us' ? `Vous ${ours}` : `L’adversaire ${theirs}`;

const run = (length: number): string =>
  `Les ${whole(length)} dernières cartes font une suite, dans n’importe quel ordre\u00a0: ${points(length)}.`;

const reasons: Readonly<Record<PlayReason, string>> = {
  fifteen: 'Un compte de 15 marque 2.',
  thirtyOne: 'Trente et un tout juste marque 2.',
  pair: 'Deux cartes de même rang de suite, une paire, marquent 2.',
  pairRoyal: 'Trois cartes de même rang de suite, un brelan, marquent 6.',
  doublePairRoyal: 'Quatre cartes de même rang de suite, un carré, marquent 12.',
  run3: run(3),
  run4: run(4),
  run5: run(5),
  run6: run(6),
  run7: run(7),
  go: 'Personne ne peut jouer\u00a0: la dernière carte marque 1 pour le go.',
  lastCard: 'La toute dernière carte marque 1.',
};

const pairs: Readonly<Record<number, string>> = {
  2: 'Une paire marque 2.',
  3: 'Trois cartes de même rang, un brelan, marquent 6.',
  4: 'Quatre cartes de même rang, un carré, marquent 12.',
};

const ways = (count: number): string => (count === 1 ? '' : `, ici de ${whole(count)} façons`);

const scored = (kind: Combination['kind'], sizes: readonly number[]): string => {
  const [size = 0] = sizes;
  switch (kind) {
    case 'fifteen':
      return `Les cartes qui font 15 ensemble marquent 2${sizes.length === 1 ? ', ici une fois' : ways(sizes.length)}.`;
    case 'pair':
      return [...new Set(sizes)].map((each) => pairs[each] ?? '').join(' ');
    case 'run':
      return `Une suite de ${whole(size)} marque ${whole(size)}${ways(sizes.length)}.`;
    case 'flush':
      return `${size === 5 ? 'Cinq' : 'Quatre'} cartes d’une même couleur marquent ${whole(size)}.`;
    case 'nobs':
      return 'Le valet de la couleur de la retourne, le bon valet, marque 1.';
  }
};

export const frenchGuide: Translation<typeof guideWords> = {
  teach: 'Apprendre en jouant',
  teachSays: 'Une donne où chaque étape est expliquée. Il n’est pas nécessaire de connaître le cribbage.',
  title: 'Leçon',
  label: 'Explication',
  stop: 'Sans aide',
  goOn: 'Continuer',
  cut: (ours, theirs, weDeal) =>
    `Vous coupez ${theCard(ours)}, l’adversaire ${theCard(theirs)}. La carte la plus basse donne en premier\u00a0: ${weDeal ? 'vous donnez' : 'l’adversaire donne'}. Ensuite, on donne à tour de rôle. Le premier à 121 points gagne.`,
  six: (weDeal) =>
    `Gardez quatre de vos six cartes\u00a0: les quinze, les paires et les suites marquent. Écartez les deux autres dans le crib, une main de plus pour qui donne. ${weDeal ? 'Vous donnez\u00a0: le crib est à vous.' : 'L’adversaire donne\u00a0: ne lui offrez rien de bon.'}`,
  oneMore: 'Touchez une autre carte à écarter. Un second toucher reprend une carte.',
  throwThese: (keeps) => `${keeps} Écartez ces deux cartes, ou touchez-en une autre.`,
  thrown: (weDeal) =>
    `Vos deux cartes sont face cachée dans ${weDeal ? 'votre crib' : 'le crib de l’adversaire'}. L’adversaire en écarte deux aussi. Puis on retourne une carte du paquet\u00a0: la retourne.`,
  starter: (card) => `La retourne est ${theCard(card)}. À la fin, elle compte comme cinquième carte de chaque main.`,
  heels: (by) => `Un valet à la retourne marque 2 pour qui donne\u00a0: ${by === 'us' ? 'vous' : 'l’adversaire'}.`,
  play: 'Chacun joue maintenant ses quatre cartes à tour de rôle, et on additionne les cartes jouées.',
  card: (by, card, count) => `${does(by, 'jouez', 'joue')} ${theCard(card)}\u00a0: le compte est de ${whole(count)}.`,
  pips: 'Un as vaut 1, une figure 10. Le compte ne doit pas dépasser 31.',
  reason: (each) => reasons[each],
  nothing: 'Elle ne marque rien.',
  iGo: 'Aucune de vos cartes ne passe sous 31\u00a0: vous dites go.',
  theyGo: 'L’adversaire n’a pas de carte qui passe sous 31 et dit go.',
  goesOn: (by) => `${does(by, 'continuez', 'continue')} tant qu’une carte passe.`,
  newCount: 'Un nouveau compte commence à 0.',
  turn: (by, lead) => {
    if (by === 'them') return lead ? 'L’adversaire entame.' : 'C’est à l’adversaire.';
    return lead ? 'Vous entamez\u00a0: touchez une carte.' : 'À vous\u00a0: touchez une carte.';
  },
  allPlayed: (weDeal) =>
    `Toutes les cartes sont jouées. On compte maintenant les mains\u00a0: ${weDeal ? 'celle de l’adversaire, puis la vôtre' : 'la vôtre, puis celle de l’adversaire'}, et le crib en dernier.`,
  hand: (seat, by, worth) => {
    const mine = seat === 'crib' ? 'Votre crib' : 'Votre main';
    const theirs = seat === 'crib' ? 'Le crib de l’adversaire' : 'La main de l’adversaire';
    return `${by === 'us' ? mine : theirs} ${worth === 0 ? 'ne marque rien' : `marque ${points(worth)}`}.`;
  },
  withStarter: 'La retourne est sa cinquième carte.',
  ofCrib: 'Ce sont les quatre cartes écartées, avec la retourne.',
  scored,
  noneThere: 'Aucune carte ne fait 15 avec d’autres, et il n’y a ni paire ni suite.',
  end: ({ ours, theirs }, weDealNext) =>
    `C’était une donne\u00a0: vous avez ${points(ours)}, l’adversaire ${whole(theirs)}. ${does(weDealNext ? 'us' : 'them', 'donnez', 'donne')} ensuite. La partie continue jusqu’à 121, maintenant sans explications. L’indice nomme la meilleure carte.`,
};
