import type { Language } from './locale.js';

// A pseudo-language for tests: English from right to left. Every message is reversed. The app in this language shows
// which texts are not messages, and which parts of the screen fit only a language that is read from the left.

const rightToLeft = '\u202e';
const end = '\u202c';

const mirror = (said: unknown): unknown => {
  if (typeof said === 'string') return said === '' ? '' : `${rightToLeft}${said}${end}`;
  if (typeof said === 'function') return (...given: readonly unknown[]) => mirror(said(...given));
  if (Array.isArray(said)) return said.map(mirror);
  if (typeof said === 'object' && said !== null) return mirrorAll(said);
  return said;
};

const mirrorAll = (words: object): object =>
  Object.fromEntries(Object.entries(words).map(([word, said]) => [word, mirror(said)]));

const rooms = new Map<object, object>();

export const pseudoRtl: Language = {
  tag: 'ar-XB',
  locale: 'en',
  direction: 'rtl',
  wordsOf: (_, english) => {
    const known = rooms.get(english) ?? mirrorAll(english);
    rooms.set(english, known);
    return known;
  },
};
