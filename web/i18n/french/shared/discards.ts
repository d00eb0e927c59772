import type { Opponent } from '../../../engine/types.js';
import { cribCountsIn, type Throw } from '../../../ui/discards/throw.js';
import { percentFine, points, signed, signedFine, tenths, whole } from '../../../ui/figures.js';
import type { Behind, discardWords as english } from '../../../ui/messages/discards.js';
import type { Translation } from '../../locale.js';
import { plural } from './grammar.js';
import { frenchWorth, ofPoints, ofUnit } from './worth.js';

// French messages for the list of discards. They are part of `frenchWords`.

const small = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const inLetters = (count: number): string => small[count] ?? whole(count);

/** Joins the parts of a list, as in `a, b et c`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

/** Says a chance to screen readers, as in `58,4 pour cent`. */
export const percentSaid = (chance: number): string => {
  if (chance < 0.0005) return `moins de ${tenths(0.1)} pour cent`;
  return chance > 0.9995 ? `plus de ${tenths(99.9)} pour cent` : `${tenths(chance * 100)} pour cent`;
};

const alike = ['', '', 'une paire', 'un brelan', 'un carré'];

const keeps = (kinds: readonly { kind: string; cards: number }[]): string => {
  const runs = kinds.filter(({ kind }) => kind === 'run');
  const pairs = kinds.filter(({ kind }) => kind === 'pair');
  const fifteens = kinds.filter(({ kind }) => kind === 'fifteen').length;
  const parts: string[] = [];
  if (runs.length > 1) parts.push('une double suite');
  else if (runs.length === 1) parts.push(`une suite de ${inLetters(runs[0]?.cards ?? 0)}`);
  if (kinds.some(({ kind }) => kind === 'flush')) parts.push('une couleur');
  if (runs.length < 2) {
    if (pairs.length > 1) parts.push(`${inLetters(pairs.length)} paires`);
    else for (const { cards } of pairs) parts.push(alike[cards] ?? '');
  }
  if (fifteens > 0) parts.push(`${inLetters(fifteens)} quinze`);
  return parts.length > 0 ? `Garde ${listed(parts)}.` : 'Rien ne compte avant la coupe.';
};

// Says a difference in points, and where it arises: `0,45 de moins en main`, or `autant en main`.
const part = (value: number, where: string): string =>
  Math.abs(value) < 0.005
    ? `autant ${where}`
    : `${points(Math.abs(value))} ${value < 0 ? 'de moins' : 'de plus'} ${where}`;

const pegging = ({ play }: Throw): number => (play ? play.ours - play.theirs : 0);

const comparison = (choice: Throw, other: Throw, weDeal: boolean): string => {
  const hand = choice.hand.mean - other.hand.mean;
  const crib = choice.crib.mean - other.crib.mean;
  const play = pegging(choice) - pegging(other);
  const playSays = Math.abs(play) >= 0.1;
  if (Math.abs(hand) < 0.005 && Math.abs(crib) < 0.005 && !playSays) return 'même valeur';
  const parts = [part(hand, 'en main'), part(crib, weDeal ? 'dans mon crib' : 'dans le crib de l’autre')];
  return [...parts, ...(playSays ? [part(play, 'au jeu')] : [])].join(', ');
};

// Says how the points of a discard add up, as in `main 16,04 − crib 4,71 + jeu 0,12 = 11,45 points`.
const sum = (choice: Throw, weDeal: boolean): string => {
  const { hand, crib, play, points: net } = choice;
  const term = (name: string, value: number) => `${value < 0 ? '−' : '+'} ${name} ${points(Math.abs(value))}`;
  const counts = cribCountsIn(choice, weDeal);
  const name = Math.abs(counts) === 1 ? 'crib' : 'moitié du crib';
  const parts = [term(name, counts * crib.mean), ...(play ? [term('jeu', pegging(choice))] : [])];
  return `main ${points(hand.mean)} ${parts.join(' ')} = ${ofPoints(net)}`;
};

const behindSaid = (behind: Behind): string => {
  if (behind.isBest) return 'le meilleur';
  if (behind.tied) return 'à égalité avec le meilleur';
  const { order, objective = 'win' } = behind;
  const far = Math.abs(behind.by);
  const inPercent = order === 'winChance' && objective === 'win';
  return `à ${inPercent ? `${tenths(far * 100)} pour cent` : ofUnit(far, order, objective)} du meilleur`;
};

const opponentThrows: Readonly<Record<Opponent, string>> = {
  expert: 'adversaire expert',
  handOnly: 'meilleure main gardée',
  random: 'écart au hasard',
};

export const frenchDiscards: Translation<typeof english> = {
  cribSource: (opponent) => `estimation\u00a0: ${opponentThrows[opponent]}`,
  cribOfMore: 'estimation\u00a0: écarts selon la règle calculée',
  saysCribOfMore: 'Les points moyens du crib, si chacun écarte selon une règle calculée pour ce nombre de joueurs.',
  noteOfMore: (players, ours) =>
    `Points\u00a0: main et crib ensemble, sans le jeu.${players === 3 && !ours ? ' À trois, un point du crib d’un autre coûte un demi-point.' : ''}`,
  columns: { thrown: 'écart', points: 'points', winChance: '%\u00a0gain', difference: 'retard' },
  orderGroup: 'Tri',
  sortBy: 'tri\u00a0:',
  orderName: (order, objective) => (order === 'points' ? 'points' : objective === 'win' ? '%\u00a0gain' : 'valeur'),
  netPoints: signedFine,
  chance: percentFine,
  difference: (value, order, tied, objective = 'win') => {
    if (tied) return 'égalité';
    if (order === 'points') return `${signedFine(value)} ${plural(value, 'pt', 'pts')}`;
    return objective === 'win' ? `${signed(value * 100)}\u00a0%` : signedFine(value);
  },
  best: 'meilleur',
  pointsDecide: 'Des valeurs si proches sont à égalité, et les points décident.',
  chosen: 'choisi',
  throwThese: 'Écarter',
  leadNumbers: (choice, weDeal, order, objective = 'win') => {
    const { winChance, worth } = choice;
    if (winChance === undefined || (order === 'winChance' && objective === 'win')) return sum(choice, weDeal);
    const also = order === 'points' ? frenchWorth.alsoWorth(worth, objective) : '';
    return `${sum(choice, weDeal)}, ${percentFine(winChance)} de chance de gagner${also}`;
  },
  discardName: (thrown, choice, chances, behind) => {
    const { points: net, winChance = 0, worth } = choice;
    const also = frenchWorth.alsoWorth(worth, behind.objective ?? 'win');
    const win = chances ? `, ${percentSaid(winChance)} de chance de gagner${also}` : '';
    return `Écarter ${thrown}\u00a0: ${ofPoints(net)}${win}, ${behindSaid(behind)}`;
  },
  keeps,
  against: (choice, other, weDeal, isBest) =>
    `Par rapport au ${isBest ? 'suivant' : 'meilleur'}\u00a0: ${comparison(choice, other, weDeal)}.`,
};
