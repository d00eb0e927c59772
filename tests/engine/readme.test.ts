import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// What the README tells a programmer to run.

const top = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${top}/README.md`, 'utf8');
const blockWith = (words: string): string =>
  [...readme.matchAll(/```\w+\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .find((block) => block.includes(words)) ?? '';

test('the example in JavaScript prints what its comments say', () => {
  const example = blockWith('createEngine');
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: top,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^29 fifteen two, four, six, .*, and nobs is twenty-nine$/m);
  expect(printed).toMatch(/^\[ '2C', 'JH' \] 16\.04\d* 3\.55\d*$/m);
});

test('the examples for the terminal all answer', () => {
  const lines = blockWith('cribbage score').trim().split('\n');
  expect(lines.length).toBe(4);
  for (const line of lines) {
    const printed = execFileSync('bash', ['-c', line], { cwd: top, encoding: 'utf8' });
    expect(printed, line).toMatch(/29|2C JH|^90|"ok"/);
  }
});
