import { describe, expect, test } from 'vitest';
import { createEngine, type Discard } from '../../dist/engine/index.js';
import { seriesStandingOf } from '../../web/app/features/series_standing.js';
import { strings } from '../../web/app/messages/app.js';
import { outlookWords } from '../../web/app/messages/win_chances.js';
import { discardWords } from '../../web/ui/messages/discards.js';
import { numberWords } from '../../web/ui/messages/numbers.js';

const engine = await createEngine();

describe('sentences', () => {
  test.each([
    ['2H 6H 8H KH', 'QD', true, 'Four hearts are not a flush in the crib: all five must match.'],
    ['2H 6H 8H KS', '5H', false, 'Three hearts and the starter are not a flush: the four in hand must match.'],
    ['2H 6H 8H KS', '5H', true, 'Four hearts are not a flush in the crib: all five must match.'],
    ['2H 6C 8H JC', 'QD', false, 'Not nobs: the starter is not a club.'],
  ])('what %s with %s narrowly misses is explained; in the crib: %s', async (hand, starter, crib, said) => {
    const { nearMisses } = await engine.scoreShow({ hand, starter, crib });
    expect(nearMisses.map(strings.nearMiss)).toEqual([said]);
  });

  test('a discard is compared with the next, and another with the best', async () => {
    const dealt = { dealt: '5D JH 6S 4H 5S 2C', weDeal: true, opponent: 'random', order: 'points' } as const;
    const [best, second] = (await engine.valueDiscards(dealt)) as [Discard, Discard];
    const pegs = (best.play.ours - best.play.theirs - second.play.ours + second.play.theirs).toFixed(2);
    expect(discardWords.against(best, second, true, true)).toBe(
      `Compared with the next throw: 7.65 more in hand, 3.00 less in my crib, ${pegs} more in pegging.`,
    );
    expect(discardWords.against(second, best, true, false)).toBe(
      `Compared with the best throw: 7.65 less in hand, 3.00 more in my crib, ${pegs} less in pegging.`,
    );
  });

  test('the cards that are kept are named by what they have before the cut', async () => {
    const { combinations } = await engine.scoreShow({ hand: '5D 6S 4H 5S' });
    expect(discardWords.keeps(combinations.map(({ kind, cards }) => ({ kind, cards: cards.length })))).toBe(
      'Keeps a double run and two fifteens.',
    );
    expect(discardWords.keeps([])).toBe('Keeps nothing that counts yet.');
  });

  test('a discard equal to the next in everything is worth as much', async () => {
    const choices = await engine.valueDiscards({ dealt: '4H 4S 9C 5S 5H 5C', weDeal: false, opponent: 'random' });
    const [one, other] = ['4H 9C', '4S 9C'].map((thrown) => choices.find((each) => each.thrown.join(' ') === thrown));
    expect(discardWords.against(one as Discard, other as Discard, false, true)).toBe(
      'Compared with the next throw: worth just as much.',
    );
  });

  test('a line of numbers adds up to the points, with the chance if that is not shown beside it', async () => {
    const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: false, ours: 62, theirs: 70 });
    const { hand, crib, play, points, winChance = 0 } = best as Discard;
    const pegs = play.ours - play.theirs;
    const sum = `hand ${hand.mean.toFixed(2)} − crib ${crib.mean.toFixed(2)} ${pegs < 0 ? '−' : '+'} pegging ${Math.abs(pegs).toFixed(2)} = ${points.toFixed(2)} points`;
    expect(discardWords.leadNumbers(best as Discard, false, 'winChance')).toBe(sum);
    expect(discardWords.leadNumbers(best as Discard, false, 'points')).toBe(
      `${sum}, ${discardWords.chance(winChance)} to win`,
    );
    expect(discardWords.leadNumbers(best as Discard, true, 'winChance')).toContain('+ crib ');
  });

  test('the cuts of a hand are said in one sentence', () => {
    expect(numberWords.says.cuts([0, 0, 7, 0, 16, 23])).toBe('Points: 2 on 7 of 46 cuts, 4 on 16 and 5 on 23. Exact.');
    expect(numberWords.says.cuts([0, 46])).toBe('Points: 1 on 46 of 46 cuts. Exact.');
  });

  test('a row by ear has units, and near certainty is not certain', async () => {
    const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true, ours: 62, theirs: 70 });
    const named = (winChance: number, by: number, order: 'points' | 'winChance', tied = false) => {
      const row = { ...(best as Discard), points: -1.5, winChance };
      return discardWords.discardName('A', row, true, { isBest: false, by, order, tied });
    };
    expect([
      named(0.636, -0.082, 'winChance'),
      named(0.9999, -4.7, 'points'),
      named(0.0001, -0.001, 'winChance', true),
    ]).toEqual([
      'Throw A: −1.50 points, 63.6 percent to win, 8.2 percent behind',
      'Throw A: −1.50 points, over 99.9 percent to win, 4.70 points behind',
      'Throw A: −1.50 points, under 0.1 percent to win, a tie with the best',
    ]);
  });

  test('a difference has a sign, a true minus and its unit, or is a tie if the estimates err by more', () => {
    expect([discardWords.difference(-0.04, 'points', true), discardWords.difference(0.002, 'winChance', true)]).toEqual(
      ['tie', 'tie'],
    );
    const differences = [-0.06, -1.5].map((points) => discardWords.difference(points, 'points', false));
    expect([...differences, discardWords.difference(-0.034, 'winChance', false)]).toEqual([
      '−0.06 pts',
      '−1.50 pts',
      '−3.4%',
    ]);
    expect([-1.5, 1.5].map(discardWords.netPoints)).toEqual(['−1.50', '+1.50']);
  });

  test('a chance is shown in tenths of a percent and never as certain', () =>
    expect([0.5838, 0.9999, 0.0001].map(discardWords.chance)).toEqual(['58.4%', '>99.9%', '<0.1%']));
});

test.each([
  [0, 0, ''],
  [1, 0, ', 1 skunk'],
  [2, 1, ', 2 skunks, 1 double skunk'],
])('the games of an evening are tallied with %i skunks and %i double skunks', (skunk, doubleSkunk, skunks) => {
  const tally = { ...seriesStandingOf(1, []), skunks: { skunk, doubleSkunk } };
  const { spread: _, ...unknown } = { ...tally, wins: { us: 3, them: 1 } };
  expect(outlookWords.games(unknown, { us: 'Ann', them: 'Ben' })).toBe(`Games: Ann 3, Ben 1${skunks}`);
  const lost = { ...tally, wins: { us: 0, them: 1 }, spread: -14 };
  expect(outlookWords.games(lost, { us: '', them: '' })).toBe(`Games: Me 0, them 1${skunks}, spread −14`);
});
