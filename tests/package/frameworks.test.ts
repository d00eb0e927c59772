import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { runNode } from './run.js';

const frameworks = fileURLToPath(new URL('../../build/frameworks/node_modules', import.meta.url));
const project = inject('project');

beforeAll(() => {
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/react', 'csstype', 'svelte', 'vue'])
    symlinkSync(join(frameworks, name), join(project, 'node_modules', name));
});

interface Files {
  readonly ending: string;
  readonly right: string;
  readonly wrong: string;
}

/** Type-checks a project with a correct and a wrong file, and returns each mismatch of types as `given for wanted`. */
const check = (framework: string, { ending, right, wrong }: Files, checker: readonly string[], more: object = {}) => {
  const folder = join(project, framework);
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true, // types.test.ts checks ours
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    verbatimModuleSyntax: true,
    jsx: 'react-jsx',
    types: [`fifteen-two/element/${framework}`],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [`*.${ending}`], ...more }));
  writeFileSync(join(folder, `Right.${ending}`), right);
  writeFileSync(join(folder, `Wrong.${ending}`), wrong);
  const [program = '', ...words] = checker;
  const { printed } = runNode([join(frameworks, program), ...words], folder);
  expect(printed).not.toContain('Right.');
  return [...printed.matchAll(/Type '(.*?)' is not assignable to type '(.*?)'\./g)].map(
    ([, given, wanted]) => `${given} for ${wanted}`,
  );
};

// The type errors that four wrong uses of elements must give: a text for a number, a text for a boolean, an unknown value, and
// a listener for another event.
const faults = [
  'string for number',
  'string for boolean',
  expect.stringMatching(/^\W*play\W* for .*throw/),
  expect.stringContaining('(event: number) => number'),
];
const script = `
import type { CountDetail } from 'fifteen-two/element';
const counted = (event: CustomEvent<CountDetail>) => console.log(event.detail.points);
`;

test('JSX of React has the right types, and refuses the wrong ones', () => {
  const tsc = ['typescript/bin/tsc', '-p', '.'];
  const right = `${script}
    export const App = () => (
      <cribbage-hand cards="5H 5D 5S JC" starter="5C" crib step={1} className="wide" oncribbage-count={counted}><p>29</p></cribbage-hand>
    );`;
  const wrong = `export const all = [
    <cribbage-hand step="one" />,
    <cribbage-discard myCrib="yes" />,
    <cribbage-drill kind="play" />,
    <cribbage-hand oncribbage-count={(event: number) => event} />,
  ];`;
  expect(check('react', { ending: 'tsx', right, wrong }, tsc).slice(0, 4)).toEqual([
    ...faults.slice(0, 3),
    expect.stringContaining('oncribbage-count'),
  ]);
});

test('a template of Vue has the right types, and refuses the wrong ones', () => {
  const tsc = ['vue-tsc/bin/vue-tsc.js', '-p', '.'];
  const strict = { vueCompilerOptions: { strictTemplates: true } };
  const right = `<script setup lang="ts">${script}</script>
    <template>
      <cribbage-hand cards="5H 5D 5S JC" starter="5C" crib :step="1" class="wide" @cribbage-count="counted"><p>29</p></cribbage-hand>
    </template>`;
  const wrong = `<template>
      <cribbage-hand :step="'one'" />
      <cribbage-discard my-crib="yes" />
      <cribbage-drill kind="play" />
      <cribbage-hand @cribbage-count="(event: number) => event" />
    </template>`;
  expect(check('vue', { ending: 'vue', right, wrong }, tsc, strict).slice(0, 4)).toEqual(faults);
});

test('a template of Svelte has the right types, and refuses the wrong ones', () => {
  const svelteCheck = ['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'];
  const right = `<script lang="ts">${script}</script>
    <cribbage-hand cards="5H 5D 5S JC" starter="5C" crib step={1} class="wide" oncribbage-count={counted}><p>29</p></cribbage-hand>`;
  const wrong = `<script lang="ts"></script>
    <cribbage-hand step="one"></cribbage-hand>
    <cribbage-discard myCrib="yes"></cribbage-discard>
    <cribbage-drill kind="play"></cribbage-drill>
    <cribbage-hand oncribbage-count={(event: number) => event}></cribbage-hand>`;
  expect(check('svelte', { ending: 'svelte', right, wrong }, svelteCheck).slice(0, 4)).toEqual(faults);
});
