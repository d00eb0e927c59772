// Writes the table of tokens in docs/guide/page.md from web/styles/tokens.css: `npm run theming`. With --check, fails if it is
// not as written.
import { readFileSync, writeFileSync } from 'node:fs';

const target = 'docs/guide/page.md';
const [begin, end] = ['<!-- tokens: written by scripts/generate/theming.mjs -->', '<!-- end of tokens -->'];

// The first block of tokens.css: a comment, then the tokens it is about.
const block = /:root \{([\s\S]*?)\n\}/.exec(readFileSync('web/styles/tokens.css', 'utf8'))?.[1] ?? '';
const rows = [];
let comment = '';
for (const [, words, name, value] of block.matchAll(/\/\*\s*([\s\S]*?)\s*\*\/|--([\w-]+):\s*([^;]+);/g)) {
  if (words) comment = words.replace(/\s+/g, ' ');
  else rows.push({ name, value: value.replace(/\s+/g, ' '), comment });
}
if (rows.length < 15) throw new Error('the tokens were not found');

const onlyApp = new Set(['key-height', 'nav-height']);
const table = [
  '| property | value | what it is for |',
  '|---|---|---|',
  ...rows
    .filter(({ name }) => !onlyApp.has(name))
    .map(({ name, value, comment }) => `| \`--cribbage-${name}\` | \`${value}\` | ${comment} |`),
].join('\n');

const text = readFileSync(target, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`${target} has no place for the tokens`);
const written = `${before}${begin}\n${table}\n${end}${after}`;

if (process.argv.includes('--check')) {
  if (written !== text) {
    console.error(`${target} is not what scripts/generate/theming.mjs writes: run npm run theming`);
    process.exit(1);
  }
} else {
  writeFileSync(target, written);
}
