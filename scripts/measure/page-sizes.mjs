// Prints the gzipped sizes of the files for other people's pages, as a table in Markdown. Needs the built library and app.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createEngine } from '../../dist/engine/index.js';
import { languagesBesides } from '../build/languages.mjs';

const engine = await createEngine();
const discard = async (question) => {
  const tables = await engine.needs('valueDiscards', { dealt: '5D JH 6S 4H 5S 2C', weDeal: true, ...question });
  return ['advice.js', 'advice.wasm', ...tables.map((table) => `${table}.bin`)].map(
    (file) => `dist/engine/generated/${file}`,
  );
};
const rows = [
  ['`dist/cribbage-hand.js`', ['dist/cribbage-hand.js']],
  ['`dist/fifteen-two.js`', ['dist/fifteen-two.js']],
  ['a first discard by points, beside it', await discard({ order: 'points' })],
  ['a first discard with a score, beside it', await discard({ ours: 90, theirs: 75 })],
  ['the same near the last hole', await discard({ ours: 115, theirs: 112 })],
  ...languagesBesides.map(({ name, folder }) => [`${name}, beside it`, [`dist/engine/generated/${folder}.js`]]),
  ['`dist/fifteen-two-all.js`', ['dist/fifteen-two-all.js']],
  ['`dist/app/embed/v1/index.html`', ['dist/app/embed/v1/index.html']],
];
engine.close();

const size = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
console.log('| what is loaded | gzipped |\n|---|---|');
for (const [what, files] of rows)
  console.log(`| ${what} | ${Math.round(files.reduce((sum, file) => sum + size(file), 0) / 1000)} kB |`);
