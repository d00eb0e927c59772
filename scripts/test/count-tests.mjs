// Runs test programs without their output, and counts passed and failed tests from their reports. For suites.mjs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

export const run = (command, args, env = {}) =>
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

export class Failure extends Error {}

// Runs a command that must succeed before a suite can run tests. Throws its output if it fails.
export const must = async (what, command, args, env) => {
  const { code, output } = await run(command, args, env);
  if (code !== 0) throw new Failure(`${what} failed:\n${output.slice(-6000)}`);
  return output;
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const caseOf = (text) => ({
  name: /<TestCase name="([^"]*)"/.exec(text)?.[1],
  seconds: Number(/<OverallResult\b[^>]*durationInSeconds="([\d.e+-]*)"/.exec(text)?.[1] ?? 0),
});

// Runs a Catch2 program, and counts its tests from the XML report, which is written during the run. The JUnit reporter would
// keep a million assertions in memory until the end.
export const countCatch = async (binary, filters, report, slowest = false) => {
  rmSync(report, { force: true });
  const { code, output } = await run(binary, [...filters, '-d', 'yes', '-r', 'xml', '-o', report]);
  if (!existsSync(report)) throw new Failure(`${binary} gave no report (exit ${code}):\n${output.slice(-4000)}`);
  const cases = readFileSync(report, 'utf8').match(/<TestCase\b[\s\S]*?<\/TestCase>/g) ?? [];
  const failures = cases.filter((text) => !/<OverallResult\b[^>]*success="true"/.test(text));
  if (cases.length === 0) throw new Failure(`${binary} ran no test:\n${output.slice(-4000)}`);
  if (code !== 0 && failures.length === 0) throw new Failure(`${binary} exited ${code}:\n${output.slice(-6000)}`);
  const long = slowest
    ? cases
        .map(caseOf)
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, 10)
    : [];
  const times = long.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  const details = [...failures, ...times].join('\n');
  return { passed: cases.length - failures.length, failed: failures.length, details };
};

// Checks that ctest has a test for each file of tests, as CONTRIBUTING.md promises, and runs a few tests with ctest. (The suites
// run the programs without ctest.)
export const checkCtest = async (folder) => {
  const { tests } = JSON.parse(await must('listing', 'ctest', ['--test-dir', folder, '--show-only=json-v1']));
  const files = readdirSync('tests/cpp', { recursive: true }).filter((file) => file.endsWith('_test.cpp'));
  const missing = files
    .map((file) => file.slice(0, -'_test.cpp'.length))
    .filter((file) => !tests.some(({ name }) => name === file));
  if (missing.length > 0 || tests.length !== files.length)
    return {
      code: 1,
      output: `ctest has ${tests.length} tests for ${files.length} files, and none for: ${missing.join(', ')}`,
    };
  return run('ctest', ['--test-dir', folder, '--no-tests=error', '--output-on-failure', '-R', '^(base|cards)/']);
};

// Counts a whole program as one test, which passes if the program exits with 0.
export const countProgram = ({ code, output }) => ({
  passed: Number(code === 0),
  failed: Number(code !== 0),
  details: code === 0 ? '' : output,
});

export const inAll = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  details: counts.flatMap(({ details }) => (details ? [details] : [])).join('\n'),
});

// Runs Vitest, and counts its tests from the JSON report. A skipped group has the reason in its name, like `WebKit (no Xvfb
// here)`.
export const countVitest = async (report, args = []) => {
  rmSync(report, { force: true });
  const { code, output } = await run('npx', [
    '--no-install',
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) throw new Failure(`Vitest gave no report:\n${output.slice(-4000)}`);
  const { numPassedTests, numFailedTests, testResults } = readJson(report);
  // A test file that could not be loaded has failed, although the report has no failed test in it.
  const unbegun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const details = testResults.flatMap((file) => [
    ...(unbegun.includes(file) ? [`${file.name}: ${file.message || output.slice(-4000)}`] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`),
  ]);
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped');
  const reasons = [...new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title))];
  if (code !== 0 && numFailedTests + unbegun.length === 0)
    throw new Failure(`Vitest exited ${code}:\n${output.slice(-4000)}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + unbegun.length,
    details: details.join('\n\n'),
    ...(skipped.length > 0 && { remark: `${skipped.length} skipped: ${reasons.join(', ')}` }),
  };
};

// Runs Playwright, and counts its tests from the JSON report, in which suites are nested.
export const countPlaywright = async (report, args = []) => {
  rmSync(report, { force: true });
  const { code, output } = await run('npx', ['--no-install', 'playwright', 'test', ...args, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) throw new Failure(`Playwright gave no report:\n${output.slice(-4000)}`);
  const { stats, errors, suites: found } = readJson(report);
  const failures = [];
  const again = [];
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      if (spec.tests.some(({ status }) => status === 'flaky')) again.push(spec.title);
      if (!spec.ok)
        failures.push(
          `${spec.title}\n${spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')}`,
        );
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of found) visit(suite);
  if (stats.expected === 0) throw new Failure(`Playwright ran no test:\n${JSON.stringify(errors)}`);
  if (code !== 0 && stats.unexpected === 0) throw new Failure(`Playwright exited ${code}:\n${output.slice(-4000)}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    details: failures.join('\n\n'),
    ...(again.length > 0 && { remark: `at a second try: ${again.join(', ')}` }),
  };
};
