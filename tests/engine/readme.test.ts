import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import config from '../../vite.config.js';

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

test('the example of an error prints its code', () =>
  expect(printedBy(blockWith('CribbageError', 'docs/guide/javascript.md'))).toBe('badCard 4r\n'));

// Finds the fenced blocks of the documents. Lines that call our programs or are questions in JSON are run, and so are the
// Python programs that use cribbage, unless the line before the block says `<!-- not run: WHY -->`. In the output that a block
// shows, a line `…` stands for any lines of output, and `, …}` for any further fields of an
// answer.

interface Block {
  /** The document and the line, for the message of a failure. */
  readonly at: string;
  readonly language: string;
  readonly text: string;
  readonly notRun: string | undefined;
}

// The changelog describes old versions, so it is left out.
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: top, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((name) => name !== 'CHANGELOG.md')
  .map((name) => [name, readFileSync(`${top}/${name}`, 'utf8')] as const);

const fence = /^(?:<!-- not run: (.+) -->\n)?```(\w*)\n([\s\S]*?)^```$/gm;
const blocks: readonly Block[] = documents.flatMap(([name, document]) =>
  [...document.matchAll(fence)].map(({ index, 1: notRun, 2: language = '', 3: text = '' }) => ({
    at: `${name}:${document.slice(0, index).split('\n').length}`,
    language,
    text,
    notRun,
  })),
);

/** A line for the terminal, and its output if the document shows it. */
interface Shown {
  readonly at: string;
  readonly line: string;
  readonly printed: string | undefined;
}

const isOurs = /^(?:.*\| )?(?:build\/release\/|npx )?(?:cribbage|fifteen-two) /;
const inBlocks: readonly Shown[] = blocks
  .filter(({ language, notRun }) => ['', 'sh', 'bash', 'console', 'text'].includes(language) && !notRun)
  .flatMap(({ at, text }): readonly Shown[] => {
    if (/^\$ /m.test(text))
      return text.split(/^\$ /m).map((part) => {
        const [line = '', ...printed] = part.trimEnd().split('\n');
        return { at, line, printed: printed.join('\n') };
      });
    const lines = text.replace(/\n {2,}(?=[[(-])/g, ' ').split('\n');
    return lines.map((line) => ({ at, line, printed: undefined }));
  })
  .filter(({ line }) => isOurs.test(line));

// Returns true for a line such as `cribbage score CARD... [--crib]`, which describes the usage of a verb. Such a line is compared
// with the verb's help.
const isUsage = (line: string) => /\s[[(]|\b[A-Z]{4,}\b/.test(line.replace(/'[^']*'/g, ''));

const inText: readonly Shown[] = documents.flatMap(([name, document]) =>
  [...document.replace(fence, '').matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => ({ at: name, line: code.replace(/\s+/g, ' '), printed: undefined }))
    .filter(({ line }) => isOurs.test(line)),
);

const inTerminal = (line: string, cwd = top): string => {
  const env = { ...process.env, PATH: `${top}/build/release:${process.env.PATH}` };
  const known = line.replace(/^npx fifteen-two\b/, `node ${top}/dist/command/fifteen-two.js`);
  return execFileSync('bash', ['-c', known], { cwd, encoding: 'utf8', env, maxBuffer: 1 << 28 });
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('the lines for a terminal that documents show all succeed, and print what is shown', () => {
  const shown = inBlocks.filter(({ line }) => !isUsage(line));
  expect(shown.length).toBeGreaterThan(25);
  for (const { at, line, printed } of shown) {
    const answer = inTerminal(line).trimEnd();
    expect(answer, `${at}: ${line}`).not.toBe('');
    if (printed === undefined) continue;
    const wanted = printed.split(/^…$/m).map(escaped).join('[\\s\\S]*?');
    expect(answer, `${at}: ${line}`).toMatch(new RegExp(`^${wanted}$`));
  }
}, 120_000);

test('the command line has every verb and every option that a document names', () => {
  const pages = ['texts.ts', 'french/texts.ts'].flatMap((name) =>
    [...readFileSync(`${top}/web/pages/${name}`, 'utf8').matchAll(/<code>(cribbage [^<]*)<\/code>/g)].map(
      ([, line = '']) => ({ at: name, line, printed: undefined }),
    ),
  );
  expect(pages.length).toBe(2);
  const help = new Map<string, string>();
  const helpOf = (verb: string) => {
    if (!help.has(verb)) help.set(verb, inTerminal(`cribbage ${verb} --help`));
    return help.get(verb) ?? '';
  };
  const named = [...inBlocks, ...inText, ...pages];
  expect(named.filter(({ line }) => isUsage(line)).length).toBeGreaterThan(15);
  for (const { at, line } of named) {
    const [, verb = '', rest = ''] = /\b(?:cribbage|fifteen-two) ([a-z]\w*)?(.*)$/.exec(line) ?? [];
    const options = [...rest.matchAll(/(?<=[\s([|])--?[a-z][\w-]*/g)].map(([option]) => option);
    if (verb) expect(helpOf(verb), `${at}: ${line}`).toContain(`Usage: cribbage ${verb} `);
    for (const option of options)
      expect(helpOf(verb), `${at}: ${line}`).toMatch(new RegExp(`(^\\s+|,)${option}(?![\\w-])`, 'm'));
  }
});

// The examples on the pages that document the questions are left out, because `scripts/generate/api.mjs --check` asks them.
const asksIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /"ask"\s*:/.test(line) && !isOurs.test(line));

const answersTo = (lines: readonly string[]): readonly unknown[] =>
  execFileSync(`${top}/build/release/cribbage`, ['ask'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Reads a text such as `{"points": 29, …}` as the fields that an answer must have. */
const partly = (text: string): unknown =>
  JSON.parse(text.replace(/,\s*…\s*\}/g, ',"…":0}'), (_, value) => {
    if (typeof value !== 'object' || value === null || !('…' in value)) return value;
    const { '…': _more, ...fields } = value;
    return expect.objectContaining(fields);
  });

test('the questions in JSON that documents show are all answered, as is shown', () => {
  let asked = 0;
  for (const [at, block] of blocks.entries()) {
    const lines = asksIn(block.text);
    if (lines.length === 0 || block.notRun) continue;
    expect(block.language, `${block.at}: a question in JSON in a block of another language`).toBe('json');
    expect(lines.join('\n'), block.at).toBe(block.text.trim());
    const shown = /^\{"(?:ok|error)"/.test(blocks[at + 1]?.text ?? '') ? blocks[at + 1]?.text.trim().split('\n') : [];
    const wanted = shown?.map(partly) ?? [];
    const answers = answersTo(lines);
    asked += answers.length;
    if (wanted.length > 0) expect(answers, block.at).toEqual(wanted);
    else for (const answer of answers) expect(answer, block.at).toHaveProperty('ok');
  }
  const inline = documents.flatMap(([, document]) => [...document.replace(fence, '').matchAll(/`(\{"ask"[^`]*\})`/g)]);
  for (const [, line = ''] of inline) expect(answersTo([line])[0], line).toHaveProperty('ok');
  expect(asked).toBeGreaterThanOrEqual(16);
  expect(inline.length).toBeGreaterThan(0);
}, 120_000);

test('the answers in JSON that documents show stand behind their questions', () => {
  for (const [at, { at: place, language, text }] of blocks.entries())
    if (language === 'json' && /^\{"(?:ok|error)"/.test(text))
      expect(asksIn(blocks[at - 1]?.text ?? '').length, place).toBeGreaterThan(0);
});

test('the programs in Python print what their comments say', () => {
  const programs = blocks.filter(({ language, notRun }) => language === 'python' && !notRun);
  expect(programs.filter(({ text }) => text.includes('cribbage')).length).toBeGreaterThan(0);
  for (const { at, text } of programs.filter((block) => block.text.includes('cribbage'))) {
    const printed = execFileSync('python3', ['-c', text], { cwd: top, encoding: 'utf8' });
    expect(printed.trimEnd().split('\n'), at).toEqual(
      [...text.matchAll(/^print\(.*# (.*)$/gm)].map(([, said]) => said),
    );
  }
});

test('a block that is not run says why', () => {
  for (const { at, notRun } of blocks) if (notRun !== undefined) expect(notRun, at).toMatch(/\w+ \w+/);
  for (const [name, document] of documents)
    for (const [, after] of document.matchAll(/<!-- not run: .*-->\n(.*)$/gm)) expect(after, name).toMatch(/^```/);
});

describe('an example in the help of the command line', () => {
  const help = inTerminal('cribbage --help');
  const examples = [...help.matchAll(/^ {2}(\w+) .*: (cribbage .*)$/gm)].map(([, verb = '', line = '']) => [
    verb,
    line,
  ]);

  test('is there for every verb that takes words', () => {
    const verbs = [...help.slice(help.search(/^Verbs:/m)).matchAll(/^ {2}(\w+) /gm)].map(([, verb]) => verb);
    expect(examples.map(([verb]) => verb)).toEqual(verbs.filter((verb) => !/^(deal|ask|bench)$/.test(verb ?? '')));
  });

  test.each(examples)(
    'of %s is quoted for the shell, and answered: %s',
    (verb, line) => {
      expect(line).toMatch(new RegExp(`^cribbage ${verb}( |$)`));
      for (const word of line.replace(/'[^']*'/g, 'quoted').split(' ')) expect(word, line).toMatch(/^[\w./-]+$/);
      expect(inTerminal(`cribbage ${verb} --help`)).toContain(`: ${line}\n`);
      const folder = mkdtempSync(join(tmpdir(), 'help-'));
      copyFileSync(`${top}/tests/cases/games/paper.txt`, join(folder, 'game.txt'));
      try {
        expect(inTerminal(line, folder)).not.toBe('');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    120_000,
  );
});

test('the development container forwards the ports at which the app is served', () => {
  const { forwardPorts } = JSON.parse(readFileSync(`${top}/.devcontainer/devcontainer.json`, 'utf8'));
  expect(forwardPorts).toEqual([config.preview?.port, config.server?.port]);
});

test('an example that shows a part of its answer cuts no histogram', () => {
  const pages = readdirSync(`${top}/docs/api`).map((page) => readFileSync(`${top}/docs/api/${page}`, 'utf8'));
  const histograms = pages.flatMap((page) =>
    [...page.matchAll(/"histogram": (\[[^\]]*\])/g)].map(([, list = '']) => list),
  );
  expect(histograms.length).toBeGreaterThan(2);
  for (const list of histograms) expect(JSON.parse(list).length, list).toBe(30);
});
