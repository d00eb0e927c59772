import { ranks, suits } from '../engine/cards.js';
import type { Card, QuestionName } from '../engine/types.js';

// Random questions of every type that the engine answers. They follow from fixed seeds, so they are the same on every
// device.

export interface SeededQuestion {
  readonly name: QuestionName;
  readonly question: object;
}

// A copy of the engine's list of levels. A level added to the engine must not change the recorded answers.
const levels = ['beginner', 'pub', 'club', 'expert'] as const;

const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

// Draws whole numbers below 2^32: Weyl's sequence, mixed as in MurmurHash3 (Austin Appleby).
const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
};

const draw = (next: () => number) => {
  const below = (most: number): number => next() % most;
  const cards = (many: number): readonly Card[] => {
    const left = [...deck];
    return Array.from({ length: many }, () => left.splice(below(left.length), 1)[0] as Card);
  };
  const oneOf = <Item>(...items: readonly Item[]): Item => items[below(items.length)] as Item;
  // Half of the scores are within fifteen holes of the end, where single holes decide the win chance.
  const score = (): number => (below(2) === 0 ? below(106) : 106 + below(15));
  return { below, cards, oneOf, score };
};

type Draw = ReturnType<typeof draw>;

// Cards played in turn, the pone's first. The engine checks them against the rules, as in any question.
const turnsOf = (many: number, ours: readonly Card[], theirs: readonly Card[], weDeal: boolean) =>
  Array.from({ length: many }, (_, at) =>
    (at % 2 === 0) === weDeal ? ['them', theirs[at >> 1]] : ['us', ours[at >> 1]],
  );

const atScore = ({ oneOf, score }: Draw) => ({
  weDeal: oneOf(true, false),
  ours: score(),
  theirs: score(),
});

const record = ({ below, cards, score }: Draw): string => {
  const list = cards(13);
  return [
    `Ann - Ben\n1. ${score()}-${score()}* ${list[12]}`,
    `Ann: ${list.slice(0, 4).join(' ')} / ${list[4]} ${list[5]}`,
    `Ben: ${list.slice(6, 10).join(' ')} / ${list[10]} ${list[11]}`,
    `play: ${[0, 6, 1, 7]
      .slice(0, 1 + below(4))
      .map((at) => list[at])
      .join(' ')}`,
  ].join('\n');
};

// For each type of question, how many are asked and how one is made at random. Slow questions are asked less often.
const kinds: readonly { readonly name: QuestionName; readonly many: number; readonly of: (drawn: Draw) => object }[] = [
  {
    name: 'scoreShow',
    many: 300,
    of: ({ cards, oneOf }) => {
      const [starter, ...hand] = cards(5);
      return { hand, ...(oneOf(true, false) && { starter }), crib: oneOf(true, false), spoken: oneOf('short', 'long') };
    },
  },
  {
    name: 'scoreRanks',
    many: 100,
    of: ({ below, oneOf }) => ({ ranks: Array.from({ length: 1 + below(12) }, () => oneOf(...ranks)).join('') }),
  },
  {
    name: 'valueStarters',
    many: 60,
    of: ({ cards, oneOf }) => {
      const list = cards(oneOf(4, 5, 6));
      return { hand: list.slice(0, 4), seen: list.slice(4), crib: oneOf(true, false) };
    },
  },
  { name: 'parseCards', many: 60, of: ({ below, cards }) => ({ text: cards(below(8)).join(', ').toLowerCase() }) },
  { name: 'deal', many: 60, of: ({ below }) => ({ seed: below(2 ** 31) }) },
  {
    name: 'valueDiscards',
    many: 200,
    of: (drawn) => ({
      dealt: drawn.cards(6),
      ...atScore(drawn),
      opponent: drawn.oneOf('expert', 'handOnly', 'random'),
      objective: drawn.oneOf('win', 'acc', 'money'),
    }),
  },
  {
    name: 'scorePlay',
    many: 150,
    of: (drawn) => {
      const [list, score] = [drawn.cards(8), atScore(drawn)];
      return { played: turnsOf(drawn.below(9), list.slice(0, 4), list.slice(4), score.weDeal), ...score };
    },
  },
  {
    name: 'valuePlays',
    many: 150,
    of: (drawn) => {
      const [list, score] = [drawn.cards(9), atScore(drawn)];
      const played = turnsOf(drawn.below(5), list.slice(0, 4), list.slice(4, 8), score.weDeal);
      return { kept: list.slice(0, 4), starter: list[8], played, quick: drawn.below(4) > 0, ...score };
    },
  },
  {
    name: 'chooseDiscard',
    many: 100,
    of: (drawn) => ({
      dealt: drawn.cards(6),
      ...atScore(drawn),
      level: drawn.oneOf(...levels),
      seed: drawn.below(2 ** 31),
    }),
  },
  {
    name: 'choosePlay',
    many: 100,
    of: (drawn) => {
      const [list, score] = [drawn.cards(9), atScore(drawn)];
      const played = turnsOf(drawn.below(3), list.slice(0, 4), list.slice(4, 8), score.weDeal);
      const level = drawn.oneOf(...levels);
      return { kept: list.slice(0, 4), starter: list[8], played, level, seed: drawn.below(2 ** 31), ...score };
    },
  },
  {
    name: 'winChance',
    many: 200,
    of: (drawn) => ({ ...atScore(drawn), objective: drawn.oneOf('win', 'acc', 'money') }),
  },
  { name: 'winChances', many: 3, of: ({ below, oneOf }) => ({ step: 10 + below(20), weDeal: oneOf(true, false) }) },
  { name: 'readGame', many: 30, of: (drawn) => ({ record: record(drawn) }) },
  { name: 'reviewDeal', many: 12, of: (drawn) => ({ record: record(drawn), deal: 1, quick: true }) },
];

/** Returns all questions, in an order that never changes. */
export const seededQuestions = (): readonly SeededQuestion[] =>
  kinds.flatMap(({ name, many, of }, kind) =>
    Array.from({ length: many }, (_, at) => ({ name, question: of(draw(numbersFrom(kind * 10_000 + at))) })),
  );
