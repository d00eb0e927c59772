/** The hole that wins a game. */
export const lastHole = 121;

/** The number of holes that each side has pegged. */
export interface Score {
  readonly ours: number;
  readonly theirs: number;
}
