import { lastHole, type Score } from '../../engine/game.js';
import type { Discard, Objective } from '../../engine/types.js';
import { bestBy, errorAt, errorOf, worthOf } from '../error_margins.js';

// Why the throw that brings most is not always the one that is worth most.

/** What helps what wins most against what brings most, in their numbers. */
export type Reason =
  /** So many of the 46 starters make its hand what we need; of the other's, so many. */
  | { readonly kind: 'reaches'; readonly starters: number; readonly others: number }
  /** In the play we peg so much more, and they so much less; nought where it is nothing to speak of. */
  | { readonly kind: 'play'; readonly more: number; readonly less: number }
  /** So much more of it is counted before the crib. */
  | { readonly kind: 'sooner'; readonly points: number }
  /** It wins no more often: skunks decide. */
  | { readonly kind: 'skunks' };

export interface Disagreement {
  readonly forPoints: Discard;
  readonly forWinning: Discard;
  /** Of the one over the other. */
  readonly points: number;
  readonly worth: number;
  /** The same of its chance of winning, which may be less where skunks count too. */
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
  objective: Objective = 'win',
): Disagreement | undefined => {
  const { ours, theirs } = score;
  const [forPoints, forWinning] = [bestBy(choices, 'points'), bestBy(choices, 'winChance')];
  if (!forPoints || !forWinning) return undefined;
  const points = forPoints.points - forWinning.points;
  const worth = worthOf(forWinning, 'winChance') - worthOf(forPoints, 'winChance');
  if (points <= errorOf.points || worth <= errorAt('winChance', score, objective)) return undefined;
  const chance = (forWinning.winChance ?? 0) - (forPoints.winChance ?? 0);
  const [need, theirNeed] = [lastHole - ours, lastHole - theirs];
  const wins = chance > errorAt('winChance', score);
  const reason: Reason | undefined = wins ? reasonOf(forWinning, forPoints, weDeal, need) : { kind: 'skunks' };
  return { forPoints, forWinning, points, worth, chance, need, theirNeed, weDeal, reason };
};
