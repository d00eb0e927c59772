// Writes the table of CSS colour tokens in docs/guide/page.md from custom-elements.json: `npm run theming`. With --check, fails
// if the table is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { elementsManifest } from '../build/elements-manifest.mjs';

const target = 'docs/guide/page.md';
const [begin, end] = ['<!-- tokens: written by scripts/generate/theming.mjs -->', '<!-- end of tokens -->'];

// All elements have the same tokens, so one element is enough.
const [element] = elementsManifest().modules[0].declarations.filter(({ customElement }) => customElement);
const table = [
  '| property | value | use |',
  '|---|---|---|',
  ...element.cssProperties.map(
    ({ name, default: value, description }) => `| \`${name}\` | \`${value}\` | ${description} |`,
  ),
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
