// Runs Lighthouse on the app, built for the address at which it is served here: `npm run lighthouse`, after `npm run build`. With
// `-- rules.html`, runs it only on that screen. Prints Lighthouse's four scores for each screen. Fails if one is below 100, except performance, which depends on the
// machine too.
// Lighthouse is downloaded for each run and not installed, because it is a hundred packages with no other use here.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, preview } from 'vite';
import { languagesBesides } from '../build/languages.mjs';
import { findBrowser } from './find-browser.mjs';

const lighthouse = 'lighthouse@12.8.2';
const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update';
const pages = [
  'rules.html',
  'cribs.html',
  'leads.html',
  'odds.html',
  'experts.html',
  'sealed.html#1000',
  'help.html',
  'about.html',
];
const named = process.argv.slice(2);
const screens = [
  '',
  '#v1/count/4S5H5D6C-JD',
  '#v1/discard/5DJH6S4H5S2C',
  '#v1/play/4H5S5D6S-9C/mine/7S4H4C',
  '#v1/board/60-55',
  ...pages,
  ...languagesBesides.flatMap(({ ending }) => pages.map((page) => page.replace('.html', `${ending}.html`))),
].filter((screen) => named.length === 0 || named.includes(screen));

// The addresses for search engines must be those of the pages that Lighthouse sees.
const port = Number(process.env.APP_PORT ?? 4155);
const address = `http://localhost:${port}/`;
process.env.FIFTEEN_TWO_SITE = address;
const outDir = 'build/lighthouse';
await build({ build: { outDir, emptyOutDir: true }, logLevel: 'error' });

// Vite's server compresses scripts and pages, but not wasm, which the servers of docs/hosting.md compress too.
const compressWasm = {
  name: 'compress-wasm',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(async ({ url }, response, next) => {
      if (!/^\/[\w/-]+\.wasm$/.test(url)) return next();
      const bytes = await promisify(gzip)(await readFile(outDir + url));
      response.writeHead(200, { 'Content-Type': 'application/wasm', 'Content-Encoding': 'gzip' }).end(bytes);
    });
  },
};
const server = await preview({
  build: { outDir },
  preview: { port, strictPort: true },
  plugins: [compressWasm],
  logLevel: 'error',
});

// Must not block this process, because it also serves the app that Lighthouse loads.
const measure = async (url) => {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 2 ** 20 },
  );
  return JSON.parse(stdout);
};

let all = true;
for (const screen of screens) {
  // Tries twice, because on a busy machine Lighthouse sometimes misses the beginning of a load, which is not the page's fault.
  const { categories, audits } = await measure(`${address}${screen}`).catch(() => measure(`${address}${screen}`));
  const figures = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
  console.log(`${(screen || 'the start').padEnd(30)} ${figures.join('  ')}`);
  for (const { id, score, auditRefs } of Object.values(categories)) {
    if (score === 1) continue;
    if (id !== 'performance') all = false;
    const wanting = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1);
    for (const { id } of wanting) console.log(`  ${id}: ${audits[id].title} ${audits[id].displayValue ?? ''}`);
  }
}
await server.close();
process.exit(all ? 0 : 1);
