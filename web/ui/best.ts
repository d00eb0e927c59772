import type { Discard, Order } from '../engine/types.js';

/** What is closer than this cannot be told apart, and is shown as a tie: how far the numbers may be off, docs/model.md. */
export const errorOf: Readonly<Record<Order, number>> = {
  points: 0.05, // what the table of the play leaves out; the model of the crib is off by less
  winChance: 0.003, // of the chance of winning with a throw
};

/** The same of a card that may be laid, for all that the solution of the play tells. */
export const cardErrorOf = { net: 0.01, winChance: 0.002 };

export interface Score {
  readonly ours: number;
  readonly theirs: number;
}

const lastHole = 121;

// The nearer somebody is to going out by pegs alone, the more it matters how they are spread.
const near = [
  { holes: 12, winChance: 0.015 },
  { holes: 31, winChance: 0.005 },
] as const;

/** The same at a score. */
export const errorAt = (order: Order, { ours, theirs }: Score): number => {
  const left = lastHole - Math.max(ours, theirs);
  return (order === 'winChance' && near.find(({ holes }) => left <= holes)?.winChance) || errorOf[order];
};

/** What a discard is worth by an order; nothing where no chance was asked for. */
export const worthOf = (choice: Discard, order: Order): number => choice[order] ?? 0;

/** The first of those with the most. */
export const bestBy = (choices: readonly Discard[], order: Order): Discard | undefined =>
  choices.reduce<Discard | undefined>(
    (best, each) => (best && worthOf(best, order) >= worthOf(each, order) ? best : each),
    undefined,
  );

/** What helps what wins most against what brings most, in their numbers. */
export type Reason =
  /** So many of the 46 starters make its hand what we need; of the other's, so many. */
  | { readonly kind: 'reaches'; readonly starters: number; readonly others: number }
  /** In the play we peg so much more, and they so much less; nought where it is nothing to speak of. */
  | { readonly kind: 'play'; readonly more: number; readonly less: number }
  /** So much more of it is counted before the crib. */
  | { readonly kind: 'sooner'; readonly points: number };

export interface Disagreement {
  readonly forPoints: Discard;
  readonly forWinning: Discard;
  /** Of the one over the other. */
  readonly points: number;
  readonly chance: number;
  /** What we need to win, and they. */
  readonly need: number;
  readonly theirNeed: number;
  readonly weDeal: boolean;
  readonly reason: Reason | undefined;
}

const reaching = ({ hand }: Discard, need: number): number =>
  hand.histogram.slice(need).reduce((sum, starters) => sum + starters, 0);

const beforeCrib = ({ hand, play }: Discard): number => hand.mean + play.ours - play.theirs;

// Less than this is no reason.
const few = 3; // starters
const little = 0.1; // points

const worthSaying = (points: number): number => (points > little ? points : 0);

// Ours to count first, the hand matters first; else the play, which comes before all hands.
const reasonOf = (wins: Discard, brings: Discard, weDeal: boolean, need: number): Reason | undefined => {
  const [starters, others] = [reaching(wins, need), reaching(brings, need)];
  const reaches: Reason | undefined = starters - others < few ? undefined : { kind: 'reaches', starters, others };
  const more = worthSaying(wins.play.ours - brings.play.ours);
  const less = worthSaying(brings.play.theirs - wins.play.theirs);
  const play: Reason | undefined = more + less > 0 ? { kind: 'play', more, less } : undefined;
  const points = beforeCrib(wins) - beforeCrib(brings);
  const sooner: Reason | undefined = worthSaying(points) ? { kind: 'sooner', points } : undefined;
  return (weDeal ? (play ?? reaches) : (reaches ?? play)) ?? sooner;
};

/** What brings most and what wins most, where they are not the same by more than both may be off. */
export const disagreementOf = (
  choices: readonly Discard[],
  weDeal: boolean,
  score: Score,
): Disagreement | undefined => {
  const { ours, theirs } = score;
  const [forPoints, forWinning] = [bestBy(choices, 'points'), bestBy(choices, 'winChance')];
  if (!forPoints || !forWinning) return undefined;
  const points = forPoints.points - forWinning.points;
  const chance = worthOf(forWinning, 'winChance') - worthOf(forPoints, 'winChance');
  if (points <= errorOf.points || chance <= errorAt('winChance', score)) return undefined;
  const [need, theirNeed] = [lastHole - ours, lastHole - theirs];
  const reason = reasonOf(forWinning, forPoints, weDeal, need);
  return { forPoints, forWinning, points, chance, need, theirNeed, weDeal, reason };
};
