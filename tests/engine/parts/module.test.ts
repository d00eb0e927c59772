import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Door, loadModules, type ModuleFiles, placeModules, type Watch } from '../../../web/engine/module.js';
import type { QuestionName } from '../../../web/engine/types.js';
import type { ModuleFile } from '../../../web/engine/wasm.js';

const refused = { code: 'badTable', text: 'stakes', message: 'No.' };

/** Opens modules that need the tables named in a question, and refuse a question with `fails`. */
const noting = (files: ModuleFiles, watch: Watch = (loading) => loading) => {
  const put: [file: string, question: unknown][] = [];
  const open = async ({ wasm }: ModuleFile) => {
    const { pathname } = await wasm();
    return {
      ask: (_: string, question: { fails?: boolean }) => {
        put.push([pathname, question]);
        return question.fails ? { error: refused } : { ok: 'answered' };
      },
      needs: (_: string, { needs = [] }: { needs?: string[] }) => needs,
      complete: async () => {
        put.push([pathname, 'complete']);
      },
      giveTable: (name: string) => (name === 'play' ? { error: { ...refused, text: name } } : { ok: true }),
    } as unknown as Door;
  };
  return { put, modules: loadModules(files, watch, open) };
};

let fetched: string[] = [];
beforeEach(() => {
  fetched = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    fetched.push(url.pathname);
    return new Response(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)); // the shortest module
  });
});
afterEach(() => vi.unstubAllGlobals());

const beside = (name: string): ModuleFile => ({
  create: () => Promise.reject(new Error('not to be created')),
  wasm: () => new URL(`https://example.org/${name}`),
});
const one: ModuleFiles = { cribbage: beside('cribbage') };
const two: ModuleFiles = {
  ...one,
  advice: { ...beside('advice'), rest: () => new URL('https://example.org/games') },
};

test('modules are loaded from beside the script, or from a given address', async () => {
  for (const [addresses, ...expected] of [
    [{}, '/cribbage', '/advice'],
    [{ cribbage: 'https://example.org/c.wasm' }, '/c.wasm', '/advice'],
    [{ advice: 'https://example.org/a.wasm' }, '/cribbage', '/a.wasm'],
  ] as const) {
    const { put, modules } = noting(placeModules(two, addresses));
    for (const name of ['scoreShow', 'winChance'] as const) (await (await modules).of(name)).ask(name, {});
    expect(put.map(([file]) => file)).toEqual(expected);
  }
  for (const [addresses, expected] of [
    [{}, '/games'],
    [{ games: 'https://example.org/g.wasm' }, '/g.wasm'],
  ] as const) {
    const { modules } = noting(placeModules(two, addresses));
    await (await modules).of('readGame');
    expect(fetched.splice(0)).toEqual([expected]);
  }
});

test('every file that is loaded is watched', async () => {
  const watched: Promise<unknown>[] = [];
  const { modules } = noting(two, (loading) => {
    watched.push(loading);
    return loading;
  });
  await (await modules).of('winChance');
  expect(watched.length).toBe(2);
  await (await modules).of('readGame');
  expect(watched.length).toBe(3);
});

test('an engine of one module has it answer everything, wherever it lies', async () => {
  const placed = placeModules(one, { advice: 'https://example.org/a.wasm' });
  expect(placed).not.toHaveProperty('advice');
  const noted = noting(placed);
  const modules = await noted.modules;
  for (const name of ['scoreShow', 'winChance'] as const) (await modules.of(name)).ask(name, { name });
  expect(noted.put).toEqual(['scoreShow', 'winChance'].map((name) => ['/cribbage', { name }]));
  expect(await modules.withTables()).toBe(await modules.of('scoreShow'));
});

const ofCards: readonly QuestionName[] = [
  'scoreShow',
  'scoreShows',
  'scoreRanks',
  'valueStarters',
  'parseCards',
  'deal',
];
const ofAdvice: readonly QuestionName[] = ['valueDiscards', 'scorePlay', 'valuePlays', 'winChance', 'winChances'];
const ofGames: readonly QuestionName[] = [
  ...(['chooseDiscard', 'choosePlay', 'readGame', 'readGames', 'reviewDeal', 'valueSquares', 'reviewSquares'] as const),
];
test.each([...ofCards, ...ofAdvice, ...ofGames])('%s is answered by the module that has it', async (name) => {
  const { put, modules } = noting(two);
  (await (await modules).of(name)).ask(name, {});
  const file = ofCards.includes(name) ? '/cribbage' : '/advice';
  expect(put).toEqual([...(ofGames.includes(name) ? [[file, 'complete']] : []), [file, {}]]);
  (await (await modules).of(name)).ask(name, {}); // a module is completed once
  expect(put.slice(-2)).toEqual([
    [file, {}],
    [file, {}],
  ]);
});

test('a module lacks the tables that it was not given, or that it did not take', async () => {
  const { put, modules } = noting(one);
  const module = await (await modules).withTables();
  const question = { needs: ['crib', 'play'] };
  expect(module.ask('valueDiscards', question)).toEqual({ lacks: ['crib', 'play'] });
  expect(module.giveTable('crib', new Uint8Array())).toEqual({ ok: true });
  expect(module.giveTable('play', new Uint8Array())).toMatchObject({ error: { code: 'badTable' } });
  expect(module.ask('valueDiscards', question)).toEqual({ lacks: ['play'] });
  expect(put).toEqual([]);
});

test('a question that was answered before is put at once, and names its missing tables if it is refused', async () => {
  const { put, modules } = noting(one);
  const module = await (await modules).withTables();
  expect(module.ask('winChance', {})).toEqual({ ok: 'answered' });
  expect(module.ask('winChance', {})).toEqual({ ok: 'answered' });
  expect(put).toHaveLength(2);
  expect(module.ask('winChance', { needs: ['stakes'], fails: true })).toEqual({ lacks: ['stakes'] });
  // If no table is missing, the refusal has another reason, so the question is not repeated.
  expect(module.ask('winChance', { fails: true })).toEqual({ error: refused });
  expect(put).toHaveLength(4);
});
