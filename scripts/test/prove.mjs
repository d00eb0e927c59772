// Proves every claim, or those named; what was proven of the same files is not proven again.
//
//     node scripts/test/prove.mjs [--list] [--again] [--document] [NAME …]
//
// --list only says what is proven. --again proves all of it anew. Results are kept in build/proofs.json after each proof, so a run
// that was stopped goes on where it was. --document writes the results of a whole run into docs/proof.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { claims } from './claims.mjs';

const [flags, named] = [
  process.argv.slice(2).filter((word) => word.startsWith('--')),
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
];
const unknown = [
  ...flags.filter((flag) => !['--list', '--again', '--document'].includes(flag)),
  ...named.filter((name) => !claims.some((claim) => claim.name === name)),
];
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}; there are ${claims.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const kept = 'build/proofs.json';
const document = 'docs/proof.md';

const run = (command, environment = {}) => {
  const [program, ...words] = command;
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...environment, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { passed: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
};

// What is proven: the files that decide answers and those that ask, as they lie here.
const state = run(['git', 'ls-files', '-s', 'cpp', 'web', 'tests', 'CMakeLists.txt', 'package-lock.json']).output;
const changed = run(['git', 'diff', '--', 'cpp', 'web', 'tests', 'CMakeLists.txt', 'package-lock.json']).output;
const files = createHash('sha256').update(state).update(changed).digest('hex').slice(0, 12);

const proofs = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const isProven = ({ name }) => proofs[name]?.files === files;

const line = (claim) => {
  const { result, seconds } = isProven(claim) ? proofs[claim.name] : {};
  const outcome = result === undefined ? 'not proven yet' : `${result}, ${seconds} s`;
  return `${claim.name.padEnd(15)} ${claim.claim}\n${' '.repeat(16)}${claim.by}: ${outcome}`;
};

const row = (claim) => {
  const { result, seconds } = proofs[claim.name];
  return `| ${claim.claim} | ${claim.by} | \`npm run prove -- ${claim.name}\` | ${seconds} s | \`${result}\` |`;
};

// The table of the document, from the results of a whole run.
const writeDocument = () => {
  const missing = claims.filter((claim) => !isProven(claim));
  if (missing.length > 0) throw new Error(`not proven yet: ${missing.map(({ name }) => name).join(', ')}`);
  const [before, rest] = readFileSync(document, 'utf8').split('<!-- claims -->\n');
  const [, after] = rest.split('<!-- end -->\n');
  const table = ['| claim | by | command | time | result |', '|---|---|---|---:|---|', ...claims.map(row)].join('\n');
  const when = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const said = `Printed by \`npm run prove\` on ${when}, on two cores.`;
  writeFileSync(document, `${before}<!-- claims -->\n${table}\n\n${said}\n<!-- end -->\n${after}`);
};

const builders = {
  native: [
    ['bash', 'scripts/build/native', '-DFIFTEEN_TWO_TESTS=ON', '-DFIFTEEN_TWO_STRICT=ON'],
    ['cmake', '--build', 'build/release', '--parallel', '2', '--target', 'prove_discards', 'prove_shows'],
  ],
  wasm: [
    ['bash', 'scripts/build/wasm'],
    ['bash', 'scripts/build/package'],
  ],
  app: [
    ['bash', 'scripts/build/wasm'],
    ['bash', 'scripts/build/package'],
    ['bash', 'scripts/build/app'],
  ],
};
const built = new Set();
const build = (need) => {
  if (built.has(need)) return;
  for (const command of builders[need]) {
    const { passed, output } = run(command);
    if (!passed) throw new Error(`building failed: ${command.join(' ')}\n${output.slice(-4000)}`);
  }
  built.add(need);
};

const prove = ({ name, needs, command, environment, ends }) => {
  for (const need of needs) build(need);
  const start = Date.now();
  const { passed, output } = run(command, environment);
  const seconds = Math.max(1, Math.round((Date.now() - start) / 1000));
  const result = ends.exec(output)?.groups?.result;
  if (!passed || result === undefined) {
    console.error(`${name} is NOT proven:\n${output.slice(-4000)}`);
    return false;
  }
  proofs[name] = { files, result, seconds };
  mkdirSync('build', { recursive: true });
  writeFileSync(kept, `${JSON.stringify(proofs, null, 2)}\n`);
  return true;
};

if (flags.includes('--document')) {
  writeDocument();
  process.exit(0);
}

const wanted = claims.filter(({ name }) => named.length === 0 || named.includes(name));
let failed = 0;
for (const claim of wanted) {
  const needed = flags.includes('--again') || !isProven(claim);
  if (!flags.includes('--list') && needed && !prove(claim)) failed += 1;
  else console.log(line(claim));
}
process.exit(failed > 0 ? 1 : 0);
