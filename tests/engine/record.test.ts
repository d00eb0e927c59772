import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import { badRecords } from './cases.js';
import { asked, runs } from './command.js';

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
    for (const { pegs } of game.deals) for (const { by, points } of pegs) score[by] += points;
    expect(game.score).toEqual(score);
    expect(Math.max(score.a, score.b)).toBe(game.winner ? game.target : Math.max(score.a, score.b));
  });
});

test('the example of the format is written again as it stands', async () => {
  const page = readFileSync(new URL('../../docs/RECORD.md', import.meta.url), 'utf8');
  const [, example = ''] = /^```\n([^`]*)^```$/m.exec(page) ?? [];
  expect(example).toContain('Ann - Ben to 121');
  expect((await engine.readGame({ record: example })).record).toBe(example);
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
