// Splits a linked wasm module into two files: `node scripts/build/split-module.mjs WHOLE LINKED FIRST TO REST`. TO has the
// functions that the first questions need, and everything but functions. REST has the other functions. It is loaded when they
// are needed, and uses the memory and the function table of TO (wasm-split of Binaryen).
//
// - WHOLE answers all questions, is optimised, and has the names of its functions.
// - LINKED is the same module as the linker wrote it, not optimised.
// - FIRST is linked from the same files, but answers only the first questions. The linker leaves out every function that cannot
//   be reached from these questions, also through pointers and virtual functions. So FIRST has the names of all functions that
//   may be needed.
//
// The optimiser makes one function of two that are equal, which then has the name of either. So the calls in WHOLE are followed,
// and its table of functions is compared with that of LINKED.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [whole, linked, first, to, rest] = process.argv.slice(2);
const binaryen = execFileSync('em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' }).trim();
const features = ['simd', 'mutable-globals', 'bulk-memory', 'sign-ext', 'nontrapping-float-to-int', 'reference-types'];
const run = (tool, ...words) =>
  execFileSync(join(binaryen, 'bin', tool), [...features.map((feature) => `--enable-${feature}`), ...words], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

// Reads the text form of a module: the names of its functions, the functions that each of them names, and the functions in its
// table. In this form each function, and each table, begins on a line with one space before it. A newer Binaryen puts names with
// signs in quotation marks.
const namePattern = /\$("[^"]*"|[^\s()]+)/.source;
const read = (file) => {
  const functions = new Map();
  const table = [];
  const named = (text, before = '') =>
    [...text.matchAll(new RegExp(before + namePattern, 'g'))].map(([, found]) => found);
  for (const part of run('wasm-dis', file).split(/\n(?= \()/)) {
    const [its] = named(part, '^ \\(func ');
    if (its) functions.set(its, named(part, '\\((?:return_call|call|ref\\.func) '));
    if (part.startsWith(' (elem')) table.push(...named(part.slice(part.indexOf('(i32.const'))));
  }
  return { functions, table };
};

// Two functions of the same name, from two files, are numbered in the order of the module.
const unnumbered = (name) => name.replace(/(?:[._]\d+)+(?="?$)/, '');

const all = read(whole);
const unmerged = read(linked).table;
if (unmerged.length !== all.table.length) throw new Error('the optimiser has changed the table of functions');
const wanted = new Set([...read(first).functions.keys()].map(unnumbered));
const kept = new Set([
  ...[...all.functions.keys()].filter((name) => wanted.has(unnumbered(name))),
  ...all.table.filter((_, slot) => wanted.has(unnumbered(unmerged[slot]))),
]);
for (const name of kept) for (const called of all.functions.get(name) ?? []) kept.add(called); // also for those that this adds

// Without names, functions are called by their numbers, and so are the exports that wasm-split adds.
const folder = mkdtempSync(join(tmpdir(), 'split-'));
try {
  const [nameless, numbers] = ['module.wasm', 'kept'].map((file) => join(folder, file));
  run('wasm-opt', '--strip-debug', '--strip-producers', whole, '-o', nameless);
  writeFileSync(numbers, [...all.functions.keys()].flatMap((name, at) => (kept.has(name) ? [at] : [])).join('\n'));
  // Both files name the build, so that files of different builds are not used together.
  const made = [nameless, numbers].map((file) => readFileSync(file));
  const build = createHash('sha256')
    .update(Buffer.concat(made))
    .update(run('wasm-split', '--version'))
    .digest('hex')
    .slice(0, 8);
  const names = ['--export-prefix=%', `--import-namespace=${build}`, `--placeholder-namespace=${build}`];
  run('wasm-split', nameless, `--keep-funcs=@${numbers}`, ...names, '-o1', to, '-o2', rest);
  // Each function that TO calls and REST has is imported as a placeholder. All calls to them should be through the table.
  const calledLater = run('wasm-dis', to).match(new RegExp(`^ \\(import "${build}`, 'gm'))?.length ?? 0;
  if (calledLater > all.table.filter((slot) => !kept.has(slot)).length)
    throw new Error('a first question calls a function that was split off');
} finally {
  rmSync(folder, { recursive: true });
}
