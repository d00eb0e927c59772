import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { elementsConsumer, engineConsumer, wrongConsumer } from './consumers.js';
import { program, runNode } from './run.js';

/** Returns the messages of TypeScript, at its strictest, for a program in a project that has the package installed. */
const check = (name: string, text: string, compilerOptions: object): string => {
  const folder = join(inject('project'), name);
  mkdirSync(folder, { recursive: true });
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: [] };
  const config = { compilerOptions: { ...strict, target: 'es2022', ...compilerOptions }, files: ['consumer.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'consumer.ts'), text);
  return runNode([program('typescript/bin/tsc'), '-p', folder]).printed;
};

const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };

describe.each([
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ['nodenext', nodenext],
])('with resolution as %s does it', (name, resolution) => {
  test('a program that uses the engine has the right types', () => {
    expect(check(`engine-${name}`, engineConsumer, { ...resolution, lib: ['es2022', 'dom'] })).toBe('');
  });

  test('the example for esbuild in the guide has the right types', () => {
    const guide = readFileSync('docs/guide/javascript.md', 'utf8');
    const [, example = ''] = /```js\n((?:(?!```)[\s\S])*?fifteen-two\/advice\.wasm[\s\S]*?)```/.exec(guide) ?? [];
    expect(example).toContain('tables: {');
    const written = `${example}export const addresses: string[] = [cribbage, crib];`;
    expect(check(`urls-${name}`, written, { ...resolution, lib: ['es2022', 'dom'] })).toBe('');
  });

  test('a program that uses the elements has the right types', () => {
    expect(check(`elements-${name}`, elementsConsumer, { ...resolution, lib: ['es2022', 'dom'] })).toBe('');
  });
});

test('a program for Node, without a page, has the right types', () => {
  const node = { types: ['node'], typeRoots: [program('@types')], lib: ['es2022'] };
  expect(check('engine-node', engineConsumer, { ...nodenext, ...node })).toBe('');
});

test('a wrong question is refused by the types', () => {
  const said = check('wrong', wrongConsumer, { ...nodenext, lib: ['es2022', 'dom'] });
  const lines = [...said.matchAll(/consumer\.ts\((\d+),\d+\): error/g)].map(([, line]) => Number(line));
  expect(lines).toEqual([3, 4, 5, 6]);
});

test('the types of a question and of its answer have the name of the question', () => {
  const types = readFileSync(join(inject('project'), 'node_modules/fifteen-two/dist/engine/types.d.ts'), 'utf8');
  const [, body = ''] = /interface Questions \{([\s\S]*?)\n\}/.exec(types) ?? [];
  const questions = [...body.matchAll(/(\w+): \{\s*asks: (.*?);\s*answers: (.*?);\s*\}/g)].map(([, ...names]) => names);
  expect(questions.length).toBeGreaterThan(15);
  for (const [name = '', asks, answers] of questions) {
    const type = name[0]?.toUpperCase() + name.slice(1);
    // `readGames` answers with a list of what `readGame` answers.
    const answer = answers?.endsWith('[]') ? `readonly ${type.replace(/s$/, '')}Answer[]` : `${type}Answer`;
    expect([asks, answers]).toEqual([`${type}Question`, answer]);
  }
});
