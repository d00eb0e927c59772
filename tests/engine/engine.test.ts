import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Card, createEngine, type Order, ranks, suits } from '../../dist/engine/index.js';
import { openDoor } from '../../web/engine/module.js';
import { moduleFiles } from '../../web/engine/module_files.js';

const engine = await createEngine();
afterAll(() => engine.close());

const deck: readonly Card[] = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));
const cards = (count: number) => fc.shuffledSubarray([...deck], { minLength: count, maxLength: count });
const order = fc.constantFrom<Order>('winChance', 'points');
const numberWords = ['', 'two', 'four', 'six', 'eight', 'ten', 'twelve'];

describe('answers', () => {
  test('do not depend on the order of cards, and their combinations add up to the running total', async () => {
    await fc.assert(
      fc.asyncProperty(cards(5), fc.boolean(), async ([a, b, c, d, starter], crib) => {
        if (!a || !b || !c || !d || !starter) throw new Error('five cards');
        const answer = await engine.scoreShow({ hand: [a, b, c, d], starter, crib });
        expect(await engine.scoreShow({ hand: `${d}${b} ${a},${c}`.toLowerCase(), starter, crib })).toEqual(answer);
        let running = 0;
        for (const combination of answer.combinations) {
          running += combination.points;
          expect(combination.running).toBe(running);
        }
        expect(running).toBe(answer.points);
        const long = await engine.scoreShow({ hand: [a, b, c, d], starter, crib, spoken: 'long' });
        const phrases = answer.combinations.length === 0 ? 1 : answer.combinations.length;
        expect(long.spoken.split(', ').length).toBe(phrases);
        expect({ ...long, spoken: answer.spoken }).toEqual(answer);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test('speak fifteens first, two at a time, and name them once in the short count', async () => {
    const question = { hand: '4S 5H 5D 6C', starter: 'JD' };
    const [, two = '', ...more] = numberWords.slice(0, 5);
    const { spoken: short } = await engine.scoreShow(question);
    expect(short.split(', ').slice(0, 4)).toEqual([`fifteen ${two}`, ...more]);
    const { spoken: long } = await engine.scoreShow({ ...question, spoken: 'long' });
    expect(long.split(', ').slice(0, 4)).toEqual([two, ...more].map((word) => `fifteen ${word}`));
  });

  test('give a map with the chance of each score', async () => {
    const { rows, even, step } = await engine.winChances({ weDeal: false, step: 30 });
    expect([step, rows.length, even.length]).toEqual([30, 5, 121]);
    for (const [at, row] of rows.entries())
      for (const [their, chance] of row.entries())
        expect(chance).toBe((await engine.winChance({ ours: at * 30, theirs: their * 30, weDeal: false })).chance);
  });

  test('have fifteen different choices of the six cards dealt', async () => {
    await fc.assert(
      fc.asyncProperty(cards(6), fc.boolean(), order, async (dealt, weDeal, order) => {
        const choices = await engine.valueDiscards({ dealt, weDeal, order });
        expect(new Set(choices.map(({ thrown }) => thrown.join())).size).toBe(15);
        for (const { kept, thrown, hand, crib, play, points } of choices) {
          expect([...kept, ...thrown].sort()).toEqual([...dealt].sort());
          expect(hand.mean).toBe(hand.sum / hand.count);
          expect(hand.histogram.reduce((sum, count) => sum + count, 0)).toBe(46);
          expect(points).toBeCloseTo(hand.mean + (weDeal ? crib.mean : -crib.mean) + play.ours - play.theirs, 9);
        }
        // Tied throws come first, ordered by points.
        const ties = order === 'points' ? 0 : choices.filter(({ tied }) => tied).length;
        expect(choices.slice(0, ties).every(({ tied }) => tied)).toBe(true);
        for (const values of [
          choices.slice(0, ties).map(({ points }) => points),
          choices.slice(ties).map((choice) => choice[order] ?? Number.NaN),
        ])
          expect(values).toEqual([...values].sort((a, b) => b - a));
        for (const { winChance } of choices)
          expect(order === 'points' ? winChance === undefined : Number(winChance) > 0 && Number(winChance) < 1).toBe(
            true,
          );
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test('count a big hand by kind when the list would be long', async () => {
    const answer = await engine.scoreRanks({ ranks: 'A'.repeat(24) });
    expect(answer).toMatchObject({ truncated: true, points: 2 * 1307504 + 24 * 23 });
    expect(answer.combinations.map(({ kind, count }) => [kind, count])).toEqual([
      ['fifteen', 1307504],
      ['pair', 1],
    ]);
  });

  test('count all 52 cards', async () => {
    const answer = await engine.scoreShow({ hand: deck });
    expect(answer.truncated).toBe(true);
    expect(answer.points).toBe(2 * 17264 + 13 * 12 + 13 * 4 ** 13);
  });
});

describe('deals', () => {
  test('are the same from the same seed', async () => {
    expect(await engine.deal({ seed: 7 })).toEqual(await engine.deal({ seed: 7 }));
    expect(await engine.deal({ seed: 7 })).not.toEqual(await engine.deal({ seed: 8 }));
  });

  test('tell the seed that was used without one', async () => {
    const deal = await engine.deal({});
    expect(await engine.deal({ seed: deal.seed })).toEqual(deal);
    expect(new Set([...deal.hands.flat(), deal.starter]).size).toBe(13);
  });

  test('refuse an invalid question, as an answer that rejects', async () => {
    for (const wrong of [7, 'x', [], Symbol('seed'), () => 1])
      await expect(engine.deal(wrong as never), String(wrong)).rejects.toMatchObject({ code: 'badQuestion' });
  });

  test('read a question once', async () => {
    let reads = 0;
    const counted = {
      get seed() {
        reads += 1;
        return 7;
      },
    };
    expect((await engine.deal(counted)).seed).toBe(7);
    expect(reads).toBe(1);
  });
});

describe('questions', () => {
  test('fail with ten megabytes of random text, and the engine goes on', async () => {
    const rubbish = 'x'.repeat(10_000_000);
    await expect(engine.scoreShow({ hand: rubbish })).rejects.toMatchObject({ code: 'badCard' });
    await expect(engine.scoreShow({ hand: Array(1_000_000).fill('5H') })).rejects.toMatchObject({
      name: 'CribbageError',
    });
    expect((await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' })).points).toBe(29);
  });

  test('read no other cards than a text names', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const { cards, error } = await engine.parseCards({ text });
        expect(new Set(cards).size).toBe(cards.length);
        for (const card of cards) expect(deck).toContain(card);
        if (error) expect(new TextEncoder().encode(error.text).length).toBeLessThanOrEqual(40);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  test('reject with the reason of their signal when aborted', async () => {
    const question = { hand: '5H 5D 5S JC' };
    await expect(engine.scoreShow(question, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    await expect(engine.scoreShow(question, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('asked all at once are all answered, in order', async () => {
    const order: number[] = [];
    const asked = ['5H', '5H 5D', '5H 5D 5S'].map(async (hand, at) => {
      const { points } = await engine.scoreShow({ hand });
      order.push(at);
      return points;
    });
    expect(await Promise.all(asked)).toEqual([0, 2, 8]);
    expect(order).toEqual([0, 1, 2]);
  });
});

test('a wasm module answers by name, and says what it does not know', async () => {
  const module = await openDoor(moduleFiles.cribbage);
  expect(module.ask('scoreShow', { hand: '5H 5D' })).toMatchObject({ ok: { points: 2 } });
  expect(module.ask('nothing of the kind', {})).toBeUndefined();
  expect(module.needs('scoreShow', { hand: '5H 5D' })).toEqual([]);
  expect(module.needs('nothing of the kind', {})).toEqual([]);
  expect(module.giveTable('crib', new Uint8Array())).toMatchObject({ error: { code: 'badTable' } });
});
