import { afterEach, expect, test, vi } from 'vitest';
import { createEngine, type EngineUrls } from '../../../web/engine/index.js';
import { placeFiles } from '../../../web/engine/urls.js';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, EngineUrls]>([
  ['folder', { folder: 'engine/' }],
  ['worker', { worker: 'engine/' }],
  ['modules.cribbage', { modules: { cribbage: 'engine/' } }],
  ['modules.advice', { modules: { advice: 'engine/' } }],
  ['tables.crib', { tables: { crib: 'engine/' } }],
])('a relative address in urls.%s is refused by name if there is no page', (field, urls) =>
  expect(createEngine({ urls })).rejects.toThrow(
    new TypeError(`urls.${field} should be an absolute address, such as a file: one, not “engine/”.`),
  ),
);

test('an address is relative to the page, and an invalid one is refused by name', () => {
  vi.stubGlobal('document', { baseURI: 'https://example.org/game/' });
  expect(placeFiles({ folder: 'engine' }).worker?.href).toBe('https://example.org/game/engine/worker.js');
  expect(() => placeFiles({ worker: 'http://' })).toThrow('urls.worker should be an address, not “http://”.');
});

test('every file is in the folder under its own name, unless another address is given', () => {
  const crib = 'https://example.net/c.bin';
  const placed = placeFiles({ folder: 'https://example.org/engine', tables: { crib }, modules: { advice: crib } });
  expect(placed.worker?.href).toBe('https://example.org/engine/worker.js');
  expect(placed.modules).toEqual({ cribbage: 'https://example.org/engine/generated/cribbage.wasm', advice: crib });
  expect([placed.tables.crib?.().href, placed.tables.board?.().href]).toEqual([
    crib,
    'https://example.org/engine/generated/board.bin',
  ]);
  const beside = placeFiles({});
  expect([beside.worker, beside.modules]).toEqual([undefined, { cribbage: undefined, advice: undefined }]);
  expect(beside.tables.crib?.().href).toMatch(/\/web\/engine\/generated\/crib\.bin$/);
});
