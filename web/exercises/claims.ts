/** The points that a player can claim. Players say nineteen for zero, and 25 to 27 are impossible. */
export const claims: readonly number[] = Array.from({ length: 30 }, (_, points) => points).filter(
  (points) => ![25, 26, 27].includes(points),
);

/** Returns the points that a claim stands for. */
export const claimedPoints = (claim: number): number => (claim === 19 ? 0 : claim);
