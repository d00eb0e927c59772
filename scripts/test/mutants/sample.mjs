// Draws a sample that is the same for the same seed on every machine.

/** Returns a generator of random numbers from 0 to 1: mulberry32 (Tommy Ettinger, public domain). */
const random = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Returns all of `list` in an order drawn at random by `seed`. A sample is the beginning of this order, so a larger sample
 * contains every smaller one.
 */
export const sampled = (list, seed) => {
  const next = random(seed);
  const drawn = [...list];
  for (let at = drawn.length - 1; at > 0; --at) {
    const from = Math.floor(next() * (at + 1));
    [drawn[at], drawn[from]] = [drawn[from], drawn[at]];
  }
  return drawn;
};
