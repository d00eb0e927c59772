import { afterEach, expect, test, vi } from 'vitest';
import { createEngine, type EngineUrls } from '../../../web/engine/index.js';
import { tableFiles } from '../../../web/engine/table_files.js';
import { placeFiles } from '../../../web/engine/urls.js';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, EngineUrls]>([
  ['folder', { folder: 'engine/' }],
  ['worker', { worker: 'engine/' }],
  ['modules.cribbage', { modules: { cribbage: 'engine/' } }],
  ['modules.advice', { modules: { advice: 'engine/' } }],
  ['modules.games', { modules: { games: 'engine/' } }],
  ['tables.crib', { tables: { crib: 'engine/' } }],
])('a relative address in urls.%s is refused by name if there is no page', (field, urls) =>
  expect(createEngine({ urls })).rejects.toThrow(
    new TypeError(`urls.${field} should be an absolute address, such as a file: one, not “engine/”.`),
  ),
);

test('an address is relative to the page, and an invalid one is refused by name', () => {
  vi.stubGlobal('document', { baseURI: 'https://example.org/game/' });
  expect(placeFiles({ folder: 'engine' }, tableFiles).worker?.href).toBe('https://example.org/game/engine/worker.js');
  expect(() => placeFiles({ worker: 'http://' }, tableFiles)).toThrow(
    'urls.worker should be an address, not “http://”.',
  );
});

test('every file is in the folder under its own name, unless another address is given', async () => {
  const crib = 'https://example.net/c.bin';
  const placed = placeFiles(
    { folder: 'https://example.org/engine', tables: { crib }, modules: { advice: crib } },
    tableFiles,
  );
  expect(placed.worker?.href).toBe('https://example.org/engine/worker.js');
  const generated = 'https://example.org/engine/generated/';
  expect(placed.modules).toEqual({
    cribbage: `${generated}cribbage.wasm`,
    advice: crib,
    games: `${generated}games.wasm`,
  });
  const addressOf = async (table?: () => URL | Promise<URL>) => (await table?.())?.href;
  expect([await addressOf(placed.tables.crib), await addressOf(placed.tables.board)]).toEqual([
    crib,
    `${generated}board.bin`,
  ]);
  const beside = placeFiles({}, tableFiles);
  expect([beside.worker, beside.modules]).toEqual([undefined, { cribbage: undefined, advice: undefined }]);
  expect(await addressOf(beside.tables.crib)).toMatch(/\/web\/engine\/generated\/crib\.bin$/);
});
