import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readAnswer, visit } from './chromium.js';
import { countWith, pageOf, showPoints, writeSite } from './pages.js';

// Tests the package on pages without a bundler, with the unpacked package beside them.

const engine = '/package/dist/engine/index.js';
const elements = '/package/dist/fifteen-two.js';
const allElements = '/package/dist/fifteen-two-all.js';

const elementsPage = (script: string, inside = '') => `<!doctype html><meta charset="utf-8"><title>Elements</title>
<script type="module" src="${script}"></script>
<cribbage-hand cards="5H 5D 5S JC" starter="5C">5H 5D 5S JC, 5C</cribbage-hand>
<cribbage-counter></cribbage-counter>${inside}`;
const ranked = '<cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib></cribbage-discard>';

// A page that imports the engine from another origin. The engine's worker is on that origin too, so the page cannot start it.
const elsewhere = pageOf(`const { createEngine } = await import(new URLSearchParams(location.search).get('from'));
const engine = await createEngine();
const { points } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
${showPoints}`);

// Lists the global names and the tags that these files add, without those of Lit: its version and a registry of properties.
const quietPage = (files: readonly string[]) =>
  pageOf(`const before = Object.getOwnPropertyNames(window);
for (const file of ${JSON.stringify(files)}) await import('/package/' + file);
const added = Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && !/^(lit|reactive)/.test(name));
const tags = ['cribbage-hand', 'cribbage-counter', 'cribbage-discard', 'cribbage-game', 'cribbage-drill'].filter((tag) => customElements.get(tag));
document.querySelector('#answer').textContent = [...added, ...tags].join(' ') || 'nothing';`);

// Makes a page that lists the observed attributes of elements with these tags.
const observedPage = (tags: readonly string[]) =>
  pageOf(`await import('${elements}');
const observed = ${JSON.stringify(tags)}.map((tag) => [tag, customElements.get(tag).observedAttributes]);
document.querySelector('#answer').textContent = JSON.stringify(Object.fromEntries(observed));`);

const workerPage = pageOf(`new Worker('count.js', { type: 'module' }).onmessage = ({ data }) => {
  document.querySelector('#answer').textContent = data;
};`);

// Makes a page that asks for five counts at once and shows their outcomes.
const atOncePage = (options: string) =>
  pageOf(`import { createEngine } from '${engine}';
const engine = await createEngine(${options});
const hands = ['5H', '5H 5D', '5H 5D 5S', '5H 5D 5S 5C', '5H JD'];
const asked = await Promise.allSettled(hands.map((hand) => engine.scoreShow({ hand })));
const outcomes = asked.map(({ value, reason }) => value?.points ?? reason.name);
document.querySelector('#answer').textContent = outcomes.join(' ');`);

interface Declared {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly members: readonly { readonly name: string; readonly privacy?: string }[];
  readonly events: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly cssProperties: readonly { readonly name: string }[];
}
const manifest = JSON.parse(
  readFileSync(join(inject('project'), 'node_modules/fifteen-two/dist/element/custom-elements.json'), 'utf8'),
);
const declared = (manifest.modules[0].declarations as readonly (Declared & { customElement?: boolean })[]).filter(
  ({ customElement }) => customElement,
);

let server: PreviewServer;
let other: PreviewServer;
let origin = '';
let otherOrigin = '';

beforeAll(async () => {
  const { sideEffects } = JSON.parse(
    readFileSync(join(inject('project'), 'node_modules/fifteen-two/package.json'), 'utf8'),
  );
  const quiet = inject('packedFiles').filter(
    (file) => file.endsWith('.js') && !file.startsWith('dist/command/') && !sideEffects.includes(`./${file}`),
  );
  const outDir = writeSite('site', {
    'engine.html': pageOf(countWith(engine)),
    'elements.html': elementsPage(elements),
    'ranked.html': elementsPage(elements, ranked),
    'whole.html': elementsPage(allElements, ranked),
    'elsewhere.html': elsewhere,
    'quiet.html': quietPage(quiet),
    'all.html': atOncePage(''),
    'latest.html': atOncePage('{ latestOnly: true }'),
    'latest-in-process.html': atOncePage('{ latestOnly: true, inProcess: true }'),
    'observed.html': observedPage(declared.map(({ tagName }) => tagName)),
    'worker.html': workerPage,
    'count.js': countWith(engine, 'self.postMessage(points);'),
  });
  cpSync(join(inject('project'), 'node_modules/fifteen-two'), join(outDir, 'package'), { recursive: true });
  const serve = () =>
    preview({
      configFile: false,
      root: inject('project'),
      build: { outDir },
      appType: 'mpa',
      preview: { port: 0, cors: true },
    });
  [server, other] = [await serve(), await serve()];
  origin = server.resolvedUrls?.local[0] ?? '';
  otherOrigin = other.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server?.close();
  await other?.close();
});

test('a page without a bundler imports the engine by its address, and it answers from a worker', async () => {
  await visit(`${origin}engine.html`, async ({ page, troubles }) => {
    expect(await readAnswer(page)).toBe('29');
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/package/dist/engine/worker.js']);
    expect(troubles).toEqual([]);
  });
});

test.each([
  ['all', '0 2 8 20 2'],
  ['latest', '0 AbortError AbortError AbortError 2'],
  ['latest-in-process', '0 AbortError AbortError AbortError 2'],
])('a page that asks five questions at once has the answers it wants: %s', async (name, outcomes) => {
  await visit(`${origin}${name}.html`, async ({ page, troubles }) => {
    expect(await readAnswer(page)).toBe(outcomes);
    expect(troubles).toEqual([]);
  });
});

const expectHand = async (page: Page) => {
  await page.locator('cribbage-hand').getByText('29').first().waitFor();
  expect(await page.evaluate(() => customElements.get('cribbage-counter') !== undefined)).toBe(true);
};
const expectRanks = (page: Page) =>
  page
    .locator('cribbage-discard')
    .getByText(/\+\d+\.\d\d/)
    .first()
    .waitFor();
const besideThe = (asked: readonly string[]) => asked.filter((path) => path !== '/favicon.ico');

test('a page without a bundler that counts loads the elements and nothing more', async () => {
  await visit(`${origin}elements.html`, async ({ page, troubles, asked }) => {
    await expectHand(page);
    // Counting a random deal must not load any more files.
    await page.locator('cribbage-counter').getByRole('button', { name: 'Random' }).click();
    await page.locator('cribbage-counter').locator('.lifted, .place').first().waitFor();
    expect(besideThe(asked)).toEqual(['/elements.html', elements]);
    expect(troubles).toEqual([]);
  });
});

test('a page hears why an element cannot read its cards', async () => {
  await visit(`${origin}elements.html`, async ({ page }) => {
    await expectHand(page);
    const detail = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const hand = document.querySelector('cribbage-hand') as HTMLElement;
          hand.addEventListener('cribbage-error', (event) => resolve((event as CustomEvent).detail));
          hand.setAttribute('cards', '5H 5X');
        }),
    );
    expect(detail).toEqual({
      code: 'badCard',
      reason: 'notACard',
      parts: { text: '5X' },
      text: '5X',
      message: '“5X” is not a card: write a rank and a suit, like 5H or TD.',
    });
  });
});

test('a page without a bundler that ranks loads what advises too, from beside the elements', async () => {
  await visit(`${origin}ranked.html`, async ({ page, troubles, asked }) => {
    await expectHand(page);
    await expectRanks(page);
    const [, script, ...more] = besideThe(asked);
    expect(script).toBe(elements);
    const folder = '/package/dist/engine/generated/';
    expect(more.sort()).toEqual(['advice.js', 'advice.wasm', 'crib.bin', 'play.bin'].map((file) => folder + file));
    expect(troubles).toEqual([]);
  });
});

test('a page without a bundler has everything from one file, which loads nothing more', async () => {
  await visit(`${origin}whole.html`, async ({ page, troubles, asked }) => {
    await expectHand(page);
    await expectRanks(page);
    expect(besideThe(asked)).toEqual(['/whole.html', allElements]);
    expect(troubles).toEqual([]);
  });
});

test('importing a file that is not said to do anything does nothing: no tag, no worker, no wasm', async () => {
  await visit(`${origin}quiet.html`, async ({ page, troubles, asked }) => {
    expect(await readAnswer(page)).toBe('nothing');
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
    expect(page.workers()).toEqual([]);
    expect(asked.filter((path) => path.endsWith('.wasm'))).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

test('a module worker of a page imports the engine', async () => {
  await visit(`${origin}worker.html`, async ({ page, troubles }) => {
    expect(await readAnswer(page)).toBe('29');
    expect(troubles).toEqual([]);
  });
});

test('a page that has the engine from another origin gets its answer without a worker', async () => {
  const from = new URL(engine, otherOrigin).href;
  await visit(`${origin}elsewhere.html?from=${encodeURIComponent(from)}`, async ({ page, troubles }) => {
    expect(await readAnswer(page)).toBe('29');
    expect(page.workers()).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

test('the manifest of the elements lists the attributes that they look at, and nothing private', async () => {
  let observed: Readonly<Record<string, readonly string[]>> = {};
  await visit(`${origin}observed.html`, async ({ page }) => {
    observed = JSON.parse((await readAnswer(page)) ?? '');
  });
  expect(declared.map(({ tagName }) => tagName)).toHaveLength(5);
  for (const { tagName, attributes, members, events, cssProperties } of declared) {
    // Two observed attributes need not be in the manifest: `files`, which is useless for elements that only show hands, and
    // `mycrib`, the form in which servers write `my-crib`.
    const names = attributes.map(({ name }) => name);
    const looksAt = observed[tagName] ?? [];
    const joined = names.filter((name) => name.includes('-')).map((name) => name.replaceAll('-', ''));
    const listed = looksAt.filter((name) => name !== 'files' && !joined.includes(name));
    expect(names, tagName).toEqual(expect.arrayContaining(listed));
    expect(looksAt, tagName).toEqual(expect.arrayContaining(names));
    expect(members.filter(({ name, privacy }) => privacy || /^[#_]/.test(name))).toEqual([]);
    expect(events.at(-1)).toMatchObject({ name: 'cribbage-error', type: { text: 'CustomEvent<ErrorDetail>' } });
    expect(cssProperties).toContainEqual(expect.objectContaining({ name: '--cribbage-felt' }));
  }
});
