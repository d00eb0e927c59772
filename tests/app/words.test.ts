import { describe, expect, test } from 'vitest';
import { createEngine, type Discard } from '../../dist/engine/index.js';
import { readSettings } from '../../web/app/effects/stored_state.js';
import { strings } from '../../web/app/messages/app.js';
import { outlookWords } from '../../web/app/messages/win_chances.js';
import { numberWords } from '../../web/ui/messages/numbers.js';

const engine = await createEngine();

describe('sentences', () => {
  test('four suited cards in the crib are explained', async () => {
    const { nearMisses } = await engine.scoreShow({ hand: '2H 6H 8H KH', starter: 'QD', crib: true });
    expect(nearMisses.map(strings.nearMiss)).toEqual(['Four hearts are not a flush in the crib: all five must match.']);
  });

  test('three suited cards and the starter are explained, in hand and in the crib', async () => {
    const said = async (crib: boolean) =>
      (await engine.scoreShow({ hand: '2H 6H 8H KS', starter: '5H', crib })).nearMisses.map(strings.nearMiss);
    expect(await said(false)).toEqual(['Three hearts and the starter are not a flush: the four in hand must match.']);
    expect(await said(true)).toEqual(['Four hearts are not a flush in the crib: all five must match.']);
  });

  test('a jack of another suit is explained', async () => {
    const { nearMisses } = await engine.scoreShow({ hand: '2H 6C 8H JC', starter: 'QD' });
    expect(nearMisses.map(strings.nearMiss)).toEqual(['Not nobs: the starter is not a club.']);
  });

  test('a discard is compared with the next, and another with the best', async () => {
    const choices = await engine.valueDiscards({
      dealt: '5D JH 6S 4H 5S 2C',
      weDeal: true,
      opponent: 'random',
      order: 'points',
    });
    const [best, second] = choices as [Discard, Discard];
    const pegs = (best.play.ours - best.play.theirs - second.play.ours + second.play.theirs).toFixed(2);
    expect(strings.against(best, second, true, true)).toBe(
      `Compared with the next throw: 7.65 more in hand, 3.00 less in my crib, ${pegs} more in pegging.`,
    );
    expect(strings.against(second, best, true, false)).toBe(
      `Compared with the best throw: 7.65 less in hand, 3.00 more in my crib, ${pegs} less in pegging.`,
    );
  });

  test('the cards that are kept are named by what they have before the cut', async () => {
    const { combinations } = await engine.scoreShow({ hand: '5D 6S 4H 5S' });
    expect(strings.keeps(combinations.map(({ kind, cards }) => ({ kind, cards: cards.length })))).toBe(
      'Keeps a double run and two fifteens.',
    );
    expect(strings.keeps([])).toBe('Keeps nothing that counts yet.');
  });

  test('a discard equal to the next in everything is worth as much', async () => {
    const choices = await engine.valueDiscards({ dealt: '4H 4S 9C 5S 5H 5C', weDeal: false, opponent: 'random' });
    const [one, other] = ['4H 9C', '4S 9C'].map((thrown) => choices.find((each) => each.thrown.join(' ') === thrown));
    expect(strings.against(one as Discard, other as Discard, false, true)).toBe(
      'Compared with the next throw: worth just as much.',
    );
  });

  test('a line of numbers adds up to the points, with the chance if that is not shown beside it', async () => {
    const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: false, ours: 62, theirs: 70 });
    const { hand, crib, play, points, winChance = 0 } = best as Discard;
    const pegs = play.ours - play.theirs;
    const sum = `hand ${hand.mean.toFixed(2)} − crib ${crib.mean.toFixed(2)} ${pegs < 0 ? '−' : '+'} pegging ${Math.abs(pegs).toFixed(2)} = ${points.toFixed(2)} points`;
    expect(strings.leadNumbers(best as Discard, false, 'winChance')).toBe(sum);
    expect(strings.leadNumbers(best as Discard, false, 'points')).toBe(`${sum}, ${strings.chance(winChance)} to win`);
    expect(strings.leadNumbers(best as Discard, true, 'winChance')).toContain('+ crib ');
  });

  test('the cuts of a hand are said in one sentence', () => {
    expect(numberWords.says.cuts([0, 0, 7, 0, 16, 23])).toBe('Points: 2 on 7 of 46 cuts, 4 on 16 and 5 on 23. Exact.');
    expect(numberWords.says.cuts([0, 46])).toBe('Points: 1 on 46 of 46 cuts. Exact.');
  });

  test('a row by ear has units, and near certainty is not certain', async () => {
    const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true, ours: 62, theirs: 70 });
    const named = (winChance: number, by: number, order: 'points' | 'winChance', tied = false) =>
      strings.discardName('A', { ...(best as Discard), points: -1.5, winChance }, true, {
        isBest: false,
        by,
        order,
        tied,
      });
    expect(named(0.636, -0.082, 'winChance')).toBe('Throw A: −1.50 points, 63.6 percent to win, 8.2 percent behind');
    expect(named(0.9999, -4.7, 'points')).toBe('Throw A: −1.50 points, over 99.9 percent to win, 4.70 points behind');
    expect(named(0.0001, -0.001, 'winChance', true)).toBe(
      'Throw A: −1.50 points, under 0.1 percent to win, a tie with the best',
    );
  });

  test('a difference smaller than the error of the estimates is a tie', () => {
    expect(strings.difference(-0.04, 'points', true)).toBe('tie');
    expect(strings.difference(-0.06, 'points', false)).toBe('−0.06 pts');
    expect(strings.difference(0.002, 'winChance', true)).toBe('tie');
    expect(strings.difference(-0.034, 'winChance', false)).toBe('−3.4%');
  });

  test('a chance is shown in tenths of a percent and never as certain', () => {
    expect(strings.chance(0.5838)).toBe('58.4%');
    expect(strings.chance(0.9999)).toBe('>99.9%');
    expect(strings.chance(0.0001)).toBe('<0.1%');
  });

  test('net figures have a sign, with a true minus', () => {
    expect(strings.netPoints(-1.5)).toBe('−1.50');
    expect(strings.netPoints(1.5)).toBe('+1.50');
    expect(strings.difference(-1.5, 'points', false)).toBe('−1.50 pts');
  });
});

describe('stored settings', () => {
  const plain = { language: 'auto', theme: 'auto', twoColours: false, text: 'normal', haptics: true };

  test.each([
    '',
    'null',
    '[]',
    '{"language":"xx","theme":"puce","twoColours":"yes","text":"vast","haptics":0}',
    '{"__proto__":{"theme":"dark"}}',
    'x'.repeat(100_000),
  ])('give the defaults if they are invalid: %#', (stored) => {
    expect(readSettings(stored)).toEqual(plain);
  });

  test('give the default for settings newer than their version', () => {
    expect(readSettings('{"theme":"dark","twoColours":true}')).toEqual({ ...plain, theme: 'dark', twoColours: true });
  });

  test('are read back', () => {
    const stored = { language: 'fr-CA', theme: 'dark', twoColours: true, text: 'large', haptics: false };
    expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  });
});

test('the games of an evening are tallied with each kind of skunk', () => {
  const named = { us: 'Ann', them: 'Ben' };
  const tally = (skunk: number, doubleSkunk: number) => outlookWords.games(3, 1, { skunk, doubleSkunk }, named);
  expect(tally(0, 0)).toBe('Games: Ann 3, Ben 1');
  expect(tally(1, 0)).toBe('Games: Ann 3, Ben 1, 1 skunk');
  expect(tally(2, 1)).toBe('Games: Ann 3, Ben 1, 2 skunks, 1 double skunk');
});
