import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asked as answersTo, command, runs } from './command.js';

const simulate = (...args: readonly string[]): string =>
  execFileSync(command, ['simulate', ...args], { encoding: 'utf8' });
const twenty = ['schell', 'random/greedy', '--games', '20', '--seed', '7'];
const asked = (question: object): unknown => answersTo([{ ask: 'simulate', ...question }])[0];

test('a seed gives the same games on one thread and on several', () => {
  const one = simulate(...twenty, '--json', '--threads', '1');
  expect(simulate(...twenty, '--json', '--threads', '3')).toBe(one);
  expect(simulate(...twenty, '--json')).toBe(one);
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
  expect(lines[6]).toMatch(/^The first dealer won \d+ of 40/);
  expect(lines.at(-1)).toMatch(/^Each game was played twice with sides changed\. \d+\.\d\d deals a game; seed 7$/);
});

test('the answer in words names sides by their first scores, and only if these differ', () => {
  const sides = (...args: readonly string[]) =>
    simulate(...twenty, ...args)
      .split('\n')
      .filter((line) => /^The (first|side)/.test(line))
      .map((line) => line.replace(/ won .*/, ''));
  expect(sides('--from', '50', '50')).toEqual(['The first dealer']);
  expect(sides('--from', '100', '90')).toEqual(['The side that began with 100', 'The side that began with 90']);
  expect(sides('--from', '100', '90', '--deals', 'them')).toEqual([
    'The side that began with 100',
    'The side that began with 90 and dealt first',
  ]);
  const { us, them } = JSON.parse(simulate(...twenty, '--from', '100', '90', '--json'));
  const text = simulate(...twenty, '--from', '100', '90');
  expect(text).toContain(`The side that began with 100 won ${us.games} of 40`);
  expect(text).toContain(`The side that began with 90 won ${them.games} of 40`);
  expect(text).not.toMatch(/^(us|them) /m);
});

test('the answer in words tells of skunks unless three play', () => {
  const told = (...args: readonly string[]) =>
    simulate('random', 'random', '--games', '4', ...args).match(/skunk/g)?.length;
  expect([told(), told('--players', '3'), told('--players', '4')]).toEqual([3, undefined, 5]);
});

test('games without a seed differ each time and tell their seed', () => {
  const [one, other] = [0, 1].map(() => JSON.parse(simulate('random', 'random', '--games', '1', '--json')));
  expect(one.seed).not.toBe(other.seed);
  expect(JSON.parse(simulate('random', 'random', '--games', '1', '--json', '--seed', `${one.seed}`))).toEqual(one);
});

test('unknown players, and players whose table is missing, are refused in a sentence', () => {
  for (const [line, said] of [
    [
      'nobody random',
      '“nobody” is not a player: write a level (novice, beginner, pub, club or expert) or a way to throw (points,',
    ],
    ['nobody/greedy random', '“nobody” is not a way to throw'],
    ['random/badly random', '“badly” is not a way to play'],
    ['random/solved random', 'npm run solve play'],
    ['random/solved random', '--play-state'],
    ['points schell/advice --play-state PROGRAM', 'leave out --play-state'],
    ['nobody random --play-state PROGRAM', '“nobody” is not a player'],
    ['random random --games many', '“games” should be a whole number'],
    ['random random --from 121 0', 'not “121”'],
    // A file that is not a solved play is refused before the first game.
    ['random/solved random --play-state PROGRAM.none --games 1', 'is not the state of a solved play'],
    ['random random/solved --play-state PROGRAM.none --games 1', 'is not the state of a solved play'],
  ] as const) {
    const { status, stderr } = runs('simulate', ...line.split(' ').map((word) => word.replace('PROGRAM', command)));
    expect(status, line).toBe(2);
    expect(stderr, line).toContain(said);
  }
  expect(asked({ a: 'random/solved', b: 'random', games: 1, seed: 1 })).toMatchObject({
    error: { code: 'badTable', text: 'solved' },
  });
  expect(asked({ a: 'random', b: 'random', games: 100_001, seed: 1 })).toMatchObject({
    error: { code: 'badQuestion' },
  });
});
