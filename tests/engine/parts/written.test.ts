import { expect, test } from 'vitest';
import { readWritten } from '../../../web/engine/written.js';
import { written } from './written.js';

test('the worked example of how a module writes is read', () => {
  const numbers = Float64Array.from([8, 6, 6, 0, 6, 1, 29, -1, 0]);
  new Uint8Array(numbers.buffer).set(new TextEncoder().encode('points'), 64);
  expect(readWritten(numbers)).toEqual({ points: 29 });
  expect(written({ points: 29 })).toEqual(numbers);
});

test.each([
  ['a text of many letters', 'Zoé plays 5♥, “go”, 🂡'],
  ['no text', ''],
  ['a number below nought', -0.25],
  ['the truth, and what is not', [true, false, [true]]],
  ['numbers, and none', [[1, 2.5, 0], []]],
  ['records that share names', [{ a: 1, b: { a: 'x' } }, { b: [], a: false }, {}]],
])('%s is read as it was written', (_, value) => expect(readWritten(written(value))).toEqual(value));

test('the output of a module is read at any place in its memory', () => {
  const here = written({ ok: ['5H', 29] });
  const memory = new Float64Array(here.length + 7);
  memory.fill(99);
  memory.set(here, 3);
  expect(readWritten(memory.subarray(3))).toEqual({ ok: ['5H', 29] });
});
