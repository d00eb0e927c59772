import type { Opponent } from '../../../engine/types.js';
import { errorOf } from '../../../ui/error_margins.js';
import { points, signedFine, tenths, whole } from '../../../ui/figures.js';
import type { numberWords as english } from '../../../ui/messages/numbers.js';
import type { Translation } from '../../locale.js';
import { plural } from './grammar.js';
import { frenchWorth } from './worth.js';

// Messages that explain the numbers behind a discard, and how exact they are.

const theyThrow: Readonly<Record<Opponent, string>> = {
  expert: 'en expert',
  handOnly: 'pour garder sa meilleure main',
  random: 'au hasard',
};

const within = (error: string): string => `Estimation à ${error} près`;

// Figures are formatted at each call, in the page's language at that time.
const near = (): string => within(points(errorOf.points));
const pegging = (): string => `${near()}, si les deux jouent bien.`;

const starters = (count: number): string => `${whole(count)} ${plural(count, 'retourne', 'retournes')}`;

const cribSentence = (weDeal: boolean, opponent: Opponent): string => {
  const whose = weDeal ? 'La moyenne de mon crib' : 'La moyenne du crib de l’autre, qui compte contre moi,';
  return `${whose} avec ces deux cartes. ${near()}, si l’autre écarte ${theyThrow[opponent]}.`;
};

// Says how many starters give the hand each total, as in `Points : 12 avec 7 retournes sur 46, 14 avec 16 et 16 avec 23.
// Exact.`
const cuts = (counts: readonly number[]): string => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [first, ...more] = counts.flatMap((count, total) => (count > 0 ? [{ total, count }] : []));
  const parts = more.map(({ total, count }) => `${whole(total)} avec ${whole(count)}`);
  const last = parts.pop();
  const begin = first ? `${whole(first.total)} avec ${starters(first.count)} sur ${whole(all)}` : '';
  return `Points\u00a0: ${[begin, ...parts].join(', ')}${last ? ` et ${last}` : ''}. Exact.`;
};

export const frenchNumbers: Translation<typeof english> = {
  hand: 'Main',
  handSource: (count) => `exact, ${starters(count)}`,
  crib: (weDeal) => (weDeal ? 'Mon crib' : 'Crib de l’autre'),
  play: 'Jeu',
  playSource: 'estimation\u00a0: on joue bien',
  winning: 'Chance de gagner',
  worthLabel: 'Valeur',
  winningSource: (error) => `estimation, ±${tenths(error * 100)}\u00a0%`,
  worthSource: (error) => `estimation, ±${points(error)}`,
  captions: { min: 'le moins', max: 'le plus', mean: 'moyenne', ours: 'moi', theirs: 'l’autre', net: 'net' },
  mean: points,
  signedMean: signedFine,
  numberName: (label, caption, value) => `${label}\u00a0: ${value}${caption && ` ${caption}`}. Qu’est-ce que c’est?`,
  histogram: (min, max) =>
    `Nombre de retournes pour chaque total de ${whole(min)} à ${whole(max)}. Qu’est-ce que c’est?`,
  histogramBar: (count, all, total) => `${whole(total)} avec ${starters(count)} sur ${whole(all)}`,
  says: {
    handMin: 'Le moins que ces quatre cartes comptent, avec la pire retourne. Exact.',
    handMax: 'Le plus que ces quatre cartes comptent, avec la meilleure retourne. Exact.',
    handMean: (count) =>
      `La moyenne de ces quatre cartes sur les ${starters(count)} possibles. Exact\u00a0: chaque retourne est comptée une fois.`,
    crib: cribSentence,
    get playOurs() {
      return `Mes points au jeu, en moyenne. ${pegging()}`;
    },
    get playTheirs() {
      return `Les points de l’autre au jeu, en moyenne. ${pegging()}`;
    },
    get playNet() {
      return `Mes points au jeu moins ceux de l’autre, en moyenne. ${pegging()}`;
    },
    chance: ({ ours, theirs }, error) =>
      `La part des parties que je gagne à ${whole(ours)}–${whole(theirs)} avec cet écart, si les deux jouent bien. ${within(`${tenths(error * 100)}\u00a0%`)}.`,
    worth: ({ ours, theirs }, error, objective) =>
      `Ce que je peux espérer gagner à ${whole(ours)}–${whole(theirs)} avec cet écart, moins ce que l’autre peut espérer (${frenchWorth.counting[objective]}). ${within(points(error))}.`,
    cuts,
  },
};
