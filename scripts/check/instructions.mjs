// Counts, with callgrind, how many instructions the engine needs to answer each question of a list. Unlike a time, this count
// does not depend on how busy the machine is. Fails if a count differs by more than three percent from
// tests/bench/instructions.json. A higher count is a fault, and a lower one should be recorded.
//
//     node scripts/check/instructions.mjs [--record]
//
// Each compiler generates different instructions, so the check is skipped if the counts were recorded with another compiler.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const file = 'tests/bench/instructions.json';
const within = 0.03;

const score = { weDeal: true, ours: 114, theirs: 109 };
const dealt = '5D JH 6S 4H 5S 2C';
const kept = { kept: '4S 6D KH 9C', starter: '2C', weDeal: true };
const record = 'Ann - Ben\n1. 0-0* KH\nAnn: 4S 5H 5D 6C / 2C 9D\nBen: TS JD QC KS / AH 3D\nplay: 4S TS 5H JD';

/** Questions to the engine, by name: those for which people wait, and those asked most often. */
const questions = {
  'a hand': { ask: 'scoreShow', hand: '5H 5S 5C JD', starter: '5D' },
  'fourteen ranks': { ask: 'scoreRanks', ranks: 'A2345566778899' },
  'the starters of a hand': { ask: 'valueStarters', hand: '4S 5H 5D 6C' },
  'cards as typed': { ask: 'parseCards', text: '5h, ten of clubs, JD, 10s' },
  'discards by points': { ask: 'valueDiscards', dealt, weDeal: true, order: 'points' },
  'discards at 0–0': { ask: 'valueDiscards', dealt, weDeal: true },
  'discards at 114–109': { ask: 'valueDiscards', dealt, ...score },
  'a play': { ask: 'scorePlay', played: 'them 5H, us TD, them 5C, us AS', weDeal: true },
  'a lead to answer': { ask: 'valuePlays', ...kept, played: 'them 5H' },
  'the third card, at once': { ask: 'valuePlays', ...kept, played: 'them 5H, us 6D, them 7S', quick: true },
  'the third card near the end': {
    ask: 'valuePlays',
    ...kept,
    ...score,
    played: 'them 5H, us 6D, them 7S',
    quick: true,
  },
  'a chance': { ask: 'winChance', ...score },
  'a record': { ask: 'readGame', record },
};

const folder = mkdtempSync(join(tmpdir(), 'fifteen-two-instructions-'));

// Counts only the instructions that answer the question, not those that read the tables which it needs.
const count = (question) => {
  const out = join(folder, 'callgrind.out');
  const told = spawnSync(
    'valgrind',
    [
      '--tool=callgrind',
      `--callgrind-out-file=${out}`,
      '--toggle-collect=cribbage::answerLines*',
      '--toggle-collect=cribbage::giveShipped*',
      'build/release/cribbage',
      'ask',
    ],
    { input: `${JSON.stringify(question)}\n`, encoding: 'utf8' },
  );
  if (!told.stdout.startsWith('{"ok":'))
    throw new Error(`no answer to ${JSON.stringify(question)}: ${told.stdout}${told.stderr}`);
  const instructions = Number(/^(?:summary|totals): (\d+)/m.exec(readFileSync(out, 'utf8'))?.[1]);
  if (!(instructions > 0)) throw new Error(`nothing was counted of ${JSON.stringify(question)}`);
  return instructions;
};

if (spawnSync('valgrind', ['--version']).status !== 0) {
  console.log('not counted: no valgrind');
  process.exit(0);
}
const compiler = execFileSync('c++', ['--version'], { encoding: 'utf8' }).split('\n')[0];
const counted = Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, count(question)]));
rmSync(folder, { recursive: true });

if (process.argv.includes('--record')) {
  writeFileSync(file, `${JSON.stringify({ compiler, instructions: counted }, null, 2)}\n`);
  process.exit(0);
}
const recorded = JSON.parse(readFileSync(file, 'utf8'));
if (recorded.compiler !== compiler) {
  console.log(`not compared: recorded with ${recorded.compiler}, and this is ${compiler}`);
  process.exit(0);
}
let off = 0;
for (const [name, instructions] of Object.entries(counted)) {
  const ratio = instructions / (recorded.instructions[name] ?? Number.NaN);
  const fits = Math.abs(ratio - 1) <= within;
  if (!fits) off += 1;
  console.log(
    `${fits ? ' ' : '!'} ${name.padEnd(30)} ${instructions.toLocaleString('en').padStart(14)} ${ratio.toFixed(3)}`,
  );
}
if (off > 0)
  console.log(`${off} of ${Object.keys(counted).length} are not within 3 %: look why, or record them with --record`);
process.exit(off > 0 ? 1 : 0);
