// Node has no fetch for files; bundlers must not see what it uses instead.
const readFile = async (url: URL): Promise<Uint8Array<ArrayBuffer>> => {
  const fs = 'node:fs/promises';
  const { readFile } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ fs
  )) as typeof import('node:fs/promises');
  return new Uint8Array(await readFile(url));
};

// A bundler may write a file into the script; a strict page does not let such a URL be fetched.
const readData = ({ pathname }: URL): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pathname.slice(pathname.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** What lies beside the engine: on disk or in the script itself; undefined where it has to be fetched. */
export const readBytes = async (url: URL): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (url.protocol === 'file:') return readFile(url);
  return url.protocol === 'data:' ? readData(url) : undefined;
};
