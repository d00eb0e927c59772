import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { command } from './command.js';

// Whole games on the command line and in the line interface, the two interfaces that play them.

const simulate = (...args: readonly string[]): string =>
  execFileSync(command, ['simulate', ...args], { encoding: 'utf8' });
const twenty = ['schell', 'random/greedy', '--games', '20', '--seed', '7'];
const asked = (question: object): unknown =>
  JSON.parse(
    execFileSync(command, ['ask'], {
      input: `${JSON.stringify({ ask: 'simulate', ...question })}\n`,
      encoding: 'utf8',
    }),
  );

test('a seed gives the same games on one thread and on several', () => {
  const one = simulate(...twenty, '--json', '--threads', '1');
  expect(simulate(...twenty, '--json', '--threads', '3')).toBe(one);
  expect(simulate(...twenty, '--json')).toBe(one);
});

test('a line of JSON plays the same games as the command', () => {
  const question = { a: 'schell', b: 'random/greedy', games: 20, seed: 7 };
  expect(asked(question)).toEqual({ ok: JSON.parse(simulate(...twenty, '--json')) });
  const { ours, theirs, deals, duplicate } = { ours: 100, theirs: 90, deals: 'them', duplicate: false };
  expect(asked({ ...question, ours, theirs, deals, duplicate })).toEqual({
    ok: JSON.parse(simulate(...twenty, '--json', '--from', `${ours}`, `${theirs}`, '--deals', deals, '--no-duplicate')),
  });
});

test('the answer in words has the winner, the figures and the seed', () => {
  const lines = simulate(...twenty)
    .trimEnd()
    .split('\n');
  const { a, b, played } = JSON.parse(simulate(...twenty, '--json'));
  expect(played).toBe(40);
  const won = (games: number) =>
    `won ${games} of 40 games: \\d+\\.\\d\\d % \\(.* to .*\\), \\d+ with a skunk, \\d+ with a double one$`;
  expect(lines[0]).toMatch(new RegExp(`^schell/greedy ${won(a.won.games)}`));
  expect(lines[1]).toMatch(/^ {2}as dealer {2}heels \d\.\d\d {2}play \d\.\d\d {2}hand \d\.\d\d {2}crib \d\.\d\d$/);
  expect(lines[2]).toMatch(/^ {2}as pone {4}play \d\.\d\d {2}hand \d\.\d\d$/);
  expect(lines[3]).toMatch(new RegExp(`^random/greedy ${won(b.won.games)}`));
  expect(lines[6]).toMatch(/^Whoever dealt first won \d+ of 40/);
  expect(lines.at(-1)).toMatch(/^Each game was played twice with sides changed\. \d+\.\d\d deals a game; seed 7$/);
});

test('the answer in words names sides by their first scores, and only if these differ', () => {
  const sides = (...args: readonly string[]) =>
    simulate(...twenty, ...args)
      .split('\n')
      .filter((line) => line.startsWith('Whoever'))
      .map((line) => line.replace(/ won .*/, ''));
  expect(sides('--from', '50', '50')).toEqual(['Whoever dealt first']);
  expect(sides('--from', '100', '90')).toEqual(['Whoever began with 100', 'Whoever began with 90']);
  expect(sides('--from', '100', '90', '--deals', 'them')).toEqual([
    'Whoever began with 100',
    'Whoever began with 90 and dealt first',
  ]);
  const { us, them } = JSON.parse(simulate(...twenty, '--from', '100', '90', '--json'));
  const text = simulate(...twenty, '--from', '100', '90');
  expect(text).toContain(`Whoever began with 100 won ${us.games} of 40`);
  expect(text).toContain(`Whoever began with 90 won ${them.games} of 40`);
  expect(text).not.toMatch(/^(us|them) /m);
});

test('games without a seed differ each time and tell their seed', () => {
  const [one, other] = [0, 1].map(() => JSON.parse(simulate('random', 'random', '--games', '1', '--json')));
  expect(one.seed).not.toBe(other.seed);
  expect(JSON.parse(simulate('random', 'random', '--games', '1', '--json', '--seed', `${one.seed}`))).toEqual(one);
});

test('unknown players, and players whose table is missing, are refused in a sentence', () => {
  const refused = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(command, ['simulate', ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    return stderr;
  };
  expect(refused('nobody', 'random')).toContain('“nobody” is not a way to throw');
  expect(refused('random/badly', 'random')).toContain('“badly” is not a way to play');
  expect(refused('random/solved', 'random')).toContain('npm run solve play');
  expect(refused('random/solved', 'random')).toContain('--play-state');
  expect(refused('points', 'schell/advice', '--play-state', command)).toContain('leave out --play-state');
  expect(refused('nobody', 'random', '--play-state', command)).toContain('“nobody” is not a way to throw');
  expect(refused('random', 'random', '--games', 'many')).toContain('“games” should be a whole number');
  expect(refused('random', 'random', '--from', '121', '0')).toContain('not “121”');
  expect(asked({ a: 'random/solved', b: 'random', games: 1, seed: 1 })).toMatchObject({
    error: { code: 'badTable', text: 'solved' },
  });
  expect(asked({ a: 'random', b: 'random', games: 100_001, seed: 1 })).toMatchObject({
    error: { code: 'badQuestion' },
  });
});

test.each([
  ['random/solved', 'random'],
  ['random', 'random/solved'],
])('a file that is not a solved play is refused before the first game: %s %s', (a, b) => {
  const state = `${command}.none`;
  const { status, stderr } = spawnSync(command, ['simulate', a, b, '--play-state', state, '--games', '1'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('is not the state of a solved play');
});
