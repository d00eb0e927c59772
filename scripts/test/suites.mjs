// Builds and runs every suite, quietly; prints what fails, a line for each suite, and at the end `N passed, M failed`.
// `node scripts/test/suites.mjs cpp app` runs only those named. A suite runs while the next one is built: a test program in C++ keeps
// one core busy, and compilers can use the others.
import { checkCtest, countCatch, countPlaywright, countVitest, Failure, must, run } from './count-tests.mjs';

const only = process.argv.slice(2);

const strict = '-DFIFTEEN_TWO_STRICT=ON';
const tests = '-DFIFTEEN_TWO_TESTS=ON';

// All tests in C++ run in the optimised native program. [exhaust] is on those that go through so many cases, or compare so many
// numbers, that the sanitizers would take long over what other tests walk too; [native] on those that add only more cases to a test without the
// tag, and on proofs of answers that the signature holds equal in both builds.
const leftOut = { checked: ['~[exhaust]'], wasm: ['~[native]'] };

// However many suites need it.
const once = (build) => {
  let built;
  return () => {
    built ??= build();
    return built;
  };
};
const buildPackage = once(async () => {
  await must('building the wasm module', 'bash', ['scripts/build/wasm']);
  await must('building the package', 'bash', ['scripts/build/package']);
});
const buildApp = once(async () => {
  await buildPackage();
  await must('building the app', 'bash', ['scripts/build/app']);
});
const buildTarget = (folder, target) =>
  must(`building ${target}`, 'cmake', ['--build', folder, '--parallel', '2', '--target', target]);

const canFuzz = once(async () => (await run('bash', ['scripts/test/fuzz', '--can'])).code === 0);

// What a suite builds, which is quick where nothing has changed, and what it runs. What runs builds nothing: the next suite is
// being built meanwhile, perhaps in the same folder.
const suites = {
  cpp: {
    async build() {
      await must('building', 'bash', ['scripts/build/native', tests, strict]);
      await buildTarget('build/release', 'prove_discards');
    },
    async run() {
      const counted = await countCatch('build/release/cribbage_tests', [], 'build/release/report.xml');
      for (const { code, output } of [
        await run('build/release/prove_discards', []),
        await checkCtest('build/release'),
      ]) {
        counted[code === 0 ? 'passed' : 'failed'] += 1;
        if (code !== 0) counted.details += `\n${output}`;
      }
      return counted;
    },
  },
  'cpp-checked': {
    async build() {
      await must('configuring', 'bash', ['scripts/build/configure', 'release', tests, strict]);
      await buildTarget('build/release', 'cribbage_tests_checked');
    },
    run: () => countCatch('build/release/cribbage_tests_checked', leftOut.checked, 'build/release/checked.xml'),
  },
  'cpp-wasm': {
    build: () => must('building', 'bash', ['scripts/build/wasm', tests]),
    run() {
      const program = 'build/wasm/cribbage_tests.js';
      return countCatch(program, leftOut.wasm, `${process.cwd()}/build/wasm/report.xml`, 'node', [program]);
    },
  },
  fuzz: {
    async build() {
      if (await canFuzz()) await must('building', 'bash', ['scripts/test/fuzz', '--build']);
    },
    async run() {
      if (!(await canFuzz())) return { passed: 0, failed: 0, details: '', remark: 'skipped: no clang with libFuzzer' };
      await must('fuzzing', 'bash', ['scripts/test/fuzz', '60']);
      return { passed: 1, failed: 0, details: '' };
    },
  },
  app: {
    async build() {
      await must('building the command line', 'bash', ['scripts/build/native']);
      await buildPackage();
    },
    // It runs alone for the most part, and Vitest leaves a core to others.
    run: () => countVitest('build/vitest.json', ['--maxWorkers=2']),
  },
  browser: {
    async build() {
      // It reads and reviews the games that are played.
      await must('building the command line', 'bash', ['scripts/build/native']);
      await buildApp();
    },
    run: () => countPlaywright('build/playwright.json'),
  },
  browsers: {
    build: buildApp,
    run: () => countVitest('build/vitest-browsers.json', ['--config', 'vitest.browsers.config.ts']),
  },
  package: {
    async build() {
      // Its command line says what the native one does.
      await must('building the command line', 'bash', ['scripts/build/native']);
      await buildApp();
    },
    run: () => countVitest('build/vitest-package.json', ['--config', 'vitest.package.config.ts']),
  },
  library: {
    build: () => must('building the library', 'bash', ['scripts/build/native']),
    run: () => countVitest('build/vitest-library.json', ['--config', 'vitest.library.config.ts']),
  },
  checks: {
    async build() {
      await must('building the command line', 'bash', ['scripts/build/native']);
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

// What a step came to, or why it failed, and the seconds that it took.
const timed = async (step) => {
  const start = Date.now();
  const outcome = {};
  try {
    outcome.value = await step();
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    outcome.failure = failure;
  }
  return { ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
};

const total = { passed: 0, failed: 0 };
const report = (name, { passed, failed, remark, details }, seconds) => {
  if (details) console.log(details);
  const counted = passed + failed > 0 ? [`${passed} passed, ${failed} failed`] : [];
  console.log(`${name.padEnd(14)} ${[...counted, ...(remark ? [remark] : [])].join(', ')} (${seconds})`);
  total.passed += passed;
  total.failed += failed;
};

const finish = async (name, suite, built) => {
  const ran = built.failure ? { ...built, seconds: 0 } : await timed(suite.run);
  const counted = ran.value ?? { passed: 0, failed: 1, details: ran.failure.message };
  report(name, counted, `${built.seconds} s to build, ${ran.seconds} s to run`);
};

// Two run side by side where each keeps about one core busy. The browser suite has two workers, and runs alone.
const alone = new Set(['browser']);
const running = new Map();
const until = async (isFree) => {
  while (!isFree()) await Promise.race(running.values());
};

for (const [name, suite] of Object.entries(suites)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const built = await timed(suite.build);
  await until(() => running.size < (alone.has(name) ? 1 : 2) && ![...running.keys()].some((each) => alone.has(each)));
  running.set(
    name,
    finish(name, suite, built).finally(() => running.delete(name)),
  );
}
await Promise.all(running.values());
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
