import { describe, expect, test } from 'vitest';
import { readSummaries, writeSummaries } from '../../../web/app/features/review/game_summaries.js';
import { linkTo } from '../../../web/app/features/review/position_link.js';
import { errorIn } from '../../../web/app/features/review/retry.js';
import { toggleMistake } from '../../../web/app/features/review/saved_mistakes.js';
import { statisticsOf } from '../../../web/app/features/review/statistics.js';
import type { SavedMistake, Summary } from '../../../web/app/state/slices/review.js';
import type { ReviewedStep } from '../../../web/engine/index.js';
import { cardsOf } from '../play_through.js';

const score = { ours: 60, theirs: 55 };
const thrown: SavedMistake = {
  kind: 'throw',
  question: { dealt: cardsOf('5D JH 6S 4H 5S 2C'), weDeal: true, ...score },
  chosen: cardsOf('5D 6S'),
  best: cardsOf('2C JH'),
  cost: 0.05,
  date: '2026-11-23',
};
const played: SavedMistake = {
  kind: 'play',
  question: { kept: cardsOf('4H 5S 5D 6S'), starter: '9C', weDeal: true, played: [['them', '7S']], ...score },
  chosen: ['5S'],
  best: ['4H'],
  cost: 0.02,
  date: '2026-11-23',
};

describe('the list of mistakes', () => {
  const elsewhere: SavedMistake = { ...thrown, question: { ...thrown.question, ours: 61 } };

  test('takes each decision, and a decision on it off it', () => {
    const all = [thrown, played, elsewhere].reduce(toggleMistake, [] as readonly SavedMistake[]);
    expect(all).toEqual([thrown, played, elsewhere]);
    expect(toggleMistake(all, played)).toEqual([thrown, elsewhere]);
  });

  test('knows a decision again, whenever it was made and whatever was chosen', () => {
    expect(toggleMistake([thrown], { ...thrown, date: '2026-11-24', chosen: cardsOf('4H 5S'), cost: 0.1 })).toEqual([]);
  });
});

test('a choice is right within the error of a throw at its score, or of a card', () => {
  const late = { ...thrown.question, ours: 118 };
  expect([thrown, { ...thrown, question: late }, played].map((each) => errorIn(each as SavedMistake))).toEqual([
    0.003, 0.025, 0.002,
  ]);
});

describe('the link to a choice', () => {
  const link = (question: object, chosen?: readonly string[]) =>
    linkTo({ question, ...(chosen && { chosen }) } as unknown as ReviewedStep);

  test('has the six cards, the choice and the score of a throw', () => {
    expect(link(thrown.question, ['5D', '6S'])).toBe('#v1/discard/5DJH6S4H5S2C/mine/chose-5D6S/60-55');
    expect(link({ dealt: '5D, JH 6S 4H 5S 2C', weDeal: false })).toBe('#v1/discard/5DJH6S4H5S2C/theirs');
  });

  test('has the cards played before a card, with their go as a dash and ours left out', () => {
    const turns = [
      ['them', '7S'],
      ['us', '4H'],
      ['them', 'go'],
      ['us', 'go'],
      ['them', 'KD'],
    ];
    const play = { ...played.question, thrown: cardsOf('2C JH') };
    const expected = '#v1/play/4H5S5D6S.2CJH-9C/mine/7S4H-KD/chose-5S/60-55';
    expect(link({ ...play, played: turns }, ['5S'])).toBe(expected);
    expect(link({ ...play, played: 'them 7S, us 4H, them go, us go, them KD' }, ['5S'])).toBe(expected);
  });

  test('is absent if nothing is asked', () => {
    expect(linkTo({ chosen: cardsOf('5D 6S') } as unknown as ReviewedStep)).toBeUndefined();
  });
});

const game: Summary = {
  key: 'k1',
  date: '2026-11-23',
  against: 'pub',
  won: true,
  cards: -0.5,
  throws: 0.04,
  plays: 0.02,
  counting: 0.01,
};

test('statistics tell apart the losses by throws, by plays and by counting', () => {
  const { all } = statisticsOf([game, { ...game, throws: 0.06, plays: 0.03, counting: 0.05 }]);
  const means = [all.throws, all.plays, all.counting, all.lost].map(({ mean }) => mean.toFixed(4));
  expect(means).toEqual(['0.0500', '0.0250', '0.0300', '0.1050']);
});

describe('stored games', () => {
  const read = (value: unknown) => readSummaries(JSON.stringify({ v: 1, games: [value, game] }));

  test('are read back the same', () => {
    expect(readSummaries(writeSummaries([game]))).toEqual([game]);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [game]],
    ['a game without a key', { ...game, key: 7 }],
    ['a key with more to it', { ...game, key: 'k1"><b>' }],
    ['a key with something before it', { ...game, key: '<b>k1' }],
    ['too long a key', { ...game, key: 'k'.repeat(17) }],
    ['a day that is none', { ...game, date: 'today' }],
    ['a game against nobody', { ...game, against: 'shark' }],
    ['cards in words', { ...game, cards: '0.1' }],
    ['cards out of all bounds', { ...game, cards: -100 }],
    ['a gain by throws', { ...game, throws: -0.1 }],
    ['no figure for plays', { ...game, plays: null }],
  ])('leave out %s, and keep the others', (_, value) => {
    expect(read(value)).toEqual([game]);
  });

  test('have no losses by counting if they are of an older version', () => {
    const { counting: _, ...older } = game;
    expect(read(older)[0]).toEqual({ ...game, counting: 0 });
  });
});
