// Pastes the output of programs into the documents. Adds the command, the date and the hashes of the tables that were used:
//
//     node scripts/measure/paste.mjs [--check] [name …]
//
// In a document, `<!-- measured: NAME -->` … `<!-- end -->` marks the place for an output. The native programs must be built.
// With --check, fails if a block is missing, was measured with tables other than the current ones, or has a signature that the
// tests do not expect. Also runs `quick` commands again, and fails if the words of their output differ from the block, or if the
// figures differ too much.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedTables } from '../generate/shipped_tables.mjs';

const hashes = Object.fromEntries(
  JSON.parse(readFileSync('cpp/tables/manifest.json', 'utf8')).map(({ file, hash }) => [file, hash]),
);
const shipped = shippedTables.map(({ file }) => file);
const asText = (text) => `\`\`\`text\n${text}\n\`\`\``;
const asIs = (text) => text;

/**
 * For each name: the command, the tables on which its figures depend, and the function that formats its output. With --check, a
 * `quick` command is run again; its figures may then differ by the share `near`. If `recorded` names a file, that file must
 * contain the signatures in the block.
 */
const measured = {
  signature: {
    command: 'build/release/cribbage bench',
    tables: shipped,
    recorded: 'tests/cpp/cli/signature_test.cpp',
  },
  tables: { command: 'node scripts/measure/tables.mjs', tables: Object.keys(hashes), write: asIs },
  levels: {
    command: 'node scripts/measure/levels.mjs',
    tables: Object.keys(JSON.parse(readFileSync('cpp/measure/levels.json', 'utf8')).tables).map(
      (name) => `${name}.bin`,
    ),
    write: asIs,
    quick: true,
  },
  'cli-discard': {
    command: 'build/release/cribbage discard 5D JH 6S 4H 5S 2C --mine --score 90 75',
    tables: ['crib.bin', 'play.bin', 'stakes.bin', 'pegging.bin', 'board.bin'],
  },
  'cli-discard-three': {
    command: 'build/release/cribbage discard 5H 5D 5S JC 2C --players 3 --mine',
    tables: [],
  },
  simulate: {
    command: 'build/release/cribbage simulate points schell --games 2000 --seed 1',
    tables: ['crib.bin', 'play.bin'],
  },
  'simulate-four': {
    command: 'build/release/cribbage simulate points/reply handOnly/greedy --players 4 --games 1000 --seed 1',
    tables: [],
  },
  'page-sizes': {
    command: 'node scripts/measure/page-sizes.mjs',
    tables: [],
    write: asIs,
    quick: true,
    near: 0.01,
  },
};

const checking = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const name of wanted) if (!measured[name]) throw new Error(`nothing measured is named ${name}`);

const hashesOf = (tables) => tables.map((table) => `${table} ${hashes[table]}`).join(', ');
const namesAll = (text, tables) => tables.every((table) => text.includes(hashes[table]));
const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());

const output = ({ command }) =>
  execFileSync('bash', ['-o', 'pipefail', '-c', command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trimEnd();
const blockOf = (name) => {
  const { command, tables, write = asText } = measured[name];
  const printed = write(output(measured[name]));
  const made = namesAll(printed, tables) ? '' : `, with ${hashesOf(tables)}`;
  return `${printed}\n\nPrinted by \`${command}\` on ${today}${made}.\n`;
};

/** True if a block begins with the text `printed`. Each figure may differ by at most `share` of its value, or by one. */
const isNear = (block, printed, share) => {
  const figure = /\d[\d,]*(?:\.\d+)?/g;
  const figures = (text) => (text.match(figure) ?? []).map((each) => Number(each.replaceAll(',', '')));
  const words = (text) => text.replace(/ +/g, ' ').replace(figure, '#');
  const shown = block.split('\n').slice(0, printed.split('\n').length).join('\n');
  const now = figures(printed);
  return (
    words(shown) === words(printed) &&
    figures(shown).every((each, at) => Math.abs(each - now[at]) <= Math.max(share * now[at], Math.min(1, share * 100)))
  );
};

/** Returns what is wrong with a block, as the end of a sentence like "The block is not there". */
const faultOf = (name, block) => {
  const { tables, recorded, quick, write = asText, near = 0 } = measured[name];
  if (!block.includes('Printed by `')) return 'is not there';
  if (!namesAll(block, tables)) return 'was measured with other tables';
  if (quick && !isNear(block, write(output(measured[name])), near)) return 'is not what its command prints';
  const known = recorded ? readFileSync(recorded, 'utf8') : '';
  const strange = recorded && (block.match(/\b[0-9a-f]{16}\b/g) ?? []).filter((figure) => !known.includes(figure));
  return strange && strange.length > 0 ? `is not that of ${recorded}` : undefined;
};

const problems = [];
const found = new Set();
const documents = readdirSync('docs', { recursive: true })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs', file));
for (const document of documents) {
  const text = readFileSync(document, 'utf8');
  const written = text.replace(
    /(<!-- measured: ([\w-]+) -->\n)([\s\S]*?)(<!-- end -->)/g,
    (whole, begin, name, block, end) => {
      found.add(name);
      if (!measured[name]) problems.push(`${document}: nothing measured is named ${name}`);
      else if (checking && faultOf(name, block))
        problems.push(`${document}: ${name} ${faultOf(name, block)}: node scripts/measure/paste.mjs ${name}`);
      else if (!checking && (wanted.length === 0 || wanted.includes(name))) return `${begin}${blockOf(name)}${end}`;
      return whole;
    },
  );
  if (written !== text) writeFileSync(document, written);
}
for (const name of Object.keys(measured)) if (!found.has(name)) problems.push(`no document has a place for ${name}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
