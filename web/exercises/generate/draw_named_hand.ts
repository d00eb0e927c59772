import { suits } from '../../engine/cards.js';
import type { Card, Rank } from '../../engine/types.js';
import type { Difficulty } from '../exercise.js';
import type { HandName } from '../named_hands.js';
import { pick } from '../seeds.js';

// Makes hands that have a name among players (`named_hands.ts`), if they are too rare to be dealt by chance.

/** Four cards, then the starter. */
export type Five = readonly Card[];

const made: Readonly<Record<Difficulty, readonly HandName[]>> = {
  0: ['nineteen'],
  1: ['raggedyAndy', 'morgansOrchard'],
  2: ['raggedyAnn', 'twentyEight', 'twentyNine'],
};

const turned = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

type Any = (count: number, place: number) => number;

// Makes Raggedy Ann or Raggedy Andy: a pair of this rank with 6, 7 and 8 in any suits. Any of the five cards may be the
// starter.
const raggedy = (pair: Rank, any: Any): Five => {
  const first = any(4, 2);
  const inSuit = (rank: Rank, at: number): Card => `${rank}${suits[at % 4] ?? 'S'}`;
  const pairCards = [inSuit(pair, first), inSuit(pair, first + 1 + any(3, 3))];
  const run = (['6', '7', '8'] as const).map((rank, at) => inSuit(rank, any(4, 4 + at)));
  return turned([...pairCards, ...run], any(5, 7));
};

const fourFives = (any: Any): Five => {
  const fives = turned(suits, any(4, 2)).map((suit): Card => `5${suit}`);
  const ten: Card = `${(['T', 'J', 'Q', 'K'] as const)[any(4, 3)] ?? 'T'}${suits[any(4, 4)] ?? 'S'}`;
  return any(5, 5) === 0 ? [...fives, ten] : [ten, ...fives];
};

const twentyNine = (any: Any): Five => {
  const fives = turned(suits, any(4, 2)).map((suit): Card => `5${suit}`);
  return [...fives.slice(0, 3), `J${fives[3]?.[1] as 'S'}`, fives[3] as Card];
};

/** Makes a hand with a name that suits the difficulty. Undefined if this name is common enough to be dealt by chance. */
export const namedHand = (difficulty: Difficulty, seed: number, at: number): Five | undefined => {
  const any: Any = (count, place) => pick(count, seed, at, place);
  const name = made[difficulty][any(made[difficulty].length, 1)];
  if (name === 'raggedyAnn') return raggedy('A', any);
  if (name === 'raggedyAndy') return raggedy('2', any);
  if (name === 'twentyEight') return fourFives(any);
  return name === 'twentyNine' ? twentyNine(any) : undefined;
};
