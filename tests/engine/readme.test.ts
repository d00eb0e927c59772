import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// What the README and the guides tell a programmer to run.

const top = fileURLToPath(new URL('../..', import.meta.url));
const blockWith = (words: string, document = 'README.md'): string =>
  [...readFileSync(`${top}/${document}`, 'utf8').matchAll(/```\w+\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .find((block) => block.includes(words)) ?? '';

const printedBy = (example: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', example], { cwd: top, encoding: 'utf8' });

test('the example in JavaScript prints what its comments say', () => {
  const counted = printedBy(blockWith('createEngine'));
  expect(counted).toMatch(/^29 fifteen two, four, six, .*, and nobs is twenty-nine$/m);
  const printed = printedBy(blockWith('valueDiscards', 'docs/guide/javascript.md'));
  expect(printed).toMatch(/^\[ '2C', 'JH' \] 16\.04\d* 3\.55\d*$/m);
});

test('the example of an error prints its code', () => {
  expect(printedBy(blockWith('CribbageError', 'docs/guide/javascript.md'))).toBe('badCard 4r\n');
});

test('the examples for the terminal all answer', () => {
  const [build, ...lines] = blockWith('cribbage score').trim().split('\n');
  expect(build).toMatch(/^bash scripts\/build\/native /); // done before the tests
  expect(lines.length).toBe(4);
  for (const line of lines) {
    const printed = execFileSync('bash', ['-c', line], { cwd: top, encoding: 'utf8' });
    expect(printed, line).toMatch(/29|2C JH|^90|"ok"/);
  }
});

const guide = 'docs/guide/command-line.md';
const inTerminal = (line: string): string => {
  const env = { ...process.env, PATH: `${top}/build/release:${process.env.PATH}` };
  return execFileSync('bash', ['-c', line], { cwd: top, encoding: 'utf8', env });
};

test('the examples in the guide to the command line all succeed', () => {
  const lines = blockWith('cribbage score', guide).trim().split('\n');
  expect(lines.length).toBe(12);
  for (const line of lines) expect(inTerminal(line), line).not.toBe('');
});

test('the command line prints what its guide shows', () => {
  const [, ...shown] = blockWith('$ cribbage', guide).split(/^\$ /m);
  expect(shown.length).toBe(8);
  for (const example of shown) {
    const [line = '', ...printed] = example.trimEnd().split('\n');
    expect(inTerminal(line).trimEnd(), line).toBe(printed.join('\n'));
  }
});

test('an example that shows a part of its answer cuts no histogram', () => {
  const pages = readdirSync(`${top}/docs/api`).map((page) => readFileSync(`${top}/docs/api/${page}`, 'utf8'));
  const histograms = pages.flatMap((page) =>
    [...page.matchAll(/"histogram": (\[[^\]]*\])/g)].map(([, list = '']) => list),
  );
  expect(histograms.length).toBeGreaterThan(2);
  for (const list of histograms) expect(JSON.parse(list).length, list).toBe(30);
});
