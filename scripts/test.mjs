// Builds and runs every suite, quietly; prints what fails, a line for each suite, and at the end `N passed, M failed`.
// `node scripts/test.mjs cpp app` runs only those named.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const only = process.argv.slice(2);

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

class Failure extends Error {}

// Runs a step that must work before a suite can count anything.
const must = async (what, command, args, env) => {
  const { code, output } = await run(command, args, env);
  if (code !== 0) throw new Failure(`${what} failed:\n${output.slice(-6000)}`);
  return output;
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

// Catch2's JUnit report: a testcase element each, with a failure or error inside it where it did not pass.
const countCatch = async (binary, filters, report, command = binary, args = []) => {
  rmSync(report, { force: true });
  const { code, output } = await run(command, [...args, ...filters, '-r', 'junit', '-o', report]);
  if (!existsSync(report)) throw new Failure(`${binary} gave no report (exit ${code}):\n${output.slice(-4000)}`);
  const xml = readFileSync(report, 'utf8');
  const cases = xml.match(/<testcase\b[^>]*?(\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const failures = cases.filter((text) => /<(failure|error)\b/.test(text));
  if (cases.length === 0) throw new Failure(`${binary} ran no test:\n${output.slice(-4000)}`);
  if (code !== 0 && failures.length === 0) throw new Failure(`${binary} exited ${code}:\n${output.slice(-6000)}`);
  return { passed: cases.length - failures.length, failed: failures.length, details: failures.join('\n') };
};

// Vitest's JSON report. What a test file skips says why in the name of its group: `WebKit (no Xvfb here)`.
const countVitest = async (report, args = []) => {
  rmSync(report, { force: true });
  const { code, output } = await run('npx', [
    '--no-install',
    'vitest',
    'run',
    ...args,
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  if (!existsSync(report)) throw new Failure(`Vitest gave no report:\n${output.slice(-4000)}`);
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(report);
  const details = testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.assertionResults.length === 0 ? [`${file.name}: ${file.message}`] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`),
  ]);
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped');
  const reasons = [...new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title))];
  const broken = numFailedTests === 0 ? numFailedTestSuites : 0;
  if (code !== 0 && numFailedTests + broken === 0) throw new Failure(`Vitest exited ${code}:\n${output.slice(-4000)}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
    details: details.join('\n\n'),
    ...(skipped.length > 0 && { skipped: `${skipped.length} skipped: ${reasons.join(', ')}` }),
  };
};

const strict = '-DFIFTEEN_TWO_STRICT=ON';
const tests = '-DFIFTEEN_TWO_TESTS=ON';

// Each suite builds what it tests; where nothing has changed that is quick.
const buildPackage = async () => {
  await must('building the wasm module', 'bash', ['scripts/build-wasm']);
  await must('building the package', 'bash', ['scripts/build-package']);
};
const buildApp = () => must('building the app', 'bash', ['scripts/build-app']);

const suites = {
  async 'cpp-sanitized'() {
    await must('configuring', 'cmake', ['--preset', 'debug', strict]);
    await must('building', 'cmake', ['--build', 'build/debug', '--parallel', '2', '--target', 'cribbage_tests']);
    return countCatch('build/debug/cribbage_tests', ['~[exhaust]'], 'build/debug/report.xml');
  },
  async cpp() {
    await must('building', 'bash', ['scripts/build-native', tests, strict]);
    const counted = await countCatch('build/release/cribbage_tests', [], 'build/release/report.xml');
    const proof = await run('bash', ['scripts/prove']);
    if (proof.code === 0) return { ...counted, passed: counted.passed + 1 };
    return { ...counted, failed: counted.failed + 1, details: `${counted.details}\n${proof.output}` };
  },
  async 'cpp-wasm'() {
    await must('building', 'bash', ['scripts/build-wasm', tests]);
    const program = 'build/wasm/cribbage_tests.js';
    // What is the same code on more cases of the same kind runs natively alone.
    return countCatch(program, ['~[native]'], `${process.cwd()}/build/wasm/report.xml`, 'node', [program]);
  },
  async fuzz() {
    if ((await run('bash', ['scripts/fuzz', '--can'])).code !== 0)
      return { passed: 0, failed: 0, details: '', skipped: 'skipped: no clang with libFuzzer' };
    await must('fuzzing', 'bash', ['scripts/fuzz', '20']);
    return { passed: 1, failed: 0, details: '' };
  },
  async app() {
    await must('building the command line', 'bash', ['scripts/build-native']);
    await buildPackage();
    return countVitest('build/vitest.json');
  },
  async browser() {
    await buildPackage();
    await buildApp();
    const report = 'build/playwright.json';
    rmSync(report, { force: true });
    const { code, output } = await run('npx', ['--no-install', 'playwright', 'test', '--reporter=json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    if (!existsSync(report)) throw new Failure(`Playwright gave no report:\n${output.slice(-4000)}`);
    const { stats, errors, suites: found } = readJson(report);
    const failures = [];
    const visit = (suite) => {
      for (const spec of suite.specs ?? [])
        if (!spec.ok)
          failures.push(
            `${spec.title}\n${spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')}`,
          );
      for (const inner of suite.suites ?? []) visit(inner);
    };
    for (const suite of found) visit(suite);
    if (stats.expected === 0) throw new Failure(`Playwright ran no test:\n${JSON.stringify(errors)}`);
    if (code !== 0 && stats.unexpected === 0) throw new Failure(`Playwright exited ${code}:\n${output.slice(-4000)}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, details: failures.join('\n\n') };
  },
  async browsers() {
    await buildPackage();
    await buildApp();
    return countVitest('build/vitest-browsers.json', ['--config', 'vitest.browsers.config.ts']);
  },
  async package() {
    await buildPackage();
    return countVitest('build/vitest-package.json', ['--config', 'vitest.package.config.ts']);
  },
  async checks() {
    await buildPackage();
    await buildApp();
    const { output } = await run('bash', ['scripts/check']);
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    if (passed === undefined) throw new Failure(`the checks did not end:\n${output.slice(-4000)}`);
    return { passed: Number(passed), failed: Number(failed), details: Number(failed) > 0 ? output : '' };
  },
};

const unknown = only.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
for (const [name, suite] of Object.entries(suites)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const start = Date.now();
  let result;
  try {
    result = await suite();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    result = { passed: 0, failed: 1, details: error.message };
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  if (result.details) console.log(result.details);
  const counted = result.passed + result.failed > 0 ? [`${result.passed} passed, ${result.failed} failed`] : [];
  const outcome = [...counted, ...(result.skipped ? [result.skipped] : [])].join(', ');
  console.log(`${name.padEnd(14)} ${outcome} (${seconds} s)`);
  total.passed += result.passed;
  total.failed += result.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
