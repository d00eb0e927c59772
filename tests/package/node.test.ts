import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runNode } from './run.js';

// Runs a program in a project that has the package installed.
const runInProject = (name: string, text: string): string => {
  writeFileSync(join(inject('project'), name), text);
  return runNode([name], inject('project')).printed;
};

const askBest = `
  const engine = await createEngine();
  const { points, spoken } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
  console.log(points, spoken.split(', ').at(-1));
`;

test('Node imports the package by its name and counts the best hand', () => {
  const printed = runInProject('count.js', `import { createEngine } from 'fifteen-two';${askBest}`);
  expect(printed).toBe('29 and nobs is twenty-nine');
});

test('a program of the old kind can import it too', () => {
  const text = `(async () => { const { createEngine } = await import('fifteen-two');${askBest} })();`;
  expect(runInProject('count.cjs', text)).toBe('29 and nobs is twenty-nine');
});

test('importing the elements without a page does no harm', () => {
  const printed = runInProject(
    'server.js',
    `import 'fifteen-two/element/define';
     import 'fifteen-two/element/drill';
     import { CribbageHand, defineElements } from 'fifteen-two/element';
     defineElements();
     console.log(typeof CribbageHand);`,
  );
  expect(printed).toBe('function');
});

test('the wasm module can be had by its name', () => {
  const printed = runInProject(
    'wasm.js',
    `import { readFile } from 'node:fs/promises';
     const bytes = await readFile(new URL(import.meta.resolve('fifteen-two/cribbage.wasm')));
     console.log(WebAssembly.validate(bytes));`,
  );
  expect(printed).toBe('true');
});

test('private files cannot be imported', () => {
  const printed = runInProject('behind.js', `import 'fifteen-two/dist/engine/client.js';`);
  expect(printed).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
