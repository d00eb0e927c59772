/** The possible claims. Players say nineteen for zero; three numbers never come up. */
export const claims: readonly number[] = Array.from({ length: 30 }, (_, points) => points).filter(
  (points) => ![25, 26, 27].includes(points),
);

/** The points that a claim stands for. */
export const claimedPoints = (claim: number): number => (claim === 19 ? 0 : claim);
