import { expect, inject, test } from 'vitest';
import { program, runNode } from './run.js';

test('publint finds nothing to say', () => {
  const { printed, status } = runNode([program('publint/src/cli.js'), inject('tarball'), '--strict']);
  expect(printed).toContain('All good!');
  expect(status).toBe(0);
});

test('the types are found however they are resolved, and are those of modules', () => {
  const esm = ['--ignore-rules', 'cjs-resolves-to-esm'];
  const options = [...esm, '--no-definitely-typed'];
  const attw = program('@arethetypeswrong/cli/dist/index.js');
  const { printed, status } = runNode([attw, inject('tarball'), ...options, '--format', 'table-flipped', '--no-emoji']);
  expect(status, printed).toBe(0);
  for (const entry of ['element', 'cribbage.wasm', 'tables/crib.bin'])
    expect(printed).toContain(`fifteen-two/${entry}`);
});
