import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';

// The package in runtimes other than the Node of the tests, if `scripts/test/runtimes` has installed them.

const folder = fileURLToPath(new URL('../../build/runtimes/', import.meta.url));
const runtimes = [
  { name: 'node-20.19', program: 'node', words: [] },
  { name: 'node-22.3', program: 'node', words: [] },
  { name: 'node-22', program: 'node', words: [] },
  { name: 'node-24', program: 'node', words: [] },
  { name: 'deno', program: 'deno', words: ['run', '--allow-read', '--allow-env'] },
  { name: 'bun', program: 'bun', words: [] },
];

describe.each(runtimes)('the package in $name', ({ name, program, words }) => {
  const command = join(folder, name, 'node_modules/.bin', program);

  const run = (...given: readonly string[]) => {
    const { stdout, stderr } = spawnSync(command, [...words, ...given], { cwd: inject('project'), encoding: 'utf8' });
    return `${stdout}${stderr}`.trim();
  };

  test.skipIf(!existsSync(command))('counts, advises and refuses', () => {
    const text = `
      import { createEngine } from 'fifteen-two';
      const engine = await createEngine();
      const { points, spoken } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
      const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
      const code = await engine.scoreShow({ hand: '5X' }).catch((error) => error.code);
      console.log(points, spoken.split(', ').at(-1), best.thrown.join(' '), code);
      engine.close();`;
    writeFileSync(join(inject('project'), 'runtime.mjs'), text);
    expect(run('runtime.mjs')).toBe('29 and nobs is twenty-nine 2C JH badCard');
  });

  test.skipIf(!existsSync(command))('has a command line', () => {
    expect(run('node_modules/fifteen-two/dist/command/fifteen-two.js', 'ranks', 'A2233444')).toContain(
      'run of four is ninety',
    );
  });
});
