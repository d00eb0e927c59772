// Measures what share of the core's lines and branches the quick tests run. A condition has two branches: taken and not taken.
//
//     node scripts/test/coverage.mjs [--branches] [--all]
//     node scripts/test/coverage.mjs --fuzzed [FOLDER]
//
// --branches lists the branches never taken. --all runs every test. --fuzzed runs the inputs of the fuzzer instead of the
// tests: the inputs that it found (scripts/test/fuzz keeps them in build/fuzz-corpus) and the inputs from which it started. The
// core is compiled unoptimised and without exceptions, which it does not use, so every measured branch is in the source. A line
// or branch in a header or template counts as run if it runs in any file. If two instances of a template have different
// branches, more branches may count as run than really were.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { branches: { type: 'boolean' }, all: { type: 'boolean' }, fuzzed: { type: 'boolean' } },
  allowPositionals: true,
});

const core = 'cpp/cribbage';
const built = 'build/release';
const objects = join(built, 'tests/cpp/CMakeFiles', `${values.fuzzed ? 'replayed' : 'cribbage_tests_covered'}.dir`);
const counted = { lines: 99, branches: 95 }; // the targets, in percent

const must = (program, words) => {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`.slice(-6000));
  process.exit(1);
};

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** Runs gcov on one object file. */
const gcov = (file) => {
  const told = execFileSync('gcov', ['--json-format', '--stdout', '--branch-probabilities', resolve(file)], {
    cwd: dirname(file),
    maxBuffer: 1 << 28,
  });
  return JSON.parse(told.toString().split('\n')[0]);
};

// For each file and line, counts how often the line and each of its branches ran.
const collect = () => {
  const files = new Map();
  for (const object of filesIn(objects, '.gcda'))
    for (const { file, lines } of gcov(object).files) {
      const path = relative('.', resolve(dirname(object), file));
      if (!path.startsWith(`${core}/`)) continue;
      if (!files.has(path)) files.set(path, new Map());
      const known = files.get(path);
      // gcov reports a line of a template or a constructor several times. The counts of the reports are added, branch by branch.
      for (const { line_number, count, branches } of lines) {
        const line = known.get(line_number) ?? { count: 0, branches: [] };
        line.count += count;
        branches.forEach((branch, at) => {
          line.branches[at] = (line.branches[at] ?? 0) + branch.count;
        });
        known.set(line_number, line);
      }
    }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
};

const tally = (lines) => {
  const all = [...lines.values()];
  const branches = all.flatMap((line) => line.branches);
  return {
    lines: [all.filter(({ count }) => count > 0).length, all.length],
    branches: [branches.filter((count) => count > 0).length, branches.length],
  };
};

const percent = ([some, all]) => (all === 0 ? 100 : (100 * some) / all);
const figure = (part) => `${percent(part).toFixed(1).padStart(5)} %`;

const found = positionals[0] ?? 'build/fuzz-corpus';
const seedsOf = (name) => join('tests/corpus', name === 'answers' ? 'tables' : name);
const runs = values.fuzzed
  ? ['questions', 'lines', 'tables', 'answers'].map((name) => [`replay_${name}`, join(found, name), seedsOf(name)])
  : [['cribbage_tests_covered', ...(values.all ? [] : ['~[exhaust]'])]];

must('bash', ['scripts/build/configure', 'release', '-DFIFTEEN_TWO_TESTS=ON']);
const targets = runs.flatMap(([program]) => ['--target', program]);
must('cmake', ['--build', built, '--parallel', '2', ...targets, '--', '-s']);
for (const file of filesIn(objects, '.gcda')) rmSync(file);
for (const [program, ...words] of runs) must(join(built, program), words);

const files = collect();
const source = (path) => readFileSync(path, 'utf8').split('\n');
const total = { lines: [0, 0], branches: [0, 0] };
const below = [];
const unrun = [];
const untaken = [];
for (const [path, lines] of files) {
  const of = tally(lines);
  for (const kind of Object.keys(total)) total[kind] = total[kind].map((sum, at) => sum + of[kind][at]);
  if (Object.entries(counted).some(([kind, least]) => percent(of[kind]) < least))
    below.push(`  ${figure(of.lines)}  ${figure(of.branches)}  ${path}`);
  const text = source(path);
  for (const [number, { count, branches }] of [...lines].sort(([a], [b]) => a - b)) {
    const place = `  ${path}:${number}  ${text[number - 1].trim()}`;
    const never = branches.filter((taken) => taken === 0).length;
    if (count === 0) unrun.push(place);
    else if (never > 0) untaken.push(`${place}  (${never} of ${branches.length})`);
  }
}

console.log(`lines run and branches taken, where they are under ${counted.lines} and ${counted.branches} %:`);
console.log(below.join('\n'));
console.log(`\nlines never run:\n${unrun.join('\n')}`);
if (values.branches) console.log(`\nbranches never taken of lines that are run:\n${untaken.join('\n')}`);
for (const [kind, [some, all]] of Object.entries(total))
  console.log(`\n${kind}: ${some} of ${all} (${figure([some, all]).trim()})`);
