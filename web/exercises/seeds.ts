// Numbers that follow from a seed, the same on every machine: whole numbers only, in 32 bits at a time.

const twoTo32 = 2 ** 32;

// The end of MurmurHash3: every bit of what goes in moves every bit of what comes out.
const stir = (number: number): number => {
  let bits = number ^ (number >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** Another seed, below 2^52, that follows from a seed and the places in it. Neighbours have nothing in common. */
export const seedAt = (seed: number, ...places: readonly number[]): number => {
  let low = stir(seed % twoTo32);
  let high = stir(Math.floor(seed / twoTo32) ^ 0x9e3779b9 ^ low);
  for (const place of places) {
    low = stir(low ^ stir(place + 0x7f4a7c15));
    high = stir(high ^ low);
  }
  return (high % 2 ** 20) * twoTo32 + low;
};

/** A whole number from 0 to `count - 1`. */
export const pick = (count: number, seed: number, ...places: readonly number[]): number =>
  seedAt(seed, ...places) % count;

/** A seed from a text: FNV-1a over its UTF-16 units, stirred. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return seedAt(hash >>> 0, text.length);
};
