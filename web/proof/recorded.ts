// The results that a proof must end with on every device. Tests check that the native program gives the same results.

/**
 * The number of shows, counted as hands, that have 0, 1, 2 and more points, as Steven S. Lumetta published it in
 * “Amusing Cribbage Facts”.
 */
export const publishedHands: readonly number[] = [
  1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224, 388_740, 51_680,
  317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0, 8_068, 2_496, 444, 356, 3_680, 0, 0, 0, 76, 4,
];

/**
 * The digest of the points of every show, counted by the native program as a hand and as the crib. It is the part
 * `shows` of the engine's signature.
 */
export const showsDigest = '6490a8186bc03799';

/** The digest of the native program's answers to `seededQuestions`. */
export const answersDigest = 'c515e34ce53de4e2';
