/** True in Node, and in runtimes that have what Node has. A page may have a `process` too, which a bundler made for it. */
export const inNode = (): boolean => typeof process !== 'undefined' && Boolean(process.versions?.node);

// Reads a file in Node, whose fetch cannot read files. No bundler sees a module that is got in this way.
const readFile = async (url: URL): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await process.getBuiltinModule('node:fs/promises').readFile(url));

/** Unpacks gzipped bytes. */
export const gunzip = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  // In Node, a stream takes several times as long.
  if (inNode()) return new Uint8Array(process.getBuiltinModule('node:zlib').gunzipSync(packed));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

// Decodes a data URL, which a page with a strict security policy may not fetch.
const readData = ({ pathname }: URL): Uint8Array<ArrayBuffer> => {
  const letters = atob(pathname.slice(pathname.indexOf(',') + 1));
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
};

const isGzipped = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Reads a file that belongs to the engine, from disk or out of its data URL, and unpacks it if it is gzipped. Undefined if it
 * must be fetched.
 */
export const readBytes = async (url: URL): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (url.protocol !== 'file:' && url.protocol !== 'data:') return undefined;
  const bytes = url.protocol === 'file:' ? await readFile(url) : readData(url);
  return isGzipped(bytes) ? gunzip(bytes) : bytes;
};

/** Fetches a file that belongs to the engine. Rejects if the server does not have it. */
export const fetchFile = async (url: URL | string, options?: RequestInit): Promise<Response> => {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
};

/** A script that has a file of the engine as base64. */
interface FileScript {
  readonly default: string;
}

/** Returns the data URL of a file that is in a script. */
export const addressIn = async (script: Promise<FileScript>): Promise<URL> =>
  new URL(`data:application/octet-stream;base64,${(await script).default}`);
