import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { command, runs, shell } from './command.js';

const lost = 'cribbage: The answer could not be written to standard output.\n';
const question = '{"ask":"scoreShow","hand":"5H 5D 5S JC","starter":"5C"}';

const verbs =
  'score, shows, ranks, discard, starters, play, win, chances, parse, deal, record, review, squares, game, simulate, table, ask and bench';

/**
 * Each row has a wrong command line, the sentence of its error, the text that the error names, and the verb whose help may tell
 * more.
 */
const usage: readonly (readonly [line: string, sentence: string, text: string, verb: string])[] = [
  ['cribbage scor 5H', `“scor” is not a verb; the verbs are ${verbs}.`, 'scor', ''],
  ['cribbage --rubbish', '“--rubbish” belongs after a verb.', '--rubbish', ''],
  ['cribbage --quick score 5H', '“--quick” belongs after a verb.', '--quick', 'score'],
  ['cribbage score 5H --rubbish', '“--rubbish” is not an option of score.', '--rubbish', 'score'],
  ['cribbage win 90 75 80 --mine', 'win has no use for “80”.', '80', 'win'],
  ['cribbage bench 5', 'bench has no use for “5”.', '5', 'bench'],
  ['cribbage score', 'score needs a hand: one to four cards with a starter, any number without.', '', 'score'],
  ['cribbage discard', 'discard needs six cards, or five for three or four players.', '', 'discard'],
  ['cribbage win', 'win needs our score, 0 to 120.', '', 'win'],
  ['cribbage win 90', 'win needs their score, 0 to 120.', '', 'win'],
  ['cribbage simulate points', 'simulate needs the other player.', '', 'simulate'],
  ['cribbage discard 5D JH 6S 4H 5S 2C', 'Whose crib is it? Write --mine or --theirs.', '', 'discard'],
  ['cribbage win 90 75', 'Whose deal is it? Write --mine or --theirs.', '', 'win'],
  ['cribbage win 90 75 -m -t', 'Whose deal is it? Write --mine or --theirs, not both.', '', 'win'],
  ['cribbage win 90 75 -m -m', '--mine is given twice.', '--mine', 'win'],
  ['cribbage win 90 75 --mine=x', '--mine takes no word after it.', '--mine', 'win'],
  ['cribbage win 90 75 --mine=false', '--mine takes no word after it.', '--mine', 'win'],
  ['cribbage score 5H 6H --crib=0', '--crib takes no word after it.', '--crib', 'score'],
  ['cribbage score 5H --starter', '--starter needs a word after it: the card that was cut.', '--starter', 'score'],
  ['cribbage score 4H -s 5H -s 6H', '--starter is given twice.', '--starter', 'score'],
  ['cribbage discard 5H --mine --score 118', '--score takes two numbers, like --score 90 75.', '--score', 'discard'],
  ['cribbage discard 5H --mine --score', '--score takes two numbers, like --score 90 75.', '--score', 'discard'],
  ['cribbage simulate points random --from 90-', '--from takes two numbers, like --from 90 75.', '--from', 'simulate'],
  ...['0', 'many'].map((word) => {
    const sentence = `--threads: “${word}” is not a whole number from 1 to 1024.`;
    return [`cribbage simulate points random --threads ${word}`, sentence, '--threads', 'simulate'] as const;
  }),
  ['cribbage play --mine --thrown 2S 3S', '--thrown works only with --kept.', '--thrown', 'play'],
];

describe('a slip in the words', () => {
  test.each(usage)('is told in a sentence, with the help that may tell more: %s', (line, sentence, text, verb) => {
    const help = `cribbage ${verb && `${verb} `}--help`;
    expect(shell(line)).toMatchObject({ status: 2, stdout: '', stderr: `cribbage: ${sentence}\nSee ${help}.\n` });
    const { status, stdout, stderr } = shell(`${line} --json`);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(stdout.split('\n').length).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'badQuestion', text, message: sentence } });
  });

  test('is none if a dash is between two scores', () => {
    const discard = 'cribbage discard 5D JH 6S 4H 5S 2C --mine --score';
    const { status, stdout } = shell(`${discard} 118-115`);
    expect(status).toBe(0);
    expect(stdout).toBe(shell(`${discard} 118 115`).stdout);
    expect(shell('cribbage parse 90-75').stderr).toContain('“90” is not a card');
  });

  test('is none where help is asked for by its name', () => {
    for (const verb of ['', ' discard']) {
      const { status, stdout } = shell(`cribbage help${verb}`);
      expect(status).toBe(0);
      expect(stdout).toBe(shell(`cribbage${verb} --help`).stdout);
    }
  });
});

describe('the exit code', () => {
  test.each([
    'cribbage score 5H 5D 5S JC',
    'cribbage --help',
    'cribbage play --help',
    'cribbage --version',
    `echo '${question}' | cribbage ask`,
    'echo rubbish | cribbage ask',
    'cribbage ask </dev/null',
  ])('is 0 for success: %s', (line) => expect(shell(line)).toMatchObject({ status: 0, stderr: '' }));

  test.each([
    ['cribbage', 'A verb is missing'],
    ['cribbage score 5H 4r', '“4r” is not a card'],
    ['cribbage win 121 75 --mine', 'not “121”'],
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
    'cribbage game >/dev/full',
    `echo '${question}' | cribbage ask >/dev/full`,
    `echo '${question}' | cribbage ask >&-`,
  ])('is 1 where standard output cannot be written: %s', (line) =>
    expect(shell(line)).toEqual(expect.objectContaining({ status: 1, stderr: lost })),
  );
});

describe('an unreadable file', () => {
  const verbsOf = (help: string) => [...help.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, verb = '']) => verb);

  test('is told of by every verb that reads a file', () => {
    const reading = verbsOf(runs('--help').stdout).flatMap((verb) =>
      [...runs(verb, '--help').stdout.matchAll(/^ {2}(\S+) TEXT .*\bfile\b/gim)].map(([, name]) => [verb, name]),
    );
    expect(reading).toEqual([
      ['record', 'file'],
      ['review', 'file'],
      ['simulate', '--play-state'],
    ]);
  });

  test.each([
    ['cribbage record /', '“/” could not be read.'],
    ['cribbage review /', '“/” could not be read.'],
    ['cribbage review / --deal 1', '“/” could not be read.'],
    ['cribbage record /nowhere', 'There is no record at “/nowhere”.'],
    ['cribbage record - </', 'Standard input could not be read.'],
    ['cribbage record - <&-', 'Standard input could not be read.'],
    ['cribbage review - <&-', 'Standard input could not be read.'],
    ['cribbage simulate win/solved points --games 1 --play-state /', '“/” is not the state of a solved play.'],
    ['cribbage ask </', 'Standard input could not be read.'],
    ['cribbage ask <&-', 'Standard input could not be read.'],
  ])('is bad input, said in a sentence: %s', (line, sentence) => {
    expect(shell(line)).toMatchObject({ status: 2, stdout: '', stderr: `cribbage: ${sentence}\n` });
    if (line.includes('ask')) return;
    const { status, stdout, stderr } = shell(line.replace(/^(cribbage \w+)/, '$1 --json'));
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(JSON.parse(stdout).error.message).toBe(sentence);
  });
});

test('the door of lines stops where its answers go nowhere', () => {
  const { status, stderr } = shell(`yes '${question}' | timeout 20 cribbage ask >/dev/full`);
  expect({ status, stderr }).toEqual({ status: 1, stderr: lost });
}, 30_000);

test('the program is called by its name, not by its path', () => {
  expect(runs('--version').stdout).toBe(`cribbage ${manifest.version}\n`);
  for (const words of [['--help'], ['play', '--help']]) {
    expect(runs(...words).stdout).toMatch(/^ *Usage: cribbage /im);
    expect(runs(...words).stdout).not.toContain(command);
  }
});

/** Starts the line interface, to write questions and read answers as a program does. */
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
