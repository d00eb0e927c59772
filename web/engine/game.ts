/** The hole that wins a game. */
export const lastHole = 121;

/** The holes of both sides. */
export interface Score {
  readonly ours: number;
  readonly theirs: number;
}
