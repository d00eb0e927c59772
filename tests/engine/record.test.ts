import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import { badRecords } from './cases.js';
import { asked, runs, shell } from './command.js';

// Whole games, as people and programs write them down. tests/cases/games has each game with the output of `cribbage record`.

const engine = await createEngine();
afterAll(() => engine.close());

const folder = new URL('../cases/games/', import.meta.url);
const games = readdirSync(folder).filter((file) => file.endsWith('.txt'));

describe.each(games)('%s', (file) => {
  const path = fileURLToPath(new URL(file, folder));
  const record = readFileSync(path, 'utf8');

  test('prints as its golden file has it', () =>
    expect(runs('record', path).stdout).toBe(readFileSync(path.replace(/txt$/, 'score'), 'utf8')));

  test('is written so that it is read again', async () => {
    const game = await engine.readGame({ record });
    expect(await engine.readGame({ record: game.record })).toEqual(game);
  });

  test('has the score that its pegs add up to', async () => {
    const game = await engine.readGame({ record });
    const score = { a: 0, b: 0 };
    for (const { pegs } of game.deals) for (const { by, points } of pegs) score[by === 'a' ? 'a' : 'b'] += points;
    expect(game.score).toEqual(score);
    expect(Math.max(score.a, score.b)).toBe(game.winner ? game.target : Math.max(score.a, score.b));
  });
});

describe('a file of several games', () => {
  const [paper, skunk] = ['paper', 'skunk'].map((name) => fileURLToPath(new URL(`${name}.txt`, folder)));
  const both = `(cat ${paper}; echo; cat ${skunk})`;
  const printed = (verb: string) => `${runs(verb, `${paper}`).stdout}\n${runs(verb, `${skunk}`).stdout}`;

  test('prints each game, a blank line apart', () => {
    expect(shell(`${both} | cribbage record -`)).toMatchObject({ status: 0, stdout: printed('record') });
    expect(shell(`${both} | cribbage record - --json`).stdout.split('\n').length).toBe(3);
  });

  test('is reviewed game by game, but a deal is of one game', () => {
    expect(shell(`${both} | cribbage review --quick -`).stdout.split('Chances are those').length).toBe(3);
    const { status, stderr } = shell(`${both} | cribbage review - --deal 1`);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'cribbage: --deal works only with a file of one game.\n',
    });
  });
});

test.each([
  ['pgn', String.raw`[FirstPone "Ann"]\n1.\nH1 3S 6S 6H 6C JC QD D1 JC QD`],
  ['openspiel', '41 44 31 5 10 24 3 30 18 49 1 38 596'],
])('a game of another program is printed as a record: %s', async (notation, text) => {
  const { status, stdout } = shell(`printf '${text}' | cribbage record --from ${notation} -`);
  expect(status).toBe(0);
  expect(stdout).toContain(': 3S 6S 6H 6C / JC QD\n');
  expect((await engine.readGame({ record: stdout })).record).toBe(stdout);
  // Without its name, the notation is known by the first line.
  const file = text.replaceAll('\\n', '\n');
  const games = await engine.readGames({ text: file });
  expect(games.map(({ record }) => record)).toEqual([stdout]);
  expect(asked([{ ask: 'readGames', text: file }])).toEqual([{ ok: games }]);
  const [read, rewritten] = ['', `record --from ${notation} - | cribbage `].map((first) =>
    shell(`printf '${text}' | cribbage ${first}record -`),
  );
  expect(read?.stdout).toBe(rewritten?.stdout);
});

test('the examples of the format are written again as they stand', async () => {
  const page = readFileSync(new URL('../../docs/RECORD.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/^```\n(Ann [^`]*)^```$/gm)].map(([, example = '']) => example);
  expect(examples.map((example) => example.split('\n')[0])).toEqual(['Ann - Ben to 121', 'Ann - Ben - Cas to 121']);
  for (const example of examples) expect((await engine.readGame({ record: example })).record).toBe(example);
});

test('points without cards and cards without a thrower are told apart', async () => {
  const record = 'Ann - Ben\n1. 0-0* 5H\npegs: Ann 3\nAnn: 4C 5S 6D JS / 2C ?\ncrib: KH 2C 3D QS\nshow: ? - ?';
  const [deal] = (await engine.readGame({ record })).deals;
  expect(deal?.crib).toEqual(['2C', 'KH', '3D', 'QS']);
  expect(deal?.thrown).toEqual({ a: ['2C'] });
  expect(deal?.pegs.map(({ source, points }) => [source, points])).toEqual([
    ['peg', 3],
    ['hand', 16],
    ['crib', 8],
  ]);
});

test.each(badRecords)('$name is told by its line, at every door', async ({ record, line, text, message }) => {
  const error = { code: 'badRecord', text, message, line };
  await expect(engine.readGame({ record })).rejects.toMatchObject(error);
  expect(asked([{ ask: 'readGame', record }])[0]).toMatchObject({ error });
});
