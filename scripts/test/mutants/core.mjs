// Mutation testing of the core, for mutate.mjs: breaks the core in small ways and reports which of these changes the tests
// notice. All changes are compiled into one test program.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findMutants } from './find.mjs';
import { sampled } from './sample.mjs';

const tree = 'build/mutants/tree';
const built = 'build/mutants/build';
const core = 'cpp/cribbage';
const program = resolve(built, 'cribbage_tests');
const header = resolve('scripts/test/mutants/mutant.h');

const sources = () =>
  readdirSync(core, { recursive: true })
    .filter((file) => /\.(cpp|h)$/.test(file))
    .sort();

const write = (path, text) => {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
};

// Writes a copy of the sources that contains all the changes, at most one per line.
const writeTree = (mutants) => {
  mkdirSync(tree, { recursive: true });
  for (const part of ['CMakeLists.txt', 'package.json', 'layers.txt'])
    write(join(tree, part), readFileSync(part, 'utf8'));
  for (const folder of ['cpp', 'tests/cpp', 'tests/bench', 'tests/cases', 'tests/corpus'])
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath ?? file.path, file.name);
      mkdirSync(join(tree, file.parentPath ?? file.path), { recursive: true });
      const here = mutants.filter((mutant) => mutant.file === path);
      if (here.length > 0) {
        const lines = readFileSync(path, 'utf8').split('\n');
        for (const mutant of here) lines[mutant.line] = mutant.change(mutant.id);
        write(join(tree, path), lines.join('\n'));
      } else if (!existsSync(join(tree, path)) || !readFileSync(path).equals(readFileSync(join(tree, path)))) {
        cpSync(path, join(tree, path));
      }
    }
};

const command = (program, words, options = {}) => {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  return { passed: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
};

// Builds the copy. If the compiler refuses some changes, builds again without them.
const build = (all, tell) => {
  let mutants = all;
  for (let round = 0; round < 12; ++round) {
    writeTree(mutants);
    const configured = command('cmake', [
      ...['-S', tree, '-B', built, '-DCMAKE_BUILD_TYPE=Release', '-DFIFTEEN_TWO_TESTS=ON', '-DFIFTEEN_TWO_INSTALL=OFF'],
      `-DCMAKE_CXX_FLAGS=-std=c++20 -w -include ${header}`,
      // Assertions, also those of the standard library, catch reads and writes beyond the end of a container, as the sanitizers
      // would.
      '-DCMAKE_CXX_FLAGS_RELEASE=-O2 -D_GLIBCXX_ASSERTIONS',
    ]);
    if (!configured.passed) throw new Error(configured.output.slice(-4000));
    const made = command('cmake', [
      '--build',
      built,
      '--parallel',
      '2',
      '--target',
      'cribbage_tests',
      '--',
      '-s',
      '-k',
    ]);
    if (made.passed) return mutants;
    const refused = new Set();
    for (const [, file, line] of made.output.matchAll(/([\w./-]+\/tree\/[\w./-]+):(\d+):\d+:/g))
      for (const mutant of mutants)
        if (file.endsWith(`/tree/${mutant.file}`) && mutant.line === Number(line) - 1) refused.add(mutant);
    // In a template, the compiler reports the error at a use, on another line. The message then contains the number of the
    // change.
    for (const [, id] of made.output.matchAll(/mutant::(?:At<|Held<[^<>]*, )(\d+)>/g))
      for (const mutant of mutants) if (refused.size === 0 && mutant.id === Number(id)) refused.add(mutant);
    if (refused.size === 0) throw new Error(made.output.slice(-6000));
    mutants = mutants.filter((mutant) => !refused.has(mutant));
    tell(
      `the compiler refuses ${[...refused].map(({ file, line, what }) => `${file}:${line + 1} ${what}`).join(', ')}`,
    );
  }
  throw new Error('the compiler refuses too much');
};

// The limit of a run, in seconds of processor time: a change may cause an endless loop. On a busy machine, a run may take much
// longer by the clock.
const seconds = 120;
const quick = ['~[exhaust]', '-a'];
const signature = 'every answer is the one recorded*';

// The possible outcomes of trying a change. If it is tried with several sets of tests, the outcome that comes last in this list
// counts.
const order = ['', 'unrun', 'none', 'survived', 'killed'];
const worse = (one, other) => (order.indexOf(one) > order.indexOf(other) ? one : other);

// Runs tests with one change active, and returns the outcome: `killed` if a test fails, `survived` if none does, `unrun` if no
// test ran the change, or `none` if the operands' types lack the new operator.
const tryOne = async (id, words) => {
  const told = mkdtempSync(join(tmpdir(), 'fifteen-two-mutant-'));
  const status = await new Promise((done) => {
    const child = spawn('prlimit', [`--cpu=${seconds}`, program, ...words], {
      stdio: 'ignore',
      env: { ...process.env, FIFTEEN_TWO_MUTANT: String(id), FIFTEEN_TWO_MUTANT_TOLD: told },
    });
    child.on('close', (code) => done(code ?? 1));
  });
  const notes = readdirSync(told);
  rmSync(told, { recursive: true });
  if (status !== 0) return 'killed';
  return notes.includes('none') ? 'none' : notes.includes('reached') ? 'survived' : 'unrun';
};

/** Returns `{ name, text, outcome }` for each of `count` changes, which are drawn at random by the seed. */
export const breakCore = async (count, seed, tell, kept) => {
  const all = sources().flatMap((file) => {
    const path = join(core, file);
    return findMutants(readFileSync(path, 'utf8')).map((mutant) => ({ ...mutant, file: path }));
  });
  // At most one change per line is drawn, because two in a line would have to be combined.
  const places = new Set();
  const chosen = sampled(all, seed)
    .filter(({ file, line }) => !places.has(`${file}:${line}`) && places.add(`${file}:${line}`))
    .slice(0, count)
    .map((mutant, at) => ({ ...mutant, id: at + 1 }));
  tell(`the core: ${all.length} ways to break it, ${chosen.length} of them drawn; compiling …`);
  const mutants = build(chosen, tell);
  if ((await tryOne(0, quick)) === 'killed' || (await tryOne(0, [signature])) === 'killed')
    throw new Error('the tests fail with nothing changed');
  const outcomes = [];
  const next = async (queue) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const name = `${mutant.file}:${mutant.line + 1}:${mutant.at + 1} ${mutant.what}`;
      const key = `${name} ${mutant.text}`;
      if (kept.at(key) === undefined) {
        // First runs the few tests of the file that is changed. Then runs the quick tests, up to the first failure. The test of
        // the signature comes last, because it covers every kind of answer and takes longest.
        const own = mutant.file.replace(/^.*\//, '').replace(/\.(cpp|h)$/, '_test');
        let outcome = '';
        for (const words of [['-#', `[#${own}]`, '-a'], quick, [signature]])
          if (outcome !== 'killed') outcome = worse(outcome, await tryOne(mutant.id, words));
        kept.set(key, outcome);
      }
      outcomes.push({ name, text: mutant.text, outcome: kept.at(key) });
      tell(`${String(outcomes.length).padStart(4)} of ${mutants.length}  ${kept.at(key).padEnd(8)} ${name}`);
    }
  };
  const queue = [...mutants];
  await Promise.all([next(queue), next(queue)]);
  return outcomes;
};
