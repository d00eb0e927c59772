import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { command as native } from '../engine/command.js';

const packaged = join(inject('project'), 'node_modules/.bin/fifteen-two');
const place = mkdtempSync(join(tmpdir(), 'fifteen-two-command-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const run = (program: string, words: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
    cwd: place,
  });
  return { status, stdout, stderr };
};

const simulated = ['simulate', 'points', 'schell', '--games', '3', '--seed', '1', '--record'];
writeFileSync(join(place, 'game.txt'), run(native, simulated).stdout.split(/\n(?=# )/)[0] ?? '');

const lines = [
  ['score', '5H', '5D', '5S', 'JC', '-s', '5C'],
  ['score', '5H', '5D', '5S', 'JC', '-s', '5C', '--json'],
  ['score', '5H', '5D', '5S'],
  ['ranks', 'A', 'A', '2', '3'],
  ['discard', '5D', 'JH', '6S', '4H', '5S', '2C', '--mine'],
  ['discard', '5D', 'JH', '6S', '4H', '5S', '2C', '--theirs', '--score', '114', '109'],
  ['starters', '5H', '5D', '5S', 'JC'],
  ['play', 'them 5H, us TD', '--mine'],
  ['play', 'them 5H', '--mine', '--kept', '4S', '6D', 'KH', '9C', '--score', '117', '119'],
  ['win', '90', '75', '--mine'],
  ['win', '90', '75'],
  ['chances', '--help'],
  ['parse', '5♥ TS'],
  ['table'],
  ['table', 'crib', '--csv'],
  ['table', 'board', '--csv'],
  simulated,
  ['record', 'game.txt'],
  ['review', 'game.txt', '--quick'],
  ['review', 'nowhere.txt'],
  ['--help'],
  ['help', 'score'],
  ['--version'],
  ['scroe'],
  [],
];
for (const words of lines)
  test(`the packaged command line says what the native one says to “${words.join(' ')}”`, () => {
    const said = run(native, words);
    expect(said.stdout + said.stderr).not.toBe('');
    expect(run(packaged, words)).toEqual(said);
  });

test('the packaged command line answers lines of JSON from standard input', () => {
  const input = `${['{"ask":"score","hand":["5H","5D","5S","JC"],"starter":"5C"}', 'no JSON', '{"ask":"winChance","ours":90,"theirs":75,"weDeal":true}'].join('\n')}\n`;
  const said = run(native, ['ask'], input);
  expect(said.stdout.trimEnd().split('\n')).toHaveLength(3);
  expect(run(packaged, ['ask'], input)).toEqual(said);
});

// This takes a minute, so it runs only in the nightly run. The module answers the same 1,525 questions in each run of tests/engine.
test.runIf(process.env.FIFTEEN_TWO_NIGHTLY)(
  'the packaged command line has the signature of the native one: every answer to the last bit',
  () => {
    const signed = (program: string): string => run(program, ['bench']).stdout.replace(/^in .*/m, '');
    expect(signed(native)).toMatch(/^signature [0-9a-f]{16}$/m);
    expect(signed(packaged)).toBe(signed(native));
  },
);

test('the packaged command line says that it has no room for the solved play', () => {
  const said = run(packaged, ['simulate', 'points/solved', 'schell', '--play-state', 'play.state']);
  expect(said.status).toBe(2);
  expect(said.stderr).toContain('native command line');
});
