import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { command, runs, shell } from './command.js';

// 0 for success, 2 for bad input or usage, 1 for anything else; and nothing is lost without a word.

const lost = 'cribbage: The answer could not be written to standard output.\n';
const question = '{"ask":"scoreShow","hand":"5H 5D 5S JC","starter":"5C"}';

describe('the exit code', () => {
  test.each([
    'cribbage score 5H 5D 5S JC',
    'cribbage --help',
    'cribbage play --help',
    'cribbage --version',
    `echo '${question}' | cribbage ask`,
    'echo rubbish | cribbage ask',
    'cribbage ask </dev/null',
  ])('is 0 for success: %s', (line) => {
    expect(shell(line)).toMatchObject({ status: 0, stderr: '' });
  });

  test.each([
    ['cribbage', 'A verb is missing'],
    ['cribbage win', 'is required'],
    ['cribbage win 90 75', 'required'],
    ['cribbage win 90 75 --mine --theirs', '--mine'],
    ['cribbage count 5H', 'count'],
    ['cribbage score', 'hand is required'],
    ['cribbage score 5H --starter', '--starter'],
    ['cribbage discard 5D JH 6S 4H 5S 2C', 'required'],
    ['cribbage discard 5D JH 6S 4H 5S 2C --mine --score 118', '--score'],
    ['cribbage simulate points', 'b is required'],
    ['cribbage simulate points random --threads 0', '--threads'],
    ['cribbage simulate points random --threads many', '--threads'],
    ['cribbage score 5H 4r', '“4r” is not a card'],
    ['cribbage win 121 75 --mine', '“121” is not'],
    ['cribbage table nothing', 'nothing'],
  ])('is 2 for bad input or usage: %s', (line, sentence) => {
    const { status, stdout, stderr } = shell(line);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^cribbage: [^\n]+\n/);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain(command);
  });

  test.each([
    'cribbage score 5H 5D 5S JC >/dev/full',
    'cribbage score 5H 5D 5S JC --json >/dev/full',
    'cribbage score 5H 4r --json >/dev/full',
    'cribbage score 5H 5D 5S JC >&-',
    'cribbage table play --csv >/dev/full',
    'cribbage --help >/dev/full',
    `echo '${question}' | cribbage ask >/dev/full`,
    `echo '${question}' | cribbage ask >&-`,
  ])('is 1 where standard output cannot be written: %s', (line) => {
    expect(shell(line)).toEqual(expect.objectContaining({ status: 1, stderr: lost }));
  });
});

test('the door of lines stops where its answers go nowhere', () => {
  const { status, stderr } = shell(`yes '${question}' | timeout 20 cribbage ask >/dev/full`);
  expect({ status, stderr }).toEqual({ status: 1, stderr: lost });
}, 30_000);

test('the program is called by its name, not by where it lies', () => {
  expect(runs('--version').stdout).toBe(`cribbage ${manifest.version}\n`);
  for (const words of [['--help'], ['play', '--help']]) {
    expect(runs(...words).stdout).toMatch(/^ *Usage: cribbage /im);
    expect(runs(...words).stdout).not.toContain(command);
  }
});

/** The door of lines, to write to and to read from as a program does. */
const conversation = () => {
  const child = spawn(command, ['ask']);
  let heard = '';
  let wake = () => {};
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    wake();
  });
  const hear = async (lines: number): Promise<readonly string[]> => {
    while (heard.split('\n').length <= lines)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return heard.split('\n').slice(0, -1);
  };
  return { child, hear };
};

test('a program may ask, wait for the answer and ask again', async () => {
  const { child, hear } = conversation();
  for (let asked = 1; asked <= 20; ++asked) {
    child.stdin.write(`${question}\n`);
    const lines = await hear(asked);
    expect(lines.length).toBe(asked);
    expect(JSON.parse(lines.at(-1) ?? '').ok.points).toBe(29);
  }
  child.stdin.end();
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
}, 20_000);

test('a line is answered when the next one has only begun', async () => {
  const { child, hear } = conversation();
  child.stdin.write(`${question}\n${question}\n${question.slice(0, 20)}`);
  expect((await hear(2)).length).toBe(2);
  child.stdin.end(`${question.slice(20)}\n`);
  const lines = await hear(3);
  expect(new Set(lines).size).toBe(1);
}, 20_000);
