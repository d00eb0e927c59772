import { beforeAll, expect, test } from 'vitest';
import { answerWith } from '../../../web/engine/answer_with.js';
import { engineOf } from '../../../web/engine/engine.js';
import { loadModules } from '../../../web/engine/module.js';
import { moduleFiles } from '../../../web/engine/module_files.js';
import { tableFiles, tableNames } from '../../../web/engine/table_files.js';
import { type LoadTable, loadTableFrom } from '../../../web/engine/tables.js';
import type { Engine, TableName } from '../../../web/engine/types.js';

// A table comes over a network and lies in stores, so it may be cut short, changed, swapped, or from another version of the
// app.

const shipped = new Map<TableName, Uint8Array>();
beforeAll(async () => {
  const load = loadTableFrom(tableFiles);
  for (const name of tableNames) shipped.set(name, await load(name));
});
const bytesOf = (name: TableName): Uint8Array => shipped.get(name) as Uint8Array;

/** Asks a question that cannot be answered without the table. */
const askFor = (engine: Engine, name: TableName): Promise<unknown> => {
  if (name === 'acc' || name === 'money')
    return engine.winChance({ ours: 90, theirs: 88, weDeal: true, objective: name });
  if (name === 'opening' || name === 'stakes') {
    const play = { kept: '4S 6D KH 9C', starter: '2C', weDeal: true, played: 'them 5H' };
    return engine.valuePlays({ ...play, ours: 117, theirs: 119, quick: true });
  }
  return engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
};

const changed = (bytes: Uint8Array, at: number, flip: number): Uint8Array =>
  bytes.with(at, (bytes[at] as number) ^ flip);

const versionAt = 8; // after the eight letters of the table's magic

const spoils: Readonly<Record<string, (bytes: Uint8Array, name: TableName) => Uint8Array>> = {
  'that is empty': () => new Uint8Array(),
  'that is cut short': (bytes) => bytes.subarray(0, bytes.length - 1),
  'that is cut in the middle of its head': (bytes) => bytes.subarray(0, 14),
  'with a byte too many': (bytes) => new Uint8Array([...bytes, 0]),
  'with its first bit flipped': (bytes) => changed(bytes, 0, 1),
  'with a bit flipped in the middle': (bytes) => changed(bytes, bytes.length >> 1, 16),
  'with its last bit flipped': (bytes) => changed(bytes, bytes.length - 1, 128),
  'of an older version': (bytes) => bytes.with(versionAt, (bytes[versionAt] as number) - 1),
  'of a newer version': (bytes) => bytes.with(versionAt, (bytes[versionAt] as number) + 1),
  'that is another table': (_, name) => bytesOf(name === 'crib' ? 'play' : 'crib'),
  'that is a page of text': () => new TextEncoder().encode('<!doctype html><title>Sign in</title>'),
};

const engineWith = async (load: LoadTable): Promise<Engine> =>
  engineOf(answerWith(await loadModules(moduleFiles)), load, { atOnce: 1, latestOnly: false });

test.each(tableNames)(
  '%s is refused however it is spoilt, hands are counted, and the good one is taken then',
  async (name) => {
    const engine = await engineWith(async (table) => bytesOf(table));
    const undisturbed = await askFor(engine, name);
    let given = bytesOf(name);
    const spoilt = await engineWith(async (table) => (table === name ? given : bytesOf(table)));
    for (const [how, spoil] of Object.entries(spoils)) {
      given = spoil(bytesOf(name), name);
      await expect(askFor(spoilt, name), how).rejects.toMatchObject({
        code: 'badTable',
        text: name,
        parts: { table: name },
      });
      expect((await spoilt.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' })).points, how).toBe(29);
    }
    given = bytesOf(name);
    expect(await askFor(spoilt, name)).toEqual(undisturbed);
  },
);
