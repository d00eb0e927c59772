import { describe, expect, test } from 'vitest';
import { createEngine, type Discard } from '../../dist/engine/index.js';
import { readSettings } from '../../web/app/effects/storage.js';
import { strings } from '../../web/app/strings.js';

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
    const kinds = async ({ kept }: Discard) =>
      (await engine.scoreShow({ hand: kept })).combinations.map(({ kind, cards }) => ({ kind, cards: cards.length }));
    expect(strings.sentence(best, second, true, await kinds(best), true)).toBe(
      `Keeps a double run and two fifteens; 7.65 more in hand, 3.00 less in my crib, ${pegs} more in the play, than the next.`,
    );
    expect(strings.sentence(second, best, true, await kinds(second), false)).toMatch(
      new RegExp(`^Keeps .*; 7.65 less in hand, 3.00 more in my crib, ${pegs} less in the play, than the best.$`),
    );
  });

  test('a discard equal to the next in everything is worth as much', async () => {
    const choices = await engine.valueDiscards({ dealt: '4H 4S 9C 5S 5H 5C', weDeal: false, opponent: 'random' });
    const [one, other] = ['4H 9C', '4S 9C'].map((thrown) => choices.find((each) => each.thrown.join(' ') === thrown));
    expect(strings.sentence(one as Discard, other as Discard, false, [], true)).toBe(
      'Keeps nothing that counts yet; worth as much as the next.',
    );
  });

  test('a difference smaller than the error of the estimates is a tie', () => {
    expect(strings.difference(0, 'points')).toBe('tie');
    expect(strings.difference(-0.04, 'points')).toBe('tie');
    expect(strings.difference(-0.06, 'points')).toBe('−0.06');
    expect(strings.difference(0, 'winChance')).toBe('tie');
    expect(strings.difference(-0.002, 'winChance')).toBe('tie');
    expect(strings.difference(-0.034, 'winChance')).toBe('−3.4');
  });

  test('a chance is shown in tenths of a percent and never as certain', () => {
    expect(strings.chance(0.5838)).toBe('58.4%');
    expect(strings.chance(0.9999)).toBe('>99.9%');
    expect(strings.chance(0.0001)).toBe('<0.1%');
  });

  test('net figures have a sign, with a true minus', () => {
    expect(strings.netPoints(-1.5)).toBe('−1.50');
    expect(strings.netPoints(1.5)).toBe('+1.50');
    expect(strings.difference(-1.5, 'points')).toBe('−1.50');
  });
});

describe('stored settings', () => {
  const plain = { theme: 'auto', twoColours: false, text: 'normal', haptics: true };

  test.each([
    '',
    'null',
    '[]',
    '{"theme":"puce","twoColours":"yes","text":"vast","haptics":0}',
    '{"__proto__":{"theme":"dark"}}',
    'x'.repeat(100_000),
  ])('that make no sense give the defaults: %#', (stored) => {
    expect(readSettings(stored)).toEqual(plain);
  });

  test('of an earlier version give the default for newer settings', () => {
    expect(readSettings('{"theme":"dark","twoColours":true}')).toEqual({ ...plain, theme: 'dark', twoColours: true });
  });

  test('are read back', () => {
    const kept = { theme: 'dark', twoColours: true, text: 'large', haptics: false };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });
});
