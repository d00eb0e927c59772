/**
 * The answers that a player can choose when an exercise asks for the points of a hand. Players say “nineteen” for a hand without
 * points, because no hand can score 19. The numbers 25 to 27 are impossible too, and are left out.
 */
export const claims: readonly number[] = Array.from({ length: 30 }, (_, points) => points).filter(
  (points) => ![25, 26, 27].includes(points),
);

/** Returns the points that an answer means: nineteen is 0. */
export const claimedPoints = (claim: number): number => (claim === 19 ? 0 : claim);
