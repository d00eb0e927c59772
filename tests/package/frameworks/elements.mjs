// The elements that each framework renders, with a value for each of their properties. The properties that say whose crib it is
// are true or false.

const cards = '2H 4H 6H 8H';
const record = `Ann - Ben
1. 0-0* JH
Ann: 4C 5H 6D JS / 2C KH
Ben: 3S 6S 6H 6C / JC QD
play: 5H 6S 4C 6H JS 3S 6D 6C
show: ? ? ?`;
const files = '/engine/generated/';

export const elementsWith = (crib) => [
  ['cribbage-hand', { cards, starter: 'TC', crib, step: 1 }],
  ['cribbage-counter', { cards, starter: 'TC', crib }],
  [
    'cribbage-discard',
    { cards: '5D JH 6S 4H 5S 2C', myCrib: crib, score: '90-75', opponent: 'random', players: '2', files },
  ],
  ['cribbage-game', { record, at: '1.2', files }],
  ['cribbage-drill', { date: '2026-11-23', kind: 'count', files }],
];
