// Breaks the app and the elements in small ways by Stryker, and says which of them the tests notice.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sampled } from './sample.mjs';
import { lines, stretchesOf } from './stretches.mjs';

const folder = 'build/stryker';
const rooms = ['web/app', 'web/ui', 'web/practice', 'web/element', 'web/embed', 'web/engine'];

const command = (program, words, see = () => {}) =>
  new Promise((done) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output = (output + text).slice(-8000);
        for (const line of `${text}`.split('\n')) see(line);
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

// What can be seen by tests that have no browser: neither words, nor what draws, nor what touches the page, unless tests stand in for
// the page there.
const unseen = /from '(lit|react|vue|svelte)|\b(document|window|navigator)\./;
const stoodIn = /effects\/(storage|practice\/store)\.ts$/;
const sources = () =>
  rooms.flatMap((room) =>
    readdirSync(room, { recursive: true })
      .filter((file) => /\.ts$/.test(file) && !/\.d\.ts$|(^|\/)(words|strings|main)\b|_words\.ts$/.test(file))
      .map((file) => join(room, file))
      .filter((file) => stoodIn.test(file) || !unseen.test(readFileSync(file, 'utf8')))
      .sort(),
  );

/** `{ name, text, outcome }` of all ways to break so many short stretches of code, drawn by the seed. */
export const breakWeb = async (count, seed, tell, { again }) => {
  await install();
  const stretches = sources().flatMap((file) =>
    stretchesOf(readFileSync(file, 'utf8')).map((stretch) => ({ file, ...stretch })),
  );
  const drawn = sampled(stretches, seed).slice(0, count);
  tell(`the web: ${stretches.length} stretches of ${lines} lines, ${drawn.length} of them drawn`);
  const report = resolve(folder, 'report.json');
  writeFileSync(
    join(folder, 'stryker.json'),
    JSON.stringify({
      mutate: drawn.map(({ file, first, last }) => `${file}:${first}-${last}`),
      testRunner: 'vitest',
      plugins: [resolve(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
      vitest: { configFile: 'vitest.mutants.config.ts', related: false },
      mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
      coverageAnalysis: 'perTest',
      // What runs while a file is loaded alone would take all tests for each; what runs in a test too is seen by those tests.
      ignoreStatic: true,
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
  const { passed, output } = await command(
    'node',
    [join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', join(folder, 'stryker.json')],
    (line) => /^(Mutation testing|.*(dry run|mutants? instrumented|Instrumented))/i.test(line) && tell(line),
  );
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
