import { lastHole, type Score } from '../../engine/game.js';
import type { Discard } from '../../engine/types.js';
import { errorAt, errorOf, worthOf } from '../error_margins.js';
import { bestBy } from './throw.js';

// Explains why the throw with the most points is not always worth most.

/** The reason why one throw is worth more although another brings more points, with the numbers that explain it. */
export type Reason =
  /**
   * With the throw that wins more, the hand is enough to win on `starters` of the 46 starters; with the other throw, on
   * `others` of them.
   */
  | { readonly kind: 'reaches'; readonly starters: number; readonly others: number }
  /**
   * With the throw that wins more, we peg `more` points more in the play, and the opponent pegs `less` points less. A
   * negligible number is set to 0.
   */
  | { readonly kind: 'play'; readonly more: number; readonly less: number }
  /** With the throw that wins more, the hand and the play together bring `points` more points, all before the crib. */
  | { readonly kind: 'sooner'; readonly points: number }
  /** The throw that is worth more wins no more often, so skunks make the difference. */
  | { readonly kind: 'skunks' };

export interface Disagreement {
  readonly forPoints: Discard;
  readonly forWinning: Discard;
  /** How many more points `forPoints` brings than `forWinning`, and how much more `forWinning` is worth. */
  readonly points: number;
  readonly worth: number;
  /** How much more often `forWinning` wins than `forPoints`. If skunks count too, this may be negative. */
  readonly chance: number;
  /** The holes that we need to win, and those that the opponent needs. */
  readonly need: number;
  readonly theirNeed: number;
  readonly weDeal: boolean;
  readonly reason: Reason | undefined;
}

const reaching = ({ hand }: Discard, need: number): number =>
  hand.histogram.slice(need).reduce((sum, starters) => sum + starters, 0);

const beforeCrib = ({ hand, play }: Discard): number => hand.mean + play.ours - play.theirs;

// The smallest differences that count as a reason.
const few = 3; // starters
const little = 0.1; // points

const worthSaying = (points: number): number => (points > little ? points : 0);

// Returns the first reason that applies. If we count our hand first, `reaches` is tried before `play`. Otherwise `play`
// is tried first, because the play comes before all hands.
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

/** Returns the throws with the most points and with the most worth, if they differ by more than the engine's errors. */
export const disagreementOf = (
  choices: readonly Discard[],
  weDeal: boolean,
  score: Score,
): Disagreement | undefined => {
  const { ours, theirs } = score;
  const [forPoints, forWinning] = [bestBy(choices, 'points'), bestBy(choices, 'winChance')];
  if (!forPoints || !forWinning) return undefined;
  const points = forPoints.points - forWinning.points;
  const worth = worthOf(forWinning, 'winChance') - worthOf(forPoints, 'winChance');
  if (forPoints.tied || points <= errorOf.points) return undefined;
  const chance = (forWinning.winChance ?? 0) - (forPoints.winChance ?? 0);
  const [need, theirNeed] = [lastHole - ours, lastHole - theirs];
  const wins = chance > errorAt('winChance', score);
  const reason: Reason | undefined = wins ? reasonOf(forWinning, forPoints, weDeal, need) : { kind: 'skunks' };
  return { forPoints, forWinning, points, worth, chance, need, theirNeed, weDeal, reason };
};
