// Writes the HTTP headers of web/headers.ts in the formats of several web hosts: web/public/_headers (which ends up in
// dist/app) and the files of scripts/host. With --check, fails if these are not up to date, or if a file of dist/app would get
// other headers.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./web/headers.ts', { configFile: false, logLevel: 'error' });
const app = module.headers.find(({ path }) => path === '/');
const others = module.headers.filter(({ path }) => path !== '/');
const lines = (headers, print) => Object.entries(headers).map(([name, value]) => print(name, value));

// A host combines the headers of all rules that match a path, so each path must match only one rule. There is therefore no rule
// for `/*`, which would match every path.
const appPaths = ['/', '/:file'];
const rules = [
  ...appPaths.map((path) => ({ path, headers: app.headers })),
  ...others.map(({ path, headers }) => ({ path: `${path}*`, headers })),
];
const list = `${rules
  .map(({ path, headers }) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`)].join('\n'))
  .join('\n\n')}\n`;

const names = others.map(({ path }) => path.slice(1)).join('|');
const indented = (text, by) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
const written = '# Written by `npm run headers` from web/headers.ts. docs/hosting.md says how to use it.';

// A browser must not keep the answer that a file is missing, for example while a new version is being copied.
const onlyOfFiles = 'Cache-Control';
// Debian's nginx and Caddy do not know the type of the manifest.
const manifest = {
  path: '/manifest.webmanifest',
  headers: { ...app.headers, 'Content-Type': 'application/manifest+json' },
};
const nginx = [manifest, ...module.headers]
  .map(({ path, headers }) => {
    const added = lines(headers, (name, value) => {
      if (name !== 'Content-Type') return `  add_header ${name} "${value}"${name === onlyOfFiles ? '' : ' always'};`;
      // With `add_header`, a response would have two content types. With the character set in its type, it would not be
      // compressed.
      const [type, set] = value.split('; charset=');
      return `  types { }\n  default_type ${type};${set ? `\n  charset ${set};\n  charset_types ${type};` : ''}`;
    });
    return [`location ${path} {`, ...added, '}'].join('\n');
  })
  .join('\n');
const apache = module.headers
  .map(({ path, headers }) => {
    const added = lines(
      headers,
      (name, value) => `  Header ${name === onlyOfFiles ? '' : 'always '}set ${name} "${value}"`,
    );
    return [`<LocationMatch "^/${path === '/' ? `(?!${names})` : path.slice(1)}">`, ...added, '</LocationMatch>'].join(
      '\n',
    );
  })
  .join('\n');
const caddy = [
  `@app not path ${others.map(({ path }) => `${path}*`).join(' ')}`,
  ...module.headers.map(({ path, headers }) => {
    const added = lines(headers, (name, value) => `  ${name} "${value}"`);
    return [`header ${path === '/' ? '@app' : `${path}*`} {`, ...added, '}'].join('\n');
  }),
  `header ${manifest.path} Content-Type "${manifest.headers['Content-Type']}"`,
].join('\n');

// Servers compress only some types by default, and few compress wasm.
const compressed =
  'text/css text/csv text/javascript application/javascript application/json application/manifest+json application/wasm image/svg+xml';
const hosts = {
  'nginx.conf': `gzip on;
gzip_vary on;
gzip_types ${compressed};
${nginx}`,
  'apache.conf': `AddType application/wasm .wasm
AddType application/manifest+json .webmanifest
AddOutputFilterByType DEFLATE text/html ${compressed}
# Apache adds -gzip to the tag of a compressed file, and would not know it again.
RequestHeader edit If-None-Match "^\\"(.*)-gzip\\"$" "\\"$1-gzip\\", \\"$1\\""
${apache}`,
  Caddyfile: `:80 {
  root * /srv
  encode {
    zstd
    gzip
    match {
${compressed
  .split(' ')
  .concat('text/html')
  .map((type) => `      header Content-Type ${type}*`)
  .join('\n')}
    }
  }
  file_server
${indented(caddy, 2)}
  handle_errors {
    header -${onlyOfFiles}
    respond "{err.status_code} {err.status_text}"
  }
}`,
};

const matches = (pattern, path) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`).test(path);

/** Returns the files of the built app that would get headers other than those in web/headers.ts. */
const mistaken = () => {
  if (!existsSync('dist/app')) return [];
  const files = readdirSync('dist/app', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative('dist/app', join(entry.parentPath, entry.name))}`);
  return ['/', ...files].filter((file) => {
    const matching = rules.filter(({ path }) => matches(path, file));
    return matching.length !== 1 || matching[0].headers !== module.headersOf(file);
  });
};

const targets = { 'web/public/_headers': list };
for (const [name, text] of Object.entries(hosts)) targets[`scripts/host/${name}`] = `${written}\n${text}\n`;
const problems = mistaken().map((file) => `${file} would not get its headers from web/public/_headers`);
for (const [file, text] of Object.entries(targets)) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    problems.push(`${file} is not what scripts/generate/headers.mjs writes: run npm run headers`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
