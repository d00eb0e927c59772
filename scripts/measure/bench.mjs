// Measures in one run, on this machine, how fast the scorers are natively and in WebAssembly, and how long the engine and its
// parts take to answer questions. Also measures the start of an engine, and the sizes of a first visit. Ratios between these figures
// hold on other machines too; nanoseconds do not. docs/measured.md, "Time", explains each row.
import { execFileSync } from 'node:child_process';
import { startInBrowser, startInNode } from './start.mjs';

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

const row = (what, ...figures) => console.log(what.padEnd(46), ...figures.map((figure) => figure.padStart(14)));
const ns = (value) => `${value.toFixed(2)} ns`;
const us = (value) => `${value.toFixed(1)} µs`;
const ms = (value) => `${value.toFixed(1)} ms`;
const perSecond = (value) => `${(1000 / value).toFixed(0)} M/s`;
row('', 'native', 'wasm', 'wasm/native');
const compare = (what, key, print) =>
  row(what, print(native[key]), print(wasm[key]), (wasm[key] / native[key]).toFixed(2));
compare('a show, fast path', 'fastNs', ns);
row('  shows a second', perSecond(native.fastNs), perSecond(wasm.fastNs));
compare('  with all starters of a hand at once', 'startersNs', ns);
compare('a show, explained', 'explainNs', ns);
compare('a show, naive scorer of the tests', 'naiveNs', ns);
row(
  '  naive / fast',
  `${(native.naiveNs / native.fastNs).toFixed(0)} times`,
  `${(wasm.naiveNs / wasm.fastNs).toFixed(0)} times`,
);
compare('valueDiscards, in the core', 'discardsUs', us);
compare('the same against the experts of the table', 'expertUs', us);
compare('advice after the second card, a first answer', 'firstMs', ms);
compare('the same, settled', 'settledMs', ms);
row('valueDiscards by points, engine in Node', '', us(doors.points));
row('  of it the module', '', us(doors.answered.module));
row('  of it reading the answer', '', us(doors.answered.read));
row('  JSON.parse of the same answer', '', us(doors.answered.json));
row('  bytes of the answer as it is handed over', '', `${doors.answered.bytes}`);
for (const [at, [ours, theirs]] of scores.entries())
  row(`valueDiscards at ${ours}-${theirs}: mean, most of 50`, us(doors.win[at].mean), us(doors.win[at].most));
row('a third card at once: median, ninth tenth', '', ...first.map(ms));
row('  the same, settled', '', ...settled.map(ms));
row('scoreShow, engine in Node', '', us(doors.show));
row('valueStarters, the same', '', us(doors.starters));
row('winChance, the same', '', us(doors.chance));
row('winChances, the same', '', us(doors.chances));
row('start in Node: loaded, first count', ms(inNode.ready), ms(inNode.counted));
if (inBrowser) {
  row('start in Chromium: the worker runs', '', ms(inBrowser.loading));
  row('  its module is loaded, first count', ms(inBrowser.ready), ms(inBrowser.counted));
}
console.log('\na first visit, bytes gzipped');
execFileSync('node', ['scripts/check/size.mjs'], { stdio: 'inherit' });
