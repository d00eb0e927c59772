import type { Discard } from '../../web/engine/index.js';
import { engine } from '../browser/engine.js';

// The engine's answers for the six cards that these tests rank.

const dealt = '5DJH6S4H5S2C';

const bestOf = async (weDeal: boolean): Promise<Discard> => {
  const [best] = await engine.valueDiscards({ dealt, weDeal });
  return best as Discard;
};

/** The best throw as dealer and as pone. Both are the same two cards. */
export const best = { mine: await bestOf(true), theirs: await bestOf(false) };

/** Formats points as the screen does: `+19.71`. */
export const net = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
