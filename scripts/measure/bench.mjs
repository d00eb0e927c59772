// Measures, in one run on this machine: the scorers natively and in WebAssembly, one question through each door of
// the engine, and the sizes of a first visit. Ratios travel between machines; nanoseconds do not.
import { execFileSync } from 'node:child_process';

const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
execFileSync('bash', ['scripts/build/native', '-DFIFTEEN_TWO_TESTS=ON'], quiet);
execFileSync('bash', ['scripts/build/wasm', '-DFIFTEEN_TWO_TESTS=ON'], quiet);
execFileSync('bash', ['scripts/build/package'], quiet);
execFileSync('bash', ['scripts/build/app'], quiet);

const measure = (command, args) => JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
const native = measure('build/release/cribbage_bench', []);
const wasm = measure('node', ['build/wasm/cribbage_bench.js']);

const { createEngine } = await import('../../dist/engine/index.js');
const engine = await createEngine();
const timeQuestion = async (ask, times = 20) => {
  const rounds = [];
  for (let round = 0; round < times; ++round) {
    const start = performance.now();
    for (let i = 0; i < 50; ++i) await ask(i);
    rounds.push((performance.now() - start) / 50);
  }
  return Math.min(...rounds) * 1000;
};
const deals = await Promise.all(Array.from({ length: 50 }, (_, seed) => engine.deal({ seed })));
const throughDoor = {
  discards: await timeQuestion((i) => engine.valueDiscards({ dealt: deals[i].hands[0], weDeal: true }), 5),
  nearTheEnd: await timeQuestion(
    (i) => engine.valueDiscards({ dealt: deals[i].hands[0], weDeal: true, ours: 114, theirs: 109 }),
    5,
  ),
  show: await timeQuestion((i) => engine.scoreShow({ hand: deals[i].hands[0].slice(0, 4), starter: deals[i].starter })),
};
// A third card is chosen among up to four; each begins a subgame of its own. No two deals have one in common.
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
await thirdCards(true);
const [first, settled] = [await thirdCards(true), await thirdCards(false)];
engine.close();

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
row('valueDiscards, as an engine in Node answers it', '', us(throughDoor.discards));
row('  the same near the end, at 114 to 109', '', us(throughDoor.nearTheEnd));
row('a third card at once: median, ninth tenth', '', ...first.map(ms));
row('  the same, settled', '', ...settled.map(ms));
row('scoreShow, as an engine in Node answers it', '', us(throughDoor.show));
console.log('\na first visit, bytes gzipped');
execFileSync('node', ['scripts/check/size.mjs'], { stdio: 'inherit' });
