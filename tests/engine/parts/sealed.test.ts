import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { cutAt, hashOf, readSeed, seeds } from '../../../web/engine/sealed.js';
import type { Card } from '../../../web/engine/types.js';

// Cards that follow from a seed whose hash was published before.

afterEach(() => vi.unstubAllGlobals());

const seedTexts: readonly (readonly [string, number | undefined])[] = [
  ...[0, 7, seeds - 1].map((seed) => [String(seed), seed] as const),
  ['0007', 7],
  ...[String(seeds), '12345678901234567', '', '-7', '7x', '1e3', '0x10', '7.5', ' 7'].map(
    (text) => [text, undefined] as const,
  ),
];
test.each(seedTexts)('the seed of “%s” is %s', (text, seed) => expect(readSeed(text)).toBe(seed));

test.each([0, 7, 1_234_567, seeds - 1])('the hash of %i is the SHA-256 of its digits', async (seed) =>
  expect(await hashOf(seed)).toBe(createHash('sha256').update(String(seed)).digest('hex')),
);

test.each([
  ['without https', {}],
  ['without any crypto', undefined],
])('there is no hash in a page %s', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  expect(await hashOf(7)).toBeUndefined();
});

test('the cut is decided by the first two cards of different ranks', () => {
  const cut = (first: string, second: string) => cutAt(first.split(' ') as Card[], second.split(' ') as Card[]);
  expect(cut('5H 6H', '6D 6C')).toBe(0);
  expect(cut('5H 6H', '5D 7C')).toBe(1);
  expect(cut('5H 6H', '5D 6C')).toBe(-1);
});
