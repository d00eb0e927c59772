import { expect, test } from 'vitest';
import { engineOf } from '../../../web/engine/engine.js';
import type { Answerer } from '../../../web/engine/protocol.js';
import type { DealQuestion } from '../../../web/engine/types.js';

const engineThat = (answer: unknown) => {
  const put: unknown[] = [];
  const answerer: Answerer = {
    ask: async (_, question) => {
      put.push(question);
      return { ok: answer };
    },
    needs: async (_, question) => {
      put.push(question);
      return ['crib', 'play'];
    },
    giveTable: async () => ({ ok: true }),
    close: () => {},
  };
  const engine = engineOf(answerer, () => Promise.reject(), { atOnce: 1, latestOnly: false });
  return { engine, put };
};

test('an answer is frozen with all that is in it, and may hold nothing', async () => {
  const { engine } = engineThat({ cards: ['5H'], error: null, deep: [{ deeper: { deepest: [1] } }] });
  const answer = (await engine.parseCards({ text: '5H' })) as unknown as { deep: [{ deeper: { deepest: number[] } }] };
  for (const part of [answer, answer.deep, answer.deep[0], answer.deep[0].deeper, answer.deep[0].deeper.deepest])
    expect(Object.isFrozen(part)).toBe(true);
  expect(answer).toMatchObject({ error: null });
  expect(Object.isFrozen(await engine.needs('deal', {}))).toBe(true);
  expect(Object.isFrozen(engine)).toBe(true);
});

test('an answer that contains itself is frozen too', async () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  const { engine } = engineThat(round);
  expect(await engine.parseCards({ text: '' })).toBe(round);
});

test('a question is read once, and later changes to it have no effect', async () => {
  const { engine, put } = engineThat({});
  const question = { hand: ['5H', '5D'] };
  const asked = engine.scoreShow(question);
  question.hand.push('5S');
  await asked;
  expect(put).toEqual([{ hand: ['5H', '5D'] }]);
});

test('a question that cannot be sent to a worker is a bad question, and is not asked', async () => {
  const { engine, put } = engineThat({});
  for (const odd of [{ hand: () => '5H' }, Symbol('5H')]) {
    for (const asked of [engine.scoreShow(odd as never), engine.deal(odd as never)])
      await expect(asked).rejects.toMatchObject({ name: 'CribbageError', code: 'badQuestion', text: '' });
    expect(await engine.needs('deal', odd as never)).toEqual([]);
  }
  expect(await engine.needs('noQuestion' as never, {} as never)).toEqual([]);
  expect(put).toEqual([]);
});

test.each([
  ['an error of the asker', new RangeError('mine')],
  ['a text', 'mine'],
  ['nothing', undefined],
])('%s that reading a question throws is thrown as it is', async (_, mine) => {
  const { engine } = engineThat({});
  const question = {
    get hand(): string {
      throw mine;
    },
  };
  const thrown = await engine.scoreShow(question).then(
    () => 'answered',
    (fault: unknown) => fault,
  );
  expect(thrown).toBe(mine);
});

test('a deal without a seed has one of its own, another one each time, and as large as a number is exact', async () => {
  const { engine, put } = engineThat({});
  for (let time = 0; time < 64; ++time) await engine.deal((time % 2 === 0 ? undefined : {}) as DealQuestion);
  const seeds = put.map((question) => (question as { seed: number }).seed);
  expect(new Set(seeds).size).toBe(64);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  expect(Math.max(...seeds)).toBeGreaterThan(2 ** 50);
  expect(seeds.some((seed) => seed % 2 ** 32 === 0)).toBe(false);
});

test('a deal keeps the seed that it is given, and an invalid question is put as it is', async () => {
  const { engine, put } = engineThat({});
  const asked: readonly unknown[] = [{ seed: 0 }, { seed: 7 }, [], 'seed', 7];
  for (const question of asked) await engine.deal(question as DealQuestion);
  expect(put).toEqual(asked);
});
