import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CreateModule } from '../../../web/engine/generated/cribbage.js';
import { loadModules, type ModuleFile, placeModules } from '../../../web/engine/module.js';
import type { QuestionName } from '../../../web/engine/types.js';
import { written } from './written.js';

const beside = 'https://example.org/beside.wasm';

const refused = { code: 'badTable', text: 'stakes', message: 'No.' };

/** Creates a module that needs the tables named in a question, and refuses a question with `fails`. */
const noting = () => {
  const put: unknown[] = [];
  let wasm = '';
  const file: ModuleFile = {
    wasm: () => new URL(beside),
    create: () =>
      (async (options: { locateFile: () => string }) => {
        wasm = options.locateFile();
        return {
          ask: (_: string, question: { fails?: boolean }) => {
            put.push(question);
            return written(question.fails ? { error: refused } : { ok: 'answered' });
          },
          needs: (_: string, { needs = [] }: { needs?: string[] }) => written(needs),
          giveTable: (name: string) =>
            written(name === 'play' ? { error: { code: 'badTable', text: name, message: 'No.' } } : { ok: true }),
        };
      }) as unknown as CreateModule,
  };
  return { file, put, wasm: () => wasm };
};

test('modules are loaded from beside the script, or from a given address', async () => {
  for (const [addresses, cards, advice] of [
    [{}, beside, beside],
    [{ cribbage: 'https://example.org/c.wasm' }, 'https://example.org/c.wasm', beside],
    [{ advice: 'https://example.org/a.wasm' }, beside, 'https://example.org/a.wasm'],
  ] as const) {
    const [one, two] = [noting(), noting()];
    const modules = await loadModules(placeModules({ cribbage: one.file, advice: two.file }, addresses));
    await modules.withTables();
    expect([one.wasm(), two.wasm()]).toEqual([cards, advice]);
  }
});

test('an engine of one module has it answer everything, wherever it lies', async () => {
  const { file, put } = noting();
  const placed = placeModules({ cribbage: file }, { advice: 'https://example.org/a.wasm' });
  expect(placed).not.toHaveProperty('advice');
  const modules = await loadModules(placed);
  for (const name of ['scoreShow', 'winChance'] as const) (await modules.of(name)).ask(name, { name });
  expect(put).toEqual([{ name: 'scoreShow' }, { name: 'winChance' }]);
  expect(await modules.withTables()).toBe(await modules.of('scoreShow'));
});

const ofCards: readonly QuestionName[] = ['scoreShow', 'scoreRanks', 'valueStarters', 'parseCards', 'deal'];
const ofAdvice: readonly QuestionName[] = [
  ...(['valueDiscards', 'scorePlay', 'valuePlays', 'chooseDiscard', 'choosePlay'] as const),
  ...(['winChance', 'winChances', 'readGame', 'reviewDeal', 'valueSquares', 'reviewSquares'] as const),
];
test.each([...ofCards, ...ofAdvice])('%s is answered by the module that has it', async (name) => {
  const [cards, advice] = [noting(), noting()];
  const modules = await loadModules({ cribbage: cards.file, advice: advice.file });
  (await modules.of(name)).ask(name, {});
  expect([cards.put.length, advice.put.length]).toEqual(ofCards.includes(name) ? [1, 0] : [0, 1]);
});

test('a question that is no object is put as one without fields', async () => {
  const { file, put } = noting();
  const module = await (await loadModules({ cribbage: file })).of('scoreShow');
  for (const question of [undefined, null, 'hand', 7, true]) {
    expect(module.ask('scoreShow', question)).toEqual({ ok: 'answered' });
    expect(module.needs('scoreShow', question)).toEqual([]);
  }
  expect(put).toEqual(Array(5).fill({}));
});

test('a module lacks the tables that it was not given, or that it did not take', async () => {
  const { file, put } = noting();
  const module = await (await loadModules({ cribbage: file })).withTables();
  const question = { needs: ['crib', 'play'] };
  expect(module.ask('valueDiscards', question)).toEqual({ lacks: ['crib', 'play'] });
  expect(module.giveTable('crib', new Uint8Array())).toEqual({ ok: true });
  expect(module.giveTable('play', new Uint8Array())).toMatchObject({ error: { code: 'badTable' } });
  expect(module.ask('valueDiscards', question)).toEqual({ lacks: ['play'] });
  expect(put).toEqual([]);
});

test('no more of a text or a list crosses than the parser needs to see that it is too much', async () => {
  const cpp = ['cards/card.h', 'questions/given.h'].map((file) => readFileSync(`cpp/cribbage/${file}`, 'utf8')).join();
  const most = (name: string) => Number(new RegExp(`\\b${name} = ([\\d']+);`).exec(cpp)?.[1]?.replaceAll("'", ''));
  const { file, put } = noting();
  const module = await (await loadModules({ cribbage: file })).of('scoreShow');
  const text = 'x'.repeat(2 * most('longestText'));
  const list = Array(2 * most('longestList')).fill('5H');
  module.ask('scoreShow', { text, list });
  expect(put).toEqual([{ text: text.slice(0, most('longestText') + 1), list: list.slice(0, most('longestList') + 1) }]);
});

test('a question that was answered before is put at once, and names its missing tables if it is refused', async () => {
  const { file, put } = noting();
  const module = await (await loadModules({ cribbage: file })).withTables();
  expect(module.ask('winChance', {})).toEqual({ ok: 'answered' });
  expect(module.ask('winChance', {})).toEqual({ ok: 'answered' });
  expect(put).toHaveLength(2);
  expect(module.ask('winChance', { needs: ['stakes'], fails: true })).toEqual({ lacks: ['stakes'] });
  // If no table is missing, the refusal has another reason, so the question is not repeated.
  expect(module.ask('winChance', { fails: true })).toEqual({ error: refused });
  expect(put).toHaveLength(4);
});
