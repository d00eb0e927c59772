// Derives pseudo-random numbers from a seed. They are the same on every machine, because all arithmetic is on 32-bit integers.

const twoTo32 = 2 ** 32;

// The final mix of MurmurHash3: every input bit affects every output bit.
const stir = (number: number): number => {
  let bits = number ^ (number >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** Derives a new seed below 2^52 from a seed and some indices. Seeds of neighbouring indices are unrelated. */
export const seedAt = (seed: number, ...places: readonly number[]): number => {
  let low = stir(seed % twoTo32);
  let high = stir(Math.floor(seed / twoTo32) ^ 0x9e3779b9 ^ low);
  for (const place of places) {
    low = stir(low ^ stir(place + 0x7f4a7c15));
    high = stir(high ^ low);
  }
  return (high % 2 ** 20) * twoTo32 + low;
};

/** Draws a whole number from 0 to `count - 1`, which depends only on the seed and the indices. */
export const pick = (count: number, seed: number, ...places: readonly number[]): number =>
  seedAt(seed, ...places) % count;

/** Derives a seed from a text: hashes its UTF-16 units with FNV-1a, then mixes the bits. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return seedAt(hash >>> 0, text.length);
};
