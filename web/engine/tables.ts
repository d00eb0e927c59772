import { readBytes } from './bytes.js';
import { CribbageError } from './errors.js';

// Gzipped, because servers do not compress what they do not know.
const urls: Readonly<Record<string, URL>> = {
  crib: new URL('./generated/crib.bin', import.meta.url),
  play: new URL('./generated/play.bin', import.meta.url),
  opening: new URL('./generated/opening.bin', import.meta.url),
  stakes: new URL('./generated/stakes.bin', import.meta.url),
  pegging: new URL('./generated/pegging.bin', import.meta.url),
  board: new URL('./generated/board.bin', import.meta.url),
};

const fetchBytes = async (url: URL | string, options?: RequestInit): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const unpack = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

// What was stored on the way may be something else, as where a hotel's sign-in page came in its place: then once more, past
// every store.
const fetchTable = async (url: URL): Promise<Uint8Array> => {
  const stored = await fetchBytes(url);
  return unpack(stored).catch(async () => unpack(await fetchBytes(`${url.href}?fresh`, { cache: 'reload' })));
};

/** The bytes of a table the engine asks for; rejects with `badTable` where they cannot be had. */
export const loadTable = async (name: string): Promise<Uint8Array> => {
  const url = urls[name];
  try {
    if (!url) throw new Error('no such table');
    const beside = await readBytes(url);
    return await (beside ? unpack(beside) : fetchTable(url));
  } catch (cause) {
    throw new CribbageError('badTable', name, `The table “${name}” could not be loaded.`, { cause });
  }
};
