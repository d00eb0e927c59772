import type { Objective, Opponent, Order } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { cribCountsIn, type Throw } from '../discards/throw.js';
import { percentFine, points, signed, signedFine, tenths, whole } from '../figures.js';
import { worthWords } from './worth.js';

// Messages for the list of discards. They are part of `words`.

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

// Says the combinations of the four kept cards before the cut, in a player's words.
const keeps = (kinds: readonly { kind: string; cards: number }[]): string => {
  const runs = kinds.filter(({ kind }) => kind === 'run');
  const pairs = kinds.filter(({ kind }) => kind === 'pair');
  const fifteens = kinds.filter(({ kind }) => kind === 'fifteen').length;
  const parts: string[] = [];
  if (runs.length > 1) parts.push('a double run');
  else if (runs.length === 1) parts.push(`a run of ${small[runs[0]?.cards ?? 0]}`);
  if (kinds.some(({ kind }) => kind === 'flush')) parts.push('a flush');
  if (runs.length < 2)
    for (const { cards } of pairs)
      parts.push(cards === 2 ? 'a pair' : cards === 3 ? 'a pair royal' : 'a double pair royal');
  if (fifteens > 0) parts.push(fifteens === 1 ? 'a fifteen' : `${small[fifteens] ?? whole(fifteens)} fifteens`);
  return parts.length > 0 ? `Keeps ${listed(parts)}.` : 'Keeps nothing that counts yet.';
};

const pegging = ({ play }: Throw): number => (play ? play.ours - play.theirs : 0);

const comparison = (choice: Throw, other: Throw, weDeal: boolean): string => {
  const hand = choice.hand.mean - other.hand.mean;
  const crib = (choice.crib.mean - other.crib.mean) * cribCountsIn(choice, weDeal);
  const part = (value: number, less: string, more: string, same: string) =>
    Math.abs(value) < 0.005 ? same : `${points(Math.abs(value))} ${value < 0 ? less : more}`;
  const handText = part(hand, 'less in hand', 'more in hand', 'the same in hand');
  const cribText = weDeal
    ? part(crib, 'less in my crib', 'more in my crib', 'the same in my crib')
    : part(crib, 'more in their crib', 'less in their crib', 'the same in their crib');
  const play = pegging(choice) - pegging(other);
  const playText = Math.abs(play) < 0.1 ? '' : `, ${part(play, 'less in pegging', 'more in pegging', '')}`;
  const alike = Math.abs(hand) < 0.005 && Math.abs(crib) < 0.005 && playText === '';
  return alike ? 'worth just as much' : `${handText}, ${cribText}${playText}`;
};

// Says how the points of a discard add up, as in `hand 16.04 − crib 4.71 + pegging 0.12 = 11.45 points`.
const sum = (choice: Throw, weDeal: boolean): string => {
  const { hand, crib, play, points: net } = choice;
  const term = (name: string, value: number) => `${value < 0 ? '−' : '+'} ${name} ${points(Math.abs(value))}`;
  const counts = cribCountsIn(choice, weDeal);
  const name = Math.abs(counts) === 1 ? 'crib' : 'half the crib';
  const parts = [term(name, counts * crib.mean), ...(play ? [term('pegging', pegging(choice))] : [])];
  return `hand ${points(hand.mean)} ${parts.join(' ')} = ${points(net)} points`;
};

/**
 * How a choice compares with the best in an order. `by` is its value less the best one's: negative, unless the two are
 * tied.
 */
export interface Behind {
  readonly isBest: boolean;
  readonly by: number;
  readonly order: Order;
  readonly tied: boolean;
  /** The objective; winning by default. */
  readonly objective?: Objective;
}

const behindSaid = (behind: Behind): string => {
  if (behind.isBest) return 'best';
  if (behind.tied) return 'a tie with the best';
  const { order, objective = 'win' } = behind;
  const far = Math.abs(behind.by);
  if (order === 'winChance' && objective === 'win') return `${tenths(far * 100)} percent behind`;
  return `${points(far)} ${worthWords.worthUnit(order, objective)} behind`;
};

const opponentThrows: Readonly<Record<Opponent, string>> = {
  expert: 'expert opponent',
  handOnly: 'they keep the best hand',
  random: 'they throw at random',
};

/** Says a chance to screen readers, as in `58.4 percent`. */
const percentSaid = (chance: number): string => {
  if (chance < 0.0005) return 'under 0.1 percent';
  return chance > 0.9995 ? 'over 99.9 percent' : `${tenths(chance * 100)} percent`;
};

export const discardWords = messages('discards', {
  cribSource: (opponent: Opponent): string => `estimate: ${opponentThrows[opponent]}`,
  /** For three and four players: how the crib was estimated, and what the points leave out. */
  cribOfMore: 'estimate: all throw by the solved rule',
  saysCribOfMore:
    'The mean points of the crib, if everybody throws by a rule that was solved for this number of players.',
  noteOfMore: (players: 3 | 4, ours: boolean): string =>
    `Points: hand and crib together; the pegging is left out.${players === 3 && !ours ? ' With three players, a point in another player’s crib counts as half a point lost.' : ''}`,
  columns: { thrown: 'throw', points: 'points', winChance: 'win %', difference: 'behind' },
  orderGroup: 'Sort',
  sortBy: 'sort:',
  orderName: (order: Order, objective: Objective): string =>
    order === 'points' ? 'points' : objective === 'win' ? 'win %' : 'worth',
  netPoints: signedFine,
  chance: percentFine,
  /** Prints a choice's value less the best one's in this order: negative, unless the two are tied. */
  difference: (value: number, order: Order, tied: boolean, objective: Objective = 'win'): string => {
    if (tied) return 'tie';
    if (order === 'points') return `${signedFine(value)} pts`;
    return objective === 'win' ? `${signed(value * 100)}%` : signedFine(value);
  },
  best: 'best',
  /** Said above discards of which some are tied with the best and have a higher value. */
  pointsDecide: 'Values this close are a tie, and points decide.',
  chosen: 'chosen',
  throwThese: 'Throw',
  /** Says how the points add up and, unless they are shown beside this sentence, the win chance and the worth. */
  leadNumbers: (choice: Throw, weDeal: boolean, order: Order, objective: Objective = 'win'): string => {
    const { winChance, worth } = choice;
    if (winChance === undefined || (order === 'winChance' && objective === 'win')) return sum(choice, weDeal);
    const also = order === 'points' ? worthWords.alsoWorth(worth, objective) : '';
    return `${sum(choice, weDeal)}, ${percentFine(winChance)} to win${also}`;
  },
  /** Names a row for screen readers, where every number has its unit. */
  discardName: (thrown: string, choice: Throw, chances: boolean, behind: Behind): string => {
    const { points: net, winChance = 0, worth } = choice;
    const also = worthWords.alsoWorth(worth, behind.objective ?? 'win');
    const win = chances ? `, ${percentSaid(winChance)} to win${also}` : '';
    return `Throw ${thrown}: ${points(net)} points${win}, ${behindSaid(behind)}`;
  },
  /** Says the combinations in four cards before the cut. */
  keeps,
  /** Compares a choice with the best one or, if it is the best, with the next. */
  against: (choice: Throw, other: Throw, weDeal: boolean, isBest: boolean): string =>
    `Compared with the ${isBest ? 'next' : 'best'} throw: ${comparison(choice, other, weDeal)}.`,
});
