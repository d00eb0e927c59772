import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../../../web/engine/answer_with.js';
import { engineOf } from '../../../web/engine/engine.js';
import { CribbageError } from '../../../web/engine/errors.js';
import { type Door, loadModules, openDoor } from '../../../web/engine/module.js';
import { moduleFiles } from '../../../web/engine/module_files.js';
import { fileOf } from '../../../web/engine/questions.js';
import { tableFiles } from '../../../web/engine/table_files.js';
import { loadTableFrom } from '../../../web/engine/tables.js';
import type { QuestionName, TableName } from '../../../web/engine/types.js';
import type { ModuleFile } from '../../../web/engine/wasm.js';
import { seededQuestions } from '../../../web/proof/questions.js';
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

// The module for advice, with the file of its other functions as the test wants it.
const advice = moduleFiles.advice as Required<ModuleFile>;
const loadWithout = async (rest: () => Promise<URL>) => {
  const modules = await loadModules({ ...moduleFiles, advice: { ...advice, rest } });
  const engine = engineOf(answerWith(modules), loadTable, { atOnce: 1, latestOnly: false });
  const ask = ({ name, question }: { name: QuestionName; question: object }) =>
    (engine[name] as (question: object) => Promise<unknown>)(question).catch((fault: Error) => fault);
  return { modules, engine, ask };
};
const offline = () => Promise.reject(new Error('no network'));

test('questions about discards, plays and scores need no function that is split off', async () => {
  const { modules, ask } = await loadWithout(offline);
  const wrong = errors.map(({ ask, question }) => ({ name: ask, question }));
  const questions = [...seededQuestions(), ...wrong].filter(({ name }) => fileOf[name] === 'advice');
  for (const name of ['valueDiscards', 'scorePlay', 'valuePlays', 'winChance', 'winChances'])
    expect(questions.filter((question) => question.name === name).length).toBeGreaterThan(7);
  for (const question of questions) {
    const answer = await ask(question);
    if (answer instanceof Error) expect(answer).toBeInstanceOf(CribbageError);
  }
  const incomplete = await modules.withTables();
  expect(() => incomplete.ask('readGames', { text: '' })).toThrow('before it was loaded');
});

test('functions that could not be loaded are loaded again for the next question', async () => {
  let rest: () => URL | Promise<URL> = offline;
  const { ask } = await loadWithout(async () => rest());
  const game = { name: 'readGames', question: { text: '' } } as const;
  expect(await ask(game)).toMatchObject({ message: 'no network' });
  rest = () => new URL('data:application/wasm;base64,AGFz');
  expect(await ask(game)).toMatchObject({ message: expect.stringMatching(/^CompileError: .*`urls`/) });
  rest = advice.rest;
  expect(await ask(game)).toBeInstanceOf(CribbageError);
});

test('functions of another build are refused, because a site may be newer than the page that is open', async () => {
  const games = readFileSync(await advice.rest());
  const [{ module: build = '' } = {}] = WebAssembly.Module.imports(new WebAssembly.Module(games));
  const another = Buffer.from(games.toString('latin1').replaceAll(build, 'another1'), 'latin1');
  const { ask } = await loadWithout(async () => new URL(`data:application/wasm;base64,${another.toString('base64')}`));
  expect(await ask({ name: 'readGames', question: { text: '' } })).toMatchObject({
    message: expect.stringContaining('Reload the page'),
  });
});

test('a wasm file that another script was written for is refused', async () => {
  await expect(openDoor({ ...advice, wasm: moduleFiles.cribbage.wasm })).rejects.toThrow();
  await expect(openDoor({ ...moduleFiles.cribbage, wasm: advice.wasm })).rejects.toThrow();
});

test.each(['application/wasm', 'application/wasm; charset=utf-8', 'application/octet-stream'])(
  'a wasm file is fetched as %s, and streamed if it may be',
  async (type) => {
    const { wasm } = moduleFiles.cribbage;
    const compileStreaming = vi.spyOn(WebAssembly, 'compileStreaming');
    const bytes = readFileSync(await wasm());
    vi.stubGlobal('fetch', async () => new Response(bytes, { headers: { 'Content-Type': type } }));
    try {
      const door = await openDoor({ ...moduleFiles.cribbage, wasm: () => new URL('https://example.org/c.wasm') });
      expect(door.ask('scoreShow', { hand: '5H 5D' })).toMatchObject({ ok: { points: 2 } });
      expect(compileStreaming).toHaveBeenCalledTimes(type === 'application/wasm' ? 1 : 0);
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  },
);

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
