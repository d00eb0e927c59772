import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { cutAt, hashOf, readSeed, seeds } from '../../../web/engine/sealed.js';
import type { Card } from '../../../web/engine/types.js';

// Cards that follow from a seed whose hash was published before.

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['0', 0],
  ['7', 7],
  ['0007', 7],
  [String(seeds - 1), seeds - 1],
  [String(seeds), undefined],
  ['12345678901234567', undefined],
  ['', undefined],
  ['-7', undefined],
  ['7x', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['7.5', undefined],
  [' 7', undefined],
])('the seed of “%s” is %s', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});

test.each([0, 7, 1_234_567, seeds - 1])('the hash of %i is the SHA-256 of its digits', async (seed) => {
  expect(await hashOf(seed)).toBe(createHash('sha256').update(String(seed)).digest('hex'));
});

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
