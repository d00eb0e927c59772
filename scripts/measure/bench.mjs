// Measures in one run, on this machine, how fast the scorers are natively and in WebAssembly, and how long the engine and its
// parts take to answer questions. Also measures the start of an engine, and the sizes of a first visit. Ratios between these figures
// hold on other machines too; nanoseconds do not. docs/measured.md, "Time", explains each row.
//
// The last column compares a row's first figure with tests/bench/ratios.json: 1.10 is a tenth slower than recorded, with the
// speed of the machine taken out (that of the naive scorer, natively). With `--record`, these ratios are recorded.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { startInBrowser, startInNode } from './start.mjs';

const ratiosFile = 'tests/bench/ratios.json';

// With `--built`, the existing builds are measured and nothing is built.
const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
if (!process.argv.includes('--built')) {
  execFileSync('bash', ['scripts/build/native', '-DFIFTEEN_TWO_TESTS=ON'], quiet);
  execFileSync('bash', ['scripts/build/wasm', '-DFIFTEEN_TWO_TESTS=ON'], quiet);
  execFileSync('bash', ['scripts/build/package'], quiet);
  execFileSync('bash', ['scripts/build/app'], quiet);
}

// The number of steps that the progress line counts at a terminal.
const steps = 6;
let step = 0;
const say = (what) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${++step} of ${steps}: ${what}`);

const measure = (command, args) => JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
say('the core, natively');
const native = measure('build/release/cribbage_bench', []);
say('the core in WebAssembly');
const wasm = measure('node', ['build/wasm/cribbage_bench.js']);

const { createEngine } = await import('../../dist/engine/index.js');
const engine = await createEngine();
const deals = await Promise.all(Array.from({ length: 50 }, (_, seed) => engine.deal({ seed })));
// Times the advice on the third card of the play. The player has up to three ranks to choose from, and each leads to a subgame
// of its own. No two deals share a subgame, so no solution is in the cache.
const thirdCards = async (quick) => {
  const spent = [];
  for (const { hands, starter } of deals) {
    const [kept, theirs] = [hands[0].slice(0, 4), hands[1]];
    const played = `us ${kept[0]} them ${theirs[0]}`;
    const start = performance.now();
    await engine.valuePlays({ kept, starter, weDeal: false, played, quick });
    spent.push(performance.now() - start);
  }
  spent.sort((a, b) => a - b);
  return [0.5, 0.9].map((part) => spent[Math.floor(part * spent.length)]);
};
say('third cards');
await thirdCards(true);
const [first, settled] = [await thirdCards(true), await thirdCards(false)];
engine.close();
say('questions through the engine');
const { scores, timeDoors } = await import('./doors.mjs');
const doors = await timeDoors();
say('the start in Node');
const inNode = startInNode();
say('the start in Chromium');
const inBrowser = await startInBrowser();
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const recorded = JSON.parse(readFileSync(ratiosFile, 'utf8'));
const ratios = {};
const write = (what, figures, compared = '') =>
  console.log(what.padEnd(46), ...figures.map((figure) => figure.padStart(12)), compared);
// Prints times, in the unit that `print` takes; `unit` is its size in nanoseconds.
const timed =
  (unit, print) =>
  (what, ...values) => {
    const ratio = (values[0] * unit) / native.naiveNs;
    ratios[what] = Number(ratio.toPrecision(3));
    const before = recorded[what];
    write(what, values.map(print), before ? `  ${(ratio / before).toFixed(2)}` : '');
  };
const ns = timed(1, (value) => `${value.toFixed(2)} ns`);
const us = timed(1e3, (value) => `${value.toFixed(1)} µs`);
const ms = timed(1e6, (value) => `${value.toFixed(1)} ms`);
const perSecond = (value) => `${(1000 / value).toFixed(0)} M/s`;
write('native, then wasm', [], '  of the recorded ratio');
const compare = (what, key, print) => print(what, native[key], wasm[key]);
compare('a show, fast path', 'fastNs', ns);
write('  shows a second', [perSecond(native.fastNs), perSecond(wasm.fastNs)]);
compare('  with all starters of a hand at once', 'startersNs', ns);
compare('a show, explained', 'explainNs', ns);
compare('a show, naive scorer of the tests', 'naiveNs', ns);
compare('valueDiscards, in the core', 'discardsUs', us);
compare('the same against the experts of the table', 'expertUs', us);
compare('advice after the second card, a first answer', 'firstMs', ms);
compare('the same, settled', 'settledMs', ms);
console.log('\nthrough the engine in Node');
us('valueDiscards by points', doors.points);
us('  of it the module', doors.answered.module);
us('  of it reading the answer', doors.answered.read);
us('  JSON.parse of the same answer', doors.answered.json);
write('  bytes of the answer as it is handed over', [`${doors.answered.bytes}`]);
for (const [at, [ours, theirs]] of scores.entries())
  us(`valueDiscards at ${ours}-${theirs}: mean, most of 50`, doors.win[at].mean, doors.win[at].most);
ms('a third card at once: median, ninth tenth', ...first);
ms('  the same, settled', ...settled);
us('scoreShow', doors.show);
ns('  a hand of scoreShows, by numbers, by texts', doors.shows.byNumbers, doors.shows.byTexts);
us('valueStarters', doors.starters);
us('winChance', doors.chance);
us('winChances', doors.chances);
ms('start in Node: loaded, first count', inNode.ready, inNode.counted);
ms('  first throw advised, first card too', inNode.thrown, inNode.played);
if (inBrowser) {
  ms('start in Chromium: the worker runs', inBrowser.loading);
  ms('  its module is loaded, first count', inBrowser.ready, inBrowser.counted);
  ms('  first throw advised, first card too', inBrowser.thrown, inBrowser.played);
}
if (process.argv.includes('--record')) writeFileSync(ratiosFile, `${JSON.stringify(ratios, null, 2)}\n`);
console.log('\na first visit, bytes gzipped');
execFileSync('node', ['scripts/check/size.mjs'], { stdio: 'inherit' });
