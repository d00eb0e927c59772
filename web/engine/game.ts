/** The hole that wins a game. */
export const lastHole = 121;

/** The holes that both sides have pegged. */
export interface Score {
  readonly ours: number;
  readonly theirs: number;
}
