import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { answerWith } from '../../../web/engine/answer_with.js';
import { engineOf } from '../../../web/engine/engine.js';
import { type Door, loadModules, openDoor } from '../../../web/engine/module.js';
import { moduleFiles } from '../../../web/engine/module_files.js';
import { moduleOf } from '../../../web/engine/questions.js';
import { tableFiles } from '../../../web/engine/table_files.js';
import { loadTableFrom } from '../../../web/engine/tables.js';
import type { QuestionName, TableName } from '../../../web/engine/types.js';
import type { ModuleFile } from '../../../web/engine/wasm.js';
import recorded from '../../cases/recorded.json' with { type: 'json' };
import { errors } from '../cases.js';

let put: string[] = [];
beforeEach(() => {
  put = [];
});

const countingDoor = async (file: ModuleFile): Promise<Door> => {
  const door = await openDoor(file);
  const ask: Door['ask'] = (name, question) => {
    put.push(name);
    return door.ask(name, question);
  };
  return { ...door, ask };
};

const loadCounting = () => loadModules(moduleFiles, (loading) => loading, countingDoor);

const loadTable = loadTableFrom(tableFiles);
const createEngine = async (load = loadTable) =>
  engineOf(answerWith(await loadCounting()), load, { atOnce: 1, latestOnly: false });

const discards = { dealt: '5D JH 6S 4H 5S 2C', weDeal: true };
const plays = { kept: '5H 6H 7H 8H', weDeal: true, played: 'them 4C', quick: true };

test('each question is put to its module once, the first that needs tables too', async () => {
  const engine = await createEngine();
  await engine.scoreShow({ hand: '5H' });
  await engine.valueDiscards(discards);
  await engine.valueDiscards(discards);
  await engine.winChance({ ours: 0, theirs: 0, weDeal: true });
  expect(put).toEqual(['scoreShow', 'valueDiscards', 'valueDiscards', 'winChance']);
});

test('a question that is aborted before its module is loaded is not put', async () => {
  const engine = await createEngine();
  const stop = new AbortController();
  const asked = engine.scorePlay({ played: 'them 4C', weDeal: true }, stop.signal);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await engine.scorePlay({ played: 'us 4C', weDeal: false });
  expect(put).toEqual(['scorePlay']);
});

test('a module that could not be loaded is loaded again for the next question', async () => {
  let online = false;
  const open = async (file: ModuleFile) => {
    if (file === moduleFiles.advice && !online) throw new Error('no network');
    return openDoor(file);
  };
  const modules = await loadModules(moduleFiles, (loading) => loading, open);
  await expect(modules.of('winChance')).rejects.toThrow('no network');
  online = true;
  const module = await modules.of('winChance');
  expect(module.needs('winChance', { ours: 0, theirs: 0, weDeal: true })).toEqual(['board']);
});

test('only questions about games need the functions that are split off, which are loaded again if that failed', async () => {
  const advice = moduleFiles.advice as Required<ModuleFile>;
  const fail = () => Promise.reject(new Error('no network'));
  let rest: ModuleFile['rest'] = fail;
  const files = { ...moduleFiles, advice: { ...advice, rest: () => (rest as () => Promise<URL>)() } };
  const modules = await loadModules(files);
  const engine = engineOf(answerWith(modules), loadTable, { atOnce: 1, latestOnly: false });
  for (const { ask, question } of [...recorded, ...errors]) {
    const name = ask as QuestionName;
    const answer = await (engine[name] as (question: object) => Promise<unknown>)(question).catch((fault) => fault);
    if (moduleOf[name] === 'games') expect(String(answer)).toMatch('no network');
    else expect(String(answer)).not.toMatch(/no network|before it was loaded/);
  }
  const incomplete = await modules.withTables();
  expect(() => incomplete.ask('readGames', { text: '' })).toThrow('before it was loaded');

  // A site may have newer files than the page that is open.
  const games = readFileSync(await advice.rest());
  const [{ module: build = '' } = {}] = WebAssembly.Module.imports(new WebAssembly.Module(games));
  const newer = Buffer.from(games.toString('latin1').replaceAll(build, 'another1'), 'latin1');
  rest = () => new URL(`data:application/wasm;base64,${newer.toString('base64')}`);
  await expect(engine.readGames({ text: '' })).rejects.toThrow('another1');

  rest = advice.rest;
  await expect(engine.readGames({ text: '' })).rejects.toHaveProperty('code');
});

test('the tables that a question needs are all on their way before the first has come', async () => {
  const asked: TableName[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = await createEngine(async (table) => {
    asked.push(table);
    await released;
    return loadTable(table);
  });
  const ranked = engine.valueDiscards(discards);
  await expect.poll(() => asked.toSorted()).toEqual(['board', 'crib', 'pegging', 'play']);
  release();
  expect((await ranked).length).toBe(15);
  expect(asked.length).toBe(4);
});

test('a question says what it needs, given or not, and loads nothing', async () => {
  const asked: TableName[] = [];
  const engine = await createEngine(async (table) => {
    asked.push(table);
    return loadTable(table);
  });
  expect((await engine.needs('valueDiscards', discards)).toSorted()).toEqual(['board', 'crib', 'pegging', 'play']);
  expect(await engine.needs('valueDiscards', { ...discards, opponent: 'random' })).not.toContain('crib');
  expect(await engine.needs('valuePlays', plays)).toContain('crib');
  expect(await engine.needs('valuePlays', { ...plays, played: '' })).toEqual(['crib', 'opening']);
  expect(await engine.needs('winChance', { ours: 0, theirs: 0, weDeal: true })).toEqual(['board']);
  expect(await engine.needs('scoreShow', { hand: '5H' })).toEqual([]);
  expect(asked).toEqual([]);
  await engine.winChance({ ours: 0, theirs: 0, weDeal: true });
  expect(await engine.needs('winChance', { ours: 0, theirs: 0, weDeal: true })).toEqual(['board']);
});

test('a wrong question needs nothing and is refused at once', async () => {
  const engine = await createEngine(() => Promise.reject(new Error('nothing is to be loaded')));
  const wrong = { dealt: '5D JH', weDeal: true };
  expect(await engine.needs('valueDiscards', wrong)).toEqual([]);
  await expect(engine.valueDiscards(wrong)).rejects.toMatchObject({ code: 'wrongCount' });
});
