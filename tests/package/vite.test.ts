import { build, createServer, preview } from 'vite';
import { expect, test } from 'vitest';
import { readAnswer, visitServed } from './chromium.js';
import { advised, adviseWith, pageOf, writeSite } from './pages.js';

// An empty project of Vite's with the package installed, and no configuration.

const enginePage = { 'index.html': pageOf('import "./main.js"'), 'main.js': adviseWith('fifteen-two') };
const elementsPage = {
  'index.html': `${pageOf('import "fifteen-two/element/define"')}<cribbage-hand cards="5H 5D 5S JC" starter="5C"></cribbage-hand>`,
};
const shared = { configFile: false, logLevel: 'error' } as const;

const serveBuilt = async (root: string) => {
  await build({ ...shared, root });
  return preview({ ...shared, root, appType: 'mpa', preview: { port: 0 } });
};

const serveSources = async (root: string) =>
  (await createServer({ ...shared, root, cacheDir: `${root}/cache`, server: { port: 0 } })).listen();

// The two ways to serve a project, and the file that then contains the engine's script. While Vite serves sources, it bundles
// packages and moves them, too.
const ways = [
  ['built', serveBuilt, /^\/assets\/index-/],
  ['served with reloading', serveSources, /^\/cache\/deps\/fifteen-two\.js$/],
] as const;

test.each(ways)('a project that is %s asks the engine, which answers from a worker', async (name, serve, bundled) => {
  const server = await serve(writeSite(`vite-engine-${name.slice(0, 5)}`, enginePage));
  await visitServed(server, async ({ page, asked }) => {
    expect(await readAnswer(page)).toBe(advised);
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('worker')]);
    expect(asked).toContainEqual(expect.stringMatching(bundled));
  });
});

test.each(ways)('a project that is %s shows the elements', async (name, serve) => {
  const server = await serve(writeSite(`vite-elements-${name.slice(0, 5)}`, elementsPage));
  await visitServed(server, ({ page }) => page.locator('cribbage-hand').getByText('29').first().waitFor());
});
