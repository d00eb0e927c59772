// The results that a proof must end with on every device. Tests check the native program for each of them.

/** The number of hands among all shows, by points, as Steven S. Lumetta published them in “Amusing Cribbage Facts”. */
export const publishedHands: readonly number[] = [
  1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224, 388_740, 51_680,
  317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0, 8_068, 2_496, 444, 356, 3_680, 0, 0, 0, 76, 4,
];

/**
 * The digest of the points of every show, as a hand and as the crib, by the native program: the `shows` of its
 * signature.
 */
export const showsDigest = '6490a8186bc03799';

/** The digest of the answers to `seededQuestions`, by the native program. */
export const answersDigest = '9ccb918e8701498f';
