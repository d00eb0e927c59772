import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeAsked } from '../../../web/engine/asked.js';

const letters = (text: string) => text.replaceAll('↵', '\n');

test('the worked example of how a question is written is what is written', () => {
  expect(readFileSync('cpp/wasm/asked.h', 'utf8')).toContain('`9 4 0 2` and the text `scoreShow↵hand↵5H↵`');
  expect(writeAsked('scoreShow', { hand: '5H' })).toEqual({
    numbers: [9, 4, 0, 2],
    letters: letters('scoreShow↵hand↵5H↵'),
  });
});

test.each([
  ['a number', 0.5, [1, 0.5, 3], '0.5↵'],
  ['a number that is none', Number.NaN, [1, Number.NaN, 3], 'NaN↵'],
  ['the truth', true, [3], ''],
  ['what is not true', false, [2], ''],
  ['a list, and lists in it', ['5H', ['us', 'go']], [4, 2, 0, 2, 4, 2, 0, 2, 0, 2], '5H↵us↵go↵'],
  ['a list three deep, cut off there', [[['5H']]], [4, 1, 4, 1, 5], ''],
  ['bytes', Uint8Array.of(16, 0, 51), [6, 3], '\u0010\u00003↵'],
  ['an object', { a: 1 }, [5], ''],
  ['a list with nothing in it, and with null', [[], null], [4, 2, 4, 0, 5], ''],
])('%s is written by its kind', (_, value, numbers, text) =>
  expect(writeAsked('a', { b: value })).toEqual({ numbers: [1, 1, ...numbers], letters: letters(`a↵b↵${text}`) }),
);

test('a question that is no object, and a field without a value, are written as nothing', () => {
  for (const question of [undefined, null, 'hand', 7, true, { hand: undefined, starter: null }])
    expect(writeAsked('scoreShow', question)).toEqual({ numbers: [9], letters: 'scoreShow\n' });
});

test('no more of a text or a list crosses than the parser needs to see that it is too much', () => {
  const cpp = ['record/text.h', 'questions/given.h'].map((file) => readFileSync(`cpp/cribbage/${file}`, 'utf8')).join();
  const most = (name: string) => Number(new RegExp(`\\b${name} = ([\\d']+);`).exec(cpp)?.[1]?.replaceAll("'", ''));
  const [text, list] = [most('longestRecords') + 1, most('longestList') + 1];
  const long = { text: 'x'.repeat(2 * text), list: Array(2 * list).fill('') };
  expect(writeAsked('', long)).toEqual(writeAsked('', { text: 'x'.repeat(text), list: Array(list).fill('') }));
});
