import type { Discard } from '../../engine/types.js';

/** Two cards as one word, to tell discards apart. */
export const thrownId = ({ thrown }: Discard): string => thrown.join('');
