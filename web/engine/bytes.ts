// Reads a file in Node, whose fetch cannot read files. The module's name is in a variable, so that bundlers do not see the
// import.
const readFile = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => {
  const fs = 'node:fs/promises';
  const { readFile } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ fs
  )) as typeof import('node:fs/promises');
  return new Uint8Array(await readFile(url));
};

/** Unpacks gzipped bytes in Node, several times as fast as by a stream. */
export const gunzip = async (packed: Uint8Array): Promise<Uint8Array> => {
  const zlib = 'node:zlib';
  const { gunzipSync } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ zlib
  )) as typeof import('node:zlib');
  return gunzipSync(packed);
};

// Decodes a data URL. A bundler may turn a file into a data URL, which a page with a strict security policy may not fetch.
const readData = ({ pathname }: URL): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pathname.slice(pathname.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** Reads a file that belongs to the engine: from disk, or out of its data URL. Undefined if it must be fetched. */
export const readBytes = async (url: URL): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (url.protocol === 'file:') return readFile(url);
  return url.protocol === 'data:' ? readData(url) : undefined;
};
