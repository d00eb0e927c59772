import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersOf } from '../../web/headers.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built app under test. */
export const appFolder = resolve(root, process.env.APP_DIR ?? 'dist/app');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A server that serves a folder, with the app's own headers. A test may change its folder, spoil its responses and stop it. */
export interface Server {
  readonly origin: string;
  /** The folder served from now on. */
  folder: string;
  /** Requests whose path matches get this response instead of the file. */
  spoilt: { path: RegExp; status: number; text: string } | undefined;
  readonly stop: () => Promise<void>;
}

/** Listens at a free port. */
export const listen = async (answer: RequestListener) => {
  const listener = createServer(answer);
  await new Promise<void>((listening) => listener.listen(0, 'localhost', listening));
  const { port } = listener.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((stopped) => {
      listener.close(() => stopped());
      listener.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, stop };
};

export const serve = async (folder: string): Promise<Server> => {
  const listening = await listen(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const headers = headersOf(file);
    const type = types[extname(file)] ?? 'application/octet-stream';
    try {
      if (server.spoilt?.path.test(file)) {
        const { status, text } = server.spoilt;
        response.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
        return;
      }
      const body = await readFile(join(server.folder, file));
      response.writeHead(200, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
    } catch {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not here');
    }
  });
  const server: Server = { ...listening, folder, spoilt: undefined };
  return server;
};
