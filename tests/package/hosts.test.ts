import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf } from '../../web/headers.js';
import { freePort } from './run.js';

// The built app, served by the web servers of docs/hosting.md with their settings in scripts/host, if they are installed as
// Debian installs them.

const top = fileURLToPath(new URL('../..', import.meta.url));
const settings = (file: string) => readFileSync(join(top, 'scripts/host', file), 'utf8');

// A server that starts as root reads files as another user, so everything is copied to a folder that any user can read.
const place = realpathSync(mkdtempSync(join(tmpdir(), 'fifteen-two-hosts-')));
const site = join(place, 'site');
const modules = '/usr/lib/apache2/modules';
const loaded = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'deflate', 'headers'];

const hosts = [
  {
    name: 'nginx',
    needs: '/etc/nginx/mime.types',
    configure: (port: number) => `daemon off; pid ${place}/nginx.pid; error_log stderr; events {}
http {
  include /etc/nginx/mime.types; access_log off; client_body_temp_path ${place}/body; proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi; uwsgi_temp_path ${place}/uwsgi; scgi_temp_path ${place}/scgi;
  server { listen 127.0.0.1:${port}; root ${site};
    ${settings('nginx.conf')}
  }
}`,
    words: (file: string) => ['-c', file],
  },
  {
    name: 'apache2',
    needs: modules,
    configure: (port: number) => `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${place}/apache.pid
DefaultRuntimeDir ${place}
ErrorLog ${place}/apache.log
${loaded.map((each) => `LoadModule ${each}_module ${modules}/mod_${each}.so`).join('\n')}
User www-data
Group www-data
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${site}
<Directory ${site}>
  Require all granted
</Directory>
${settings('apache.conf')}`,
    words: (file: string) => ['-D', 'FOREGROUND', '-f', file],
  },
  {
    name: 'caddy',
    needs: '/',
    configure: (port: number) =>
      `{\n  admin off\n}\n${settings('Caddyfile').replace(':80', `http://127.0.0.1:${port}`).replace('/srv', site)}`,
    words: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

const types: Readonly<Record<string, string | RegExp>> = {
  '.html': /^text\/html/,
  '.css': /^text\/css/,
  '.js': /^(text|application)\/javascript/,
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': /^text\/plain/,
};

beforeAll(() => {
  mkdirSync(site, { mode: 0o755 });
  cpSync(join(top, 'dist/app'), site, { recursive: true });
  spawnSync('chmod', ['-R', 'a+rX', place]);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe.each(hosts)('$name', ({ name, needs, configure, words }) => {
  const path = `${process.env.PATH}:/usr/sbin`;
  const isThere =
    spawnSync(name, ['-v'], { env: { ...process.env, PATH: path } }).error === undefined && existsSync(needs);

  /** Serves the site, and calls `look` with a function that asks for a path. */
  const serve = async (look: (ask: (path: string, headers?: HeadersInit) => Promise<Response>) => Promise<void>) => {
    const port = await freePort();
    const file = join(place, `${name}.conf`);
    writeFileSync(file, configure(port));
    const server = spawn(name, words(file), { env: { ...process.env, PATH: path, HOME: place } });
    let said = '';
    server.stderr.on('data', (data) => {
      said += data;
    });
    const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
    const ask = (path: string, headers: HeadersInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': 'gzip', ...headers } });
    try {
      await expect
        .poll(
          () =>
            ask('/').then(
              ({ status }) => status,
              () => said,
            ),
          { timeout: 20_000 },
        )
        .toBe(200);
      await look(ask);
    } finally {
      server.kill();
      await ended;
    }
  };

  test.skipIf(!isThere)('serves every file with its type, its headers and compressed', () =>
    serve(async (ask) => {
      const files = readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== '_headers')
        .map((entry) => relative(site, join(entry.parentPath, entry.name)));
      expect(files.length).toBeGreaterThan(80);
      const wrong: string[] = [];
      for (const [path, file] of [['/', 'index.html'], ...files.map((file) => [`/${file}`, file])] as const) {
        const response = await ask(path);
        const { length } = new Uint8Array(await response.arrayBuffer());
        const compressed = length > 1000 && /\.(html|css|js|wasm|json|csv|svg|webmanifest)$/.test(file);
        const wanted = {
          'Content-Type': types[extname(file)] ?? /^/,
          'Content-Encoding': compressed ? 'gzip' : length > 1000 ? /^$/ : /^/,
          Vary: compressed ? /accept-encoding/i : /^/,
          ...headersOf(path),
        };
        if (response.status !== 200) wrong.push(`${path}: ${response.status}`);
        for (const [key, value] of Object.entries(wanted)) {
          const sent = response.headers.get(key) ?? '';
          if (typeof value === 'string' ? sent !== value : !value.test(sent)) wrong.push(`${path}: ${key}: ${sent}`);
        }
      }
      expect(wrong).toEqual([]);
    }),
  );

  test.skipIf(!isThere)('answers without the file if a browser has the same one', () =>
    serve(async (ask) => {
      for (const path of ['/', '/sw.js', '/rules.html', '/icon-192.png']) {
        const { headers } = await ask(path);
        const known = {
          'If-None-Match': headers.get('etag') ?? '',
          'If-Modified-Since': headers.get('last-modified') ?? '',
        };
        expect(known['If-None-Match'], path).not.toBe('');
        const again = await ask(path, known);
        expect(again.status, path).toBe(304);
        expect(again.headers.get('cache-control'), path).toBe('no-cache');
      }
    }),
  );

  test.skipIf(!isThere)('answers that a file is missing, and lets no browser remember that', () =>
    serve(async (ask) => {
      for (const path of ['/missing.html', '/assets/missing.js', '/element/v1/missing.js']) {
        const { status, headers } = await ask(path);
        expect(status, path).toBe(404);
        expect(headers.get('cache-control') ?? '', path).not.toContain('max-age');
        const { 'Cache-Control': _, ...others } = headersOf(path);
        for (const [key, value] of Object.entries(others)) expect(headers.get(key), path).toBe(value);
      }
    }),
  );
});
