import type { Throw } from './throw.js';

/** Returns the thrown cards as one word, which identifies a throw. */
export const thrownId = ({ thrown }: Pick<Throw, 'thrown'>): string => thrown.join('');
