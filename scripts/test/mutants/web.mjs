// Breaks the app and the elements in small ways by Stryker, and says which of them the tests notice.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sampled } from './sample.mjs';

const folder = 'build/stryker';
const rooms = ['web/app', 'web/ui', 'web/practice', 'web/element'];

const command = (program, words, options = {}) =>
  new Promise((done) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output = (output + text).slice(-8000);
      });
    child.on('close', (code) => done({ passed: code === 0, output }));
  });

const install = async () => {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join('scripts/test/mutants/stryker', file), join(folder, file));
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  // Without its own Vitest: it finds the project's, in a folder above.
  const words = [
    '--prefix',
    folder,
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    '--loglevel',
    'error',
  ];
  const { passed, output } = await command('npm', words);
  if (!passed) throw new Error(output);
};

// What can be seen by tests that have no browser: neither words, nor what draws, nor what touches the page.
const unseen = /from '(lit|react|vue|svelte)|\b(document|window|navigator)\./;
const sources = () =>
  rooms.flatMap((room) =>
    readdirSync(room, { recursive: true })
      .filter((file) => /\.ts$/.test(file) && !/\.d\.ts$|(^|\/)(words|strings|main|index)\b|_words\.ts$/.test(file))
      .map((file) => join(room, file))
      .filter((file) => !unseen.test(readFileSync(file, 'utf8')))
      .sort(),
  );

const lines = 3;

/** `{ name, text, outcome }` of all ways to break so many short stretches of code, drawn by the seed. */
export const breakWeb = async (count, seed, tell, { again }) => {
  await install();
  const stretches = sources().flatMap((file) => {
    const code = readFileSync(file, 'utf8').split('\n');
    return Array.from({ length: Math.floor(code.length / lines) }, (_, at) => ({ file, first: at * lines + 1 }));
  });
  const drawn = sampled(stretches, seed).slice(0, count);
  tell(`the web: ${stretches.length} stretches of ${lines} lines, ${drawn.length} of them drawn`);
  const report = resolve(folder, 'report.json');
  writeFileSync(
    join(folder, 'stryker.json'),
    JSON.stringify({
      mutate: drawn.map(({ file, first }) => `${file}:${first}-${first + lines - 1}`),
      testRunner: 'vitest',
      plugins: [resolve(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
      vitest: { configFile: 'vitest.mutants.config.ts', related: false },
      mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
      coverageAnalysis: 'perTest',
      concurrency: 2,
      timeoutMS: 60_000,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      incremental: true,
      force: again,
      incrementalFile: resolve(folder, 'incremental.json'),
      tempDirName: resolve(folder, 'tmp'),
      ignorePatterns: ['build', 'dist/app'],
      // The project's TypeScript has no programs to ask; types are not looked at here.
      tsconfigFile: 'none.json',
      disableTypeChecks: false,
      checkers: [],
      allowConsoleColors: false,
    }),
  );
  const { passed, output } = await command('node', [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    join(folder, 'stryker.json'),
  ]);
  if (!passed) throw new Error(output);
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const outcomes = {
    Killed: 'killed',
    Timeout: 'killed',
    RuntimeError: 'killed',
    CompileError: 'none',
    Survived: 'survived',
    NoCoverage: 'unrun',
  };
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status in outcomes)
      .map(({ location, mutatorName, replacement, status }) => ({
        name: `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80)}`,
        text: source.split('\n')[location.start.line - 1].trim(),
        outcome: outcomes[status],
      })),
  );
};
