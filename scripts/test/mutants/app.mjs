// Mutation testing of the app, for mutate.mjs: breaks the app in small ways and reports which of these changes the tests notice.
// Each change is tried in a run of its own, with the tests that load the changed file. The file is restored after the run.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { other } from './find.mjs';
import { sampled } from './sample.mjs';

const folders = ['web/app', 'web/exercises', 'web/element', 'web/ui'];
const words = /\/messages\/|\/strings\.ts$|\.d\.ts$/;
const config = 'scripts/test/mutants/vitest.config.mjs';
const times = 'build/mutants/app.json';
const seconds = 300; // of processor time, as for the core

const operators = { ...other, '===': '!==', '!==': '===', '&&': '||', '||': '&&', '??': '&&' };

const sources = () =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.ts') && !words.test(file))
      .sort(),
  );

// Returns how a node of the syntax tree can be changed: `{ what, start, end, to }`, or undefined.
const changeOf = (source, { type, start, end, left, right, operator, value, directive, expression }) => {
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && operators[operator]) {
    const from = left.end + source.slice(left.end, right.start).indexOf(operator);
    return {
      what: `${operator} is ${operators[operator]}`,
      start: from,
      end: from + operator.length,
      to: operators[operator],
    };
  }
  if (type === 'Literal' && typeof value === 'boolean')
    return { what: `${value} is ${!value}`, start, end, to: `${!value}` };
  if (type === 'ExpressionStatement' && !directive && expression.callee?.type !== 'Super')
    return { what: 'left out', start, end, to: ';' };
};

/** Returns the possible changes of a file of TypeScript. `text` is the line, and `changed` the whole file with the change. */
export const findInApp = (source) => {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'TSLiteralType') return;
    const change = node.type && changeOf(source, node);
    if (change) found.push(change);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync('file.ts', source).program);
  return found.map(({ what, start, end, to }) => {
    const before = source.slice(0, start).split('\n');
    return {
      what,
      line: before.length - 1,
      at: before.at(-1).length,
      text: source.split('\n')[before.length - 1].trim(),
      changed: source.slice(0, start) + to + source.slice(end),
    };
  });
};

// Writes the changed file for as long as `act` runs. A signal that ends this program restores the file too.
const withChange = async (file, changed, act) => {
  const before = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, before);
  process.on('exit', restore);
  writeFileSync(file, changed);
  try {
    return await act();
  } finally {
    restore();
    process.off('exit', restore);
  }
};

// True if a program of a package exits with 0.
const passes = (program, ...words) =>
  new Promise((done) => {
    const child = spawn('prlimit', [`--cpu=${seconds}`, `node_modules/.bin/${program}`, ...words], { stdio: 'ignore' });
    const stop = () => child.kill();
    process.on('exit', stop);
    child.on('close', (code) => {
      process.off('exit', stop);
      done(code === 0);
    });
  });

const vitest = (...words) => passes('vitest', ...words, '--project', 'app', '--maxWorkers', '1', '--config', config);

/** Returns `{ name, text, outcome }` for each of `count` changes, which are drawn at random by the seed. */
export const breakApp = async (count, seed, tell, kept) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const all = sources().flatMap((file) => findInApp(readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, file })));
  const chosen = sampled(all, seed).slice(0, count);
  tell(`the app: ${all.length} ways to break it, ${chosen.length} of them drawn; running the tests unchanged …`);
  if (!(await vitest('run', '--reporter=json', `--outputFile=${times}`)))
    throw new Error('the tests fail with nothing changed');
  const outcomes = [];
  for (const { file, line, at, what, text, changed } of chosen) {
    const name = `${file}:${line + 1}:${at + 1} ${what}`;
    const key = `${name} ${text}`;
    if (kept.at(key) === undefined) {
      const noticed = await withChange(
        file,
        changed,
        async () =>
          !(await vitest('related', file, '--run', '--passWithNoTests')) ||
          !(await passes('tsc', '-p', 'tsconfig.json')),
      );
      kept.set(key, noticed ? 'killed' : 'survived');
    }
    outcomes.push({ name, text, outcome: kept.at(key) });
    tell(`${String(outcomes.length).padStart(4)} of ${chosen.length}  ${kept.at(key).padEnd(8)} ${name}`);
  }
  return outcomes;
};
