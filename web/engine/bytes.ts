// Reads a file in Node, whose fetch cannot. The name of the module is hidden from bundlers.
const readFile = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => {
  const fs = 'node:fs/promises';
  const { readFile } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ fs
  )) as typeof import('node:fs/promises');
  return new Uint8Array(await readFile(url));
};

// A bundler may write a file into the script as a data URL, which a strict page does not allow to be fetched.
const readData = ({ pathname }: URL): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pathname.slice(pathname.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** Reads a file beside the engine, from disk or from the script itself; undefined if it must be fetched. */
export const readBytes = async (url: URL): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (url.protocol === 'file:') return readFile(url);
  return url.protocol === 'data:' ? readData(url) : undefined;
};
