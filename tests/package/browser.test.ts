import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readAnswer, serveFolder, visit } from './chromium.js';
import { countWith, pageOf, showPoints, writeSite } from './pages.js';

// Tests the package on pages without a bundler, with the unpacked package beside them.

const engine = '/package/dist/engine/index.js';
const elements = '/package/dist/fifteen-two.js';
const handElement = '/package/dist/cribbage-hand.js';
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
  readonly customElement?: boolean;
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly members: readonly { readonly name: string; readonly privacy?: string }[];
  readonly events: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly cssProperties: readonly { readonly name: string }[];
}
const installed = join(inject('project'), 'node_modules/fifteen-two');
const read = (file: string) => JSON.parse(readFileSync(join(installed, file), 'utf8'));
const [{ declarations }] = read('dist/element/custom-elements.json').modules as [{ declarations: readonly Declared[] }];
const declared = declarations.filter(({ customElement }) => customElement);

let servers: readonly [PreviewServer, PreviewServer];
let origin = '';
let otherOrigin = '';

beforeAll(async () => {
  const { sideEffects } = read('package.json');
  const quiet = inject('packedFiles').filter(
    (file) => file.endsWith('.js') && !file.startsWith('dist/command/') && !sideEffects.includes(`./${file}`),
  );
  const outDir = writeSite('site', {
    'engine.html': pageOf(countWith(engine)),
    'elements.html': elementsPage(elements),
    'ranked.html': elementsPage(elements, ranked),
    'whole.html': elementsPage(allElements, ranked),
    'hand.html': elementsPage(handElement),
    'elsewhere.html': elsewhere,
    'quiet.html': quietPage(quiet),
    'all.html': atOncePage(''),
    'latest.html': atOncePage('{ latestOnly: true }'),
    'latest-in-process.html': atOncePage('{ latestOnly: true, inProcess: true }'),
    'observed.html': observedPage(declared.map(({ tagName }) => tagName)),
    'worker.html': workerPage,
    'count.js': countWith(engine, 'self.postMessage(points);'),
  });
  cpSync(installed, join(outDir, 'package'), { recursive: true });
  servers = [await serveFolder(outDir), await serveFolder(outDir)];
  [origin = '', otherOrigin = ''] = servers.map(({ resolvedUrls }) => resolvedUrls?.local[0] ?? '');
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

test('a page without a bundler imports the engine by its address, and it answers from a worker', () =>
  visit(`${origin}engine.html`, async ({ page }) => {
    expect(await readAnswer(page)).toBe('29');
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/package/dist/engine/worker.js']);
  }));

test.each([
  ['all', '0 2 8 20 2'],
  ['latest', '0 AbortError AbortError AbortError 2'],
  ['latest-in-process', '0 AbortError AbortError AbortError 2'],
])('a page that asks five questions at once has the answers it wants: %s', (name, outcomes) =>
  visit(`${origin}${name}.html`, async ({ page }) => expect(await readAnswer(page)).toBe(outcomes)),
);

const expectHand = async (page: Page) => {
  await page.locator('cribbage-hand').getByText('29').first().waitFor();
  expect(await page.evaluate(() => customElements.get('cribbage-counter') !== undefined)).toBe(true);
};
const expectRanks = async (page: Page) => {
  await expectHand(page);
  await page
    .locator('cribbage-discard')
    .getByText(/\+\d+\.\d\d/)
    .first()
    .waitFor();
};

test('a page that counts loads the elements and nothing more, and hears why cards cannot be read', () =>
  visit(`${origin}elements.html`, async ({ page, asked }) => {
    await expectHand(page);
    // Counting a random deal must not load any more files.
    await page.locator('cribbage-counter').getByRole('button', { name: 'Random' }).click();
    await page.locator('cribbage-counter').locator('.lifted, .place').first().waitFor();
    expect(asked).toEqual(['/elements.html', elements]);
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
  }));

test('a page without a bundler that ranks loads what advises too, from beside the elements', () =>
  visit(`${origin}ranked.html`, async ({ page, asked }) => {
    await expectRanks(page);
    const [, script, ...more] = asked;
    expect(script).toBe(elements);
    const folder = '/package/dist/engine/generated/';
    expect(more.sort()).toEqual(['advice.js', 'advice.wasm', 'crib.bin', 'play.bin'].map((file) => folder + file));
  }));

test('a page without a bundler has everything from one file, which loads nothing more', () =>
  visit(`${origin}whole.html`, async ({ page, asked }) => {
    await expectRanks(page);
    expect(asked).toEqual(['/whole.html', allElements]);
  }));

test('a page that shows only hands loads the script for hands and nothing more', () =>
  visit(`${origin}hand.html`, async ({ page, asked }) => {
    await page.locator('cribbage-hand').getByText('29').first().waitFor();
    expect(await page.evaluate(() => customElements.get('cribbage-counter'))).toBeUndefined();
    expect(asked).toEqual(['/hand.html', handElement]);
  }));

test('importing a file that is not said to do anything does nothing: no tag, no worker, no wasm', () =>
  visit(`${origin}quiet.html`, async ({ page, asked }) => {
    expect(await readAnswer(page)).toBe('nothing');
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
    expect(page.workers()).toEqual([]);
    expect(asked.filter((path) => path.endsWith('.wasm'))).toEqual([]);
  }));

test('a module worker of a page imports the engine', () =>
  visit(`${origin}worker.html`, async ({ page }) => expect(await readAnswer(page)).toBe('29')));

test('a page that has the engine from another origin gets its answer without a worker', async () => {
  const from = new URL(engine, otherOrigin).href;
  await visit(`${origin}elsewhere.html?from=${encodeURIComponent(from)}`, async ({ page }) => {
    expect(await readAnswer(page)).toBe('29');
    expect(page.workers()).toEqual([]);
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
