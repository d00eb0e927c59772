// Builds and runs every test suite, without the output of passing tests. Prints the failures, a line for each suite, and at the
// end `N passed, M failed`.
//
//     node scripts/test/suites.mjs [--all] [--nightly] [--slowest] [NAME …]
//
// A suite is reported as `unchanged`, and not run again, if its files have not changed since its last pass. Suites that are
// named are run anyway, and --all runs every suite. --nightly runs everything, including long and random tests. --slowest
// prints the ten slowest cases in C++. While a suite runs, the next one is built: a test program in C++ keeps one core busy,
// and compilers can use the others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  checkCtest,
  countCatch,
  countPlaywright,
  countProgram,
  countVitest,
  Failure,
  inAll,
  must,
  run,
} from './count-tests.mjs';
import { filesHash } from './files_hash.mjs';

const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
const nightly = words.includes('--nightly');
const slowest = words.includes('--slowest');
if (nightly)
  Object.assign(process.env, { FIFTEEN_TWO_NIGHTLY: '1', FIFTEEN_TWO_WALKS: '100000', FIFTEEN_TWO_GAMES: '4' });
const again = nightly || words.includes('--all') || only.length > 0;

const strict = '-DFIFTEEN_TWO_STRICT=ON';
const tests = '-DFIFTEEN_TWO_TESTS=ON';

// Wraps a build so that it runs only once, however many suites need it.
const once = (build) => {
  let built;
  return () => {
    built ??= build();
    return built;
  };
};
const buildTargets = (...targets) =>
  must(`building ${targets.join(', ')}`, 'cmake', [
    '--build',
    'build/release',
    '--parallel',
    '2',
    ...targets.flatMap((target) => ['--target', target]),
  ]);
const configure = once(() => must('configuring', 'bash', ['scripts/build/configure', 'release', tests, strict]));
const buildCommand = once(async () => {
  await configure();
  await buildTargets('cribbage_command');
});
const buildPackage = once(async () => {
  await must('building the wasm module', 'bash', ['scripts/build/wasm']);
  await must('building the package', 'bash', ['scripts/build/package']);
});
const buildApp = once(async () => {
  await buildPackage();
  await must('building the app', 'bash', ['scripts/build/app']);
});

const canFuzz = once(async () => (await run('bash', ['scripts/test/fuzz', '--can'])).code === 0);

const core = ['CMakeLists.txt', 'CMakePresets.json', 'cpp', 'scripts/build'];
const toTest = ['package.json', 'package-lock.json', 'scripts/test'];
const wasm = [...core, ...toTest, 'web/engine', 'tsconfig.engine.json'];
const site = [...wasm, 'web', 'tsconfig.json', 'tsconfig.web.json', 'vite.config.ts'];

// The suites by name. The outcome of a suite must depend only on its `files`. `build` must be quick if they are unchanged.
// `run` must not build anything, because at the same time the next suite is being built, perhaps in the same folder. `cores` is
// the number of cores that `run` keeps busy.
const suites = {
  // Runs the tests of the core that have many cases or compare many numbers. They would take too long under the sanitizers.
  cpp: {
    files: [...core, ...toTest, 'tests/cpp', 'tests/cases'],
    async build() {
      await configure();
      await buildTargets('cribbage_tests', 'prove_discards');
    },
    async run() {
      return inAll([
        await countCatch('build/release/cribbage_tests', ['[exhaust]'], 'build/release/report.xml', slowest),
        countProgram(await run('build/release/prove_discards', [])),
        countProgram(await checkCtest('build/release')),
      ]);
    },
  },
  // Runs all tests of the core that are not in the suite `cpp`, under the sanitizers.
  'cpp-checked': {
    files: [...core, ...toTest, 'tests/cpp', 'tests/cases', 'tests/corpus'],
    async build() {
      await configure();
      await buildTargets('cribbage_tests_checked');
    },
    run: () => countCatch('build/release/cribbage_tests_checked', ['~[exhaust]'], 'build/release/checked.xml', slowest),
  },
  app: {
    files: [
      ...site,
      '.github/workflows',
      'tests/app',
      'tests/engine',
      'tests/scripts',
      'tests/cases',
      'docs',
      'README.md',
      'CONTRIBUTING.md',
      'vitest.config.ts',
    ],
    async build() {
      await buildCommand();
      await buildPackage();
    },
    cores: 2, // by default, Vitest would leave one of two cores unused
    run: () => countVitest('build/vitest.json', ['--maxWorkers=2']),
  },
  browser: {
    files: [...site, 'tests/browser', 'tests/app/play_through.ts', 'playwright.config.ts'],
    // The tests wait for their pages so often that another suite can run beside them.
    // Builds the command line too: the tests play games in the app, and then read and review them on the command line.
    async build() {
      await buildCommand();
      await buildApp();
    },
    run: () => countPlaywright('build/playwright.json'),
  },
  browsers: {
    files: [...site, 'tests/browsers', 'tests/browser', 'tests/cases', 'vitest.browsers.config.ts'],
    build: buildApp,
    run: () => countVitest('build/vitest-browsers.json', ['--config', 'vitest.browsers.config.ts']),
  },
  package: {
    files: [
      ...site,
      'docs',
      'CITATION.cff',
      'scripts/host',
      'scripts/vcpkg',
      'tests/package',
      'tests/cases',
      'vitest.package.config.ts',
      'README.md',
      'LICENSE',
    ],
    // Builds the native command line too, because the one in the package must agree with it.
    async build() {
      await buildCommand();
      await buildApp();
    },
    run: () => countVitest('build/vitest-package.json', ['--config', 'vitest.package.config.ts']),
  },
  // Runs only with --nightly, because it compiles the core again.
  library: {
    byNight: true,
    files: [...core, ...toTest, 'tests/library', 'vitest.library.config.ts'],
    build: buildCommand,
    run: () => countVitest('build/vitest-library.json', ['--config', 'vitest.library.config.ts']),
  },
  // Runs only the tests that docs/proof.md relies on.
  proof: {
    files: [],
    byName: true,
    async build() {
      await suites.cpp.build();
      await buildApp();
    },
    async run() {
      const files = ['tests/engine/proof.test.ts', 'tests/engine/doors.test.ts', 'tests/app/session/walk.test.ts'];
      return inAll([
        await countCatch('build/release/cribbage_tests', ['[proof]'], 'build/release/proof.xml', true),
        countProgram(await run('build/release/prove_discards', [])),
        await countVitest('build/vitest-proof.json', files),
        await countPlaywright('build/playwright-proof.json', ['tests/browser/whole_games.spec.ts']),
      ]);
    },
  },
  ...(nightly && {
    fuzz: {
      files: [],
      async build() {
        if (await canFuzz()) await must('building', 'bash', ['scripts/test/fuzz', '--build']);
      },
      async run() {
        if (!(await canFuzz()))
          return { passed: 0, failed: 0, details: '', remark: 'skipped: no clang with libFuzzer' };
        const remark = (await must('fuzzing', 'bash', ['scripts/test/fuzz', '3600'])).trim().replaceAll('\n', '; ');
        return { passed: 1, failed: 0, details: '', remark };
      },
    },
  }),
  checks: {
    files: ['.'],
    async build() {
      await buildCommand();
      await buildApp();
    },
    async run() {
      const { output } = await run('bash', ['scripts/check/all']);
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      if (passed === undefined) throw new Failure(`the checks did not end:\n${output.slice(-4000)}`);
      return { passed: Number(passed), failed: Number(failed), details: Number(failed) > 0 ? output : '' };
    },
  },
};

const unknown = only.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

// For each suite: the hash of its files at its last pass, the number of its tests, and the seconds that its build and its run
// took.
const kept = 'build/passed.json';
const passes = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const keep = (name, pass) => {
  passes[name] = pass;
  mkdirSync('build', { recursive: true });
  writeFileSync(kept, `${JSON.stringify(passes, null, 2)}\n`);
};

const isWanted = (name) =>
  only.length > 0 ? only.includes(name) : !suites[name].byName && (nightly || !suites[name].byNight);
const wanted = Object.keys(suites).filter(isWanted);
const hashes = Object.fromEntries(wanted.map((name) => [name, filesHash(suites[name].files)]));
const isUnchanged = (name) => !again && passes[name]?.hash === hashes[name];

// Prints the progress line at a terminal: the current steps, and how long the remaining suites took when they last ran.
const doing = new Map();
const open = new Set(wanted.filter((name) => !isUnchanged(name)));
const started = Date.now();
const show = () => {
  const last = [...open].reduce((sum, name) => sum + (passes[name]?.seconds ?? Number.NaN), 0);
  const left = Number.isNaN(last) ? '' : `, about ${Math.ceil(last / 60)} min of work left`;
  const now = [...doing].map(([name, what]) => `${what} ${name}`).join(', ');
  process.stderr.write(`\r\u001b[K${now} (${Math.round((Date.now() - started) / 1000)} s${left})`);
};
const ticking = process.stderr.isTTY ? setInterval(show, 1000) : undefined;
const print = (text) => console.log(ticking ? `\r\u001b[K${text}` : text);

// Runs a step. Returns its result or its failure, with the seconds that it took.
const timed = async (name, what, step) => {
  const start = Date.now();
  doing.set(name, what);
  const outcome = {};
  try {
    outcome.value = await step();
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    outcome.failure = failure;
  }
  doing.delete(name);
  return { ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
};

const total = { passed: 0, failed: 0 };
const report = (name, { passed, failed, remark, details }, took) => {
  if (details) print(details);
  const counted = passed + failed > 0 ? [`${passed} passed, ${failed} failed`] : [];
  print(`${name.padEnd(14)} ${[...counted, ...(remark ? [remark] : [])].join(', ')} (${took})`);
  total.passed += passed;
  total.failed += failed;
};

const finish = async (name, suite, built) => {
  const ran = built.failure ? { ...built, seconds: 0 } : await timed(name, 'running', suite.run);
  const counted = ran.value ?? { passed: 0, failed: 1, details: ran.failure.message };
  report(name, counted, `${built.seconds} s to build, ${ran.seconds} s to run`);
  open.delete(name);
  const { passed, failed } = counted;
  if (failed === 0) keep(name, { hash: hashes[name], passed, seconds: built.seconds + ran.seconds });
};

// Suites run at the same time if together they need at most two cores, however many the machine has.
const running = new Map();
const busy = () => [...running.keys()].reduce((sum, name) => sum + (suites[name].cores ?? 1), 0);

for (const name of wanted) {
  const suite = suites[name];
  if (isUnchanged(name)) {
    report(name, { passed: passes[name].passed, failed: 0, details: '' }, 'unchanged');
    continue;
  }
  const built = await timed(name, 'building', suite.build);
  while (busy() + (suite.cores ?? 1) > 2) await Promise.race(running.values());
  running.set(
    name,
    finish(name, suite, built).finally(() => running.delete(name)),
  );
}
await Promise.all(running.values());
clearInterval(ticking);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
