import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { createGiver, loadTableFrom } from '../../../web/engine/tables.js';

// A table comes over the network, or from the script itself if a bundler has put it there.

afterEach(() => vi.unstubAllGlobals());

const table = new TextEncoder().encode('the table of throws');
const packed = gzipSync(table);
const signIn = '<!doctype html><title>Sign in</title>';

/** Simulates a network that gives these responses in turn, and records the requests. */
const network = (...responses: (() => Response)[]) => {
  const asked: [url: string, cache: string | undefined][] = [];
  vi.stubGlobal('fetch', async (url: URL | string, options?: RequestInit) => {
    asked.push([`${url}`, options?.cache]);
    const respond = responses.shift();
    if (!respond) throw new TypeError('no network');
    return respond();
  });
  return asked;
};

const address = 'https://example.org/engine/crib.bin';
const load = () => loadTableFrom({ crib: () => new URL(address) })('crib');
const badTable = { code: 'badTable', text: 'crib', message: 'The table “crib” could not be loaded.' };

test('a table is fetched once and unpacked', async () => {
  const asked = network(() => new Response(packed));
  expect(await load()).toEqual(table);
  expect(asked).toEqual([[address, undefined]]);
});

test('a response that is not a table is fetched again, past every cache on the way', async () => {
  const asked = network(
    () => new Response(signIn),
    () => new Response(packed),
  );
  expect(await load()).toEqual(table);
  expect(asked).toEqual([
    [address, undefined],
    [`${address}?fresh`, 'reload'],
  ]);
});

test.each<[string, (() => Response)[]]>([
  ['is no table twice', [() => new Response(signIn), () => new Response(signIn)]],
  ['is cut short twice', [() => new Response(packed.subarray(0, 20)), () => new Response(packed.subarray(0, 20))]],
  ['is not there', [() => new Response(packed, { status: 404 })]],
  ['is not there the second time', [() => new Response(signIn), () => new Response(packed, { status: 503 })]],
  ['cannot be fetched', []],
])('a table that %s is badTable, and says why', async (_, responses) => {
  network(...responses);
  await expect(load()).rejects.toMatchObject({ ...badTable, cause: expect.any(Error) });
});

test('a table without an address is badTable, and nothing is fetched', async () => {
  const asked = network();
  const cause = { message: 'no such table' };
  await expect(loadTableFrom({})('crib')).rejects.toMatchObject({ ...badTable, cause });
  expect(asked).toEqual([]);
});

test('a table that lies in the script is not fetched', async () => {
  const asked = network();
  const data = new URL(`data:application/octet-stream;base64,${packed.toString('base64')}`);
  expect(await loadTableFrom({ crib: () => data })('crib')).toEqual(table);
  expect(asked).toEqual([]);
});

test('a table that is packed instead of gzipped is handed on as it is', async () => {
  const sent = new TextEncoder().encode('15-2stak, as it is packed');
  const asked = network(() => new Response(sent));
  expect(await load()).toEqual(sent);
  expect(asked).toHaveLength(1);
});

test.each([
  ['is good the second time', ['no', 'yes'], true],
  ['is refused twice', ['no', 'no'], false],
  ['is good at once', ['yes'], true],
])('a table that %s is loaded past every store only where the engine has refused it', async (_, sent, good) => {
  const asked: boolean[] = [];
  const rest = [...sent];
  const give = createGiver(
    {
      giveTable: async (name: string, bytes: Uint8Array) =>
        new TextDecoder().decode(bytes) === 'yes'
          ? { ok: true }
          : { error: { code: 'badTable', text: name, message: 'No.' } },
    } as unknown as Parameters<typeof createGiver>[0],
    async (_, fresh = false) => {
      asked.push(fresh);
      return new TextEncoder().encode(rest.shift());
    },
  );
  const given = give('crib');
  await (good
    ? expect(given).resolves.toBe(true)
    : expect(given).rejects.toMatchObject({ code: 'badTable', text: 'crib' }));
  expect(asked).toEqual(sent.map((_, at) => at > 0));
});
