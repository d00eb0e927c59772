import { expect, test } from 'vitest';
import type { Card } from '../../../web/engine/types.js';
import { nameOf } from '../../../web/exercises/named_hands.js';
import { cardsOf } from '../play_through.js';

test.each<[string, Card, number, string | undefined]>([
  ['5H 5D JS 5C', '5S', 29, 'twentyNine'],
  ['5H 5D JC 5C', '5S', 28, 'twentyEight'],
  ['5H 5D 5S 5C', 'JS', 28, 'twentyEight'],
  ['AH AD 6S 7C', '8S', 13, 'raggedyAnn'],
  ['2H 2D 6S 7C', '8S', 11, 'raggedyAndy'],
  ['2H 4H 6H KH', 'JD', 0, 'nineteen'],
  ['2H 2D 9S 9C', 'KS', 4, 'morgansOrchard'],
  ['2H 3D 4S KC', 'KS', 5, undefined],
])('%s and %s, for %i, are called %s', (hand, starter, points, name) => {
  expect(nameOf(cardsOf(hand), starter, points)).toBe(name);
});
