import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { moduleFiles, tableFiles } from '../../web/element/bundles/modules.js';
import { levels, opponents } from '../../web/engine/lists.js';
import { type Door, openDoor } from '../../web/engine/module.js';

// The self-contained files: each must contain everything that its questions need.

const top = fileURLToPath(new URL('../..', import.meta.url));
const generated = `${top}/web/engine/generated`;
const files = ['dist/fifteen-two-all.js', 'dist/app/embed/v1/index.html'];
const tables = readdirSync(generated)
  .filter((file) => file.endsWith('.bin'))
  .map((file) => file.replace('.bin', ''));

const sixes = ['5D JH 6S 4H 5S 2C', '5H 6H 7H 8H 9H TH', 'AS AH AD KC KD KH'];
const discards = sixes.flatMap((dealt) =>
  [true, false].flatMap((weDeal) =>
    [undefined, ...opponents].flatMap((opponent) =>
      [undefined, 'points', 'winChance'].flatMap((order) =>
        [{}, { ours: 90, theirs: 75 }, { ours: 118, theirs: 120 }].map((score) => ({
          dealt,
          weDeal,
          opponent,
          order,
          ...score,
        })),
      ),
    ),
  ),
);
const plays = [
  { kept: '5H 6H 7H 8H', weDeal: true, played: 'them 4C' },
  { kept: '5H 6H 7H 8H', weDeal: false, played: '', ours: 118, theirs: 119, order: 'winChance' },
];
const questions: readonly (readonly [string, object])[] = [
  ...discards.map((question) => ['valueDiscards', question] as const),
  ...levels.map((level) => ['chooseDiscard', { dealt: sixes[0], weDeal: true, level }] as const),
  ...plays.map((question) => ['valuePlays', question] as const),
  ['winChance', { ours: 0, theirs: 0, weDeal: true }],
  ['winChances', { weDeal: true }],
  ['scorePlay', { played: 'them 4C', weDeal: true }],
  ['scoreShow', { hand: '5H 5D 5S JC', starter: '5C' }],
  ['scoreShows', { hands: ['5H 5D 5S JC 5C'] }],
  ['scoreRanks', { ranks: 'A2233' }],
  ['valueStarters', { hand: '5H 5D 5S JC' }],
  ['readGame', { record: 'Ann - Ben' }],
  ['reviewDeal', { record: 'Ann - Ben', deal: 1 }],
  ['parseCards', { text: '5H' }],
  ['deal', { seed: 1 }],
];

let elements: Door;
beforeAll(async () => {
  elements = await openDoor(moduleFiles.cribbage);
});

const countOf = (text: string, part: string): number => text.split(part).length - 1;

const packed = (table: string): string => readFileSync(`${generated}/${table}.bin`, 'base64');

// The table of stakes is included empty, because the whole table would double the size of the file.
const empty = 'stakes';
const emptyStakes = (await tableFiles[empty]?.())?.href.split(',')[1] ?? '';

test.each(files)('%s has each table that a question there may need once, and no other', (file) => {
  const needed = new Set<string>(questions.flatMap(([name, question]) => elements.needs(name, question)));
  expect(needed).toContain(empty);
  const text = readFileSync(`${top}/${file}`, 'utf8');
  const whole = tables.filter((table) => table !== empty && needed.has(table));
  expect(whole.length).toBeGreaterThan(0);
  const expected = tables.map((table) => [table, whole.includes(table) ? 1 : 0]);
  expect(tables.map((table) => [table, countOf(text, packed(table))])).toEqual(expected);
  expect(emptyStakes).not.toBe('');
  expect(countOf(text, emptyStakes)).toBe(1);
});

test('the table of stakes that the files carry has nothing in it, and is accepted', () => {
  const bytes = gunzipSync(Buffer.from(emptyStakes, 'base64'));
  expect(bytes.length).toBeLessThan(100);
  expect(elements.giveTable(empty, bytes)).toEqual({ ok: true });
});

test.each(files)('%s has one wasm module, that of the elements', (file) => {
  const text = readFileSync(`${top}/${file}`, 'utf8');
  expect(countOf(text, readFileSync(`${generated}/elements.wasm.gz`, 'base64'))).toBe(1);
  expect(countOf(text, 'base64,AGFzbQ')).toBe(0); // the first bytes of every wasm file that is not gzipped
});

test('the elements that count carry the module that counts, and no table', () => {
  const text = readFileSync(`${top}/dist/fifteen-two.js`, 'utf8');
  expect(countOf(text, readFileSync(`${generated}/cribbage.wasm.gz`, 'base64'))).toBe(1);
  expect(countOf(text, 'base64,AGFzbQ')).toBe(0);
  for (const table of tables) expect(countOf(text, packed(table)), table).toBe(0);
});
