import type { Discard } from '../../engine/types.js';

/** Returns the two thrown cards as one word, which identifies a discard. */
export const thrownId = ({ thrown }: Discard): string => thrown.join('');
