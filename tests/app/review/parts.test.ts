import { describe, expect, test } from 'vitest';
import { readSummaries } from '../../../web/app/features/review/games/game_summaries.js';
import { statisticsOf } from '../../../web/app/features/review/games/statistics.js';
import { linkTo } from '../../../web/app/features/review/position_link.js';
import { errorIn } from '../../../web/app/features/review/retry.js';
import { toggleMistake } from '../../../web/app/features/review/saved_mistakes.js';
import type { SavedMistake } from '../../../web/app/state/slices/review.js';
import type { ReviewedStep } from '../../../web/engine/index.js';
import { cardsOf } from '../play_through.js';
import { played, summary, thrown } from './reviewing.js';

describe('the list of mistakes', () => {
  const elsewhere: SavedMistake = { ...thrown, question: { ...thrown.question, ours: 61 } };

  test('takes each decision, and a decision on it off it', () => {
    const all = [thrown, played, elsewhere].reduce(toggleMistake, [] as readonly SavedMistake[]);
    expect(all).toEqual([thrown, played, elsewhere]);
    expect(toggleMistake(all, played)).toEqual([thrown, elsewhere]);
  });

  test('knows a decision again, whenever it was made and whatever was chosen', () =>
    expect(toggleMistake([thrown], { ...thrown, date: '2026-11-24', chosen: cardsOf('4H 5S'), cost: 0.1 })).toEqual(
      [],
    ));
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
    const turns = 'them 7S, us 4H, them go, us go, them KD';
    const expected = '#v1/play/4H5S5D6S.2CJH-9C/mine/7S4H-KD/chose-5S/60-55';
    expect(link({ ...played.question, played: turns.split(', ').map((turn) => turn.split(' ')) }, ['5S'])).toBe(
      expected,
    );
    expect(link({ ...played.question, played: turns }, ['5S'])).toBe(expected);
  });

  test('is absent if nothing is asked', () =>
    expect(linkTo({ chosen: cardsOf('5D 6S') } as unknown as ReviewedStep)).toBeUndefined());
});

test('statistics tell apart the losses by throws, by plays and by counting', () => {
  const { all } = statisticsOf([summary, { ...summary, throws: 0.06, plays: 0.03, counting: 0.05 }]);
  const means = [all.throws, all.plays, all.counting, all.lost].map(({ mean }) => mean.toFixed(4));
  expect(means).toEqual(['0.0800', '0.6150', '0.0400', '0.7350']);
});

describe('stored games', () => {
  const read = (value: unknown) => readSummaries(JSON.stringify({ v: 1, games: [value, summary] }));

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [summary]],
    ['a path as key', { ...summary, key: '../..' }],
    ['cards beyond the game', { ...summary, cards: 200 }],
    ['a game without a key', { ...summary, key: 7 }],
    ['a key with more to it', { ...summary, key: 'k1"><b>' }],
    ['a key with something before it', { ...summary, key: '<b>k1' }],
    ['too long a key', { ...summary, key: 'k'.repeat(17) }],
    ['a day that is none', { ...summary, date: 'today' }],
    ['a game against nobody', { ...summary, against: 'shark' }],
    ['cards in words', { ...summary, cards: '0.1' }],
    ['cards out of all bounds', { ...summary, cards: -100 }],
    ['a gain by throws', { ...summary, throws: -0.1 }],
    ['no figure for plays', { ...summary, plays: null }],
  ])('leave out %s, and keep the others', (_, value) => expect(read(value)).toEqual([summary]));

  test('have no losses by counting if they are of an older version', () => {
    const { counting: _, ...older } = summary;
    expect(read(older)[0]).toEqual({ ...summary, counting: 0 });
  });
});
