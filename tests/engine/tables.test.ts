import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { createEngine as CreateEngine } from '../../dist/engine/index.js';

const built = fileURLToPath(new URL('../../dist/engine', import.meta.url));
const six = { dealt: '5D JH 6S 4H 5S 2C', weDeal: true };
const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

// Starts an engine from a copy of its files, in which `change` has changed a table.
const engineWhere = async (change: (table: string) => void) => {
  const copy = mkdtempSync(join(tmpdir(), 'fifteen-two-'));
  copies.push(copy);
  cpSync(built, copy, { recursive: true });
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  change(join(copy, 'generated/crib.bin'));
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(copy, 'index.js')).href)) as {
    createEngine: typeof CreateEngine;
  };
  return { engine: await module.createEngine(), table: join(copy, 'generated/crib.bin') };
};

test('an expert without the table fails with badTable, other opponents work, and the next question tries again', async () => {
  const { engine, table } = await engineWhere((file) => rmSync(file));
  await expect(engine.valueDiscards(six)).rejects.toMatchObject({ code: 'badTable', text: 'crib' });
  expect((await engine.valueDiscards({ ...six, opponent: 'random' })).length).toBe(15);
  cpSync(join(built, 'generated/crib.bin'), table);
  expect((await engine.valueDiscards(six)).length).toBe(15);
});
