import { expect, nightly, nightlyUnless, test } from './table.js';
import { endWorkers, rememberWorkers } from './workers.js';

const sentence = 'The counting engine could not be started. Reload the page to try again.';

const wasm = /\.wasm$/;
const throws = /crib-[\w-]+\.bin$/;
const worker = /assets\/worker-[\w-]+\.js$/;

test('a missing wasm file shows a sentence, and the next card tries again', async ({ table, faults, server }) => {
  faults.allow(/wasm|precaching|falling back|Aborted/i);
  server.spoilt = { path: wasm, status: 503, text: 'Not now' };
  await table.open('', server.origin);
  await table.tap('4S5H');
  await table.expectNotice(sentence);
  await table.expectCards('4S5H');

  server.spoilt = undefined;
  await table.tap('5D6CJD');
  await table.expectCount(16);
  await expect(table.status).not.toHaveText(sentence);
});

for (const [name, status, text] of [
  ['is not there', 503, 'Not now'],
  ['is something else', 200, '<!doctype html>'],
] as const)
  test(
    `hands are counted if the discard table ${name}, and it is loaded later`,
    nightlyUnless(status === 503),
    async ({ table, faults, server }) => {
      faults.allow(/crib-|precaching|503/i);
      server.spoilt = { path: throws, status, text };
      await table.open('#v1/discard/5DJH6S4H5S2C', server.origin);
      await table.expectNotice('The discard table could not be loaded. Go online once, and it stays on this phone.');
      await expect(table.rows).toHaveCount(0);
      await table.go('Count');
      await table.tap('7C8D9HTSKD');
      await table.expectCount(6);

      server.spoilt = undefined;
      await table.go('Discard');
      await expect(table.rows).toHaveCount(15);
    },
  );

for (const [name, text] of [
  ['a wasm file that is none', 'not wasm at all'],
  ['an empty wasm file', ''],
] as const)
  test(
    `${name} shows a sentence and leaves the page alive`,
    nightlyUnless(text !== ''),
    async ({ table, faults, server }) => {
      faults.allow(/wasm|falling back|Aborted/i);
      server.spoilt = { path: wasm, status: 200, text };
      await table.open('#v1/count/4S5H5D6C-JD', server.origin);
      await expect(table.status).toHaveText(sentence);
      await table.button('Menu').tap();
      await table.button('Close menu').tap();
      await table.tap('5H');
      await table.expectCards('5H');
      await expect(table.status).toHaveText(sentence);
    },
  );

for (const [name, status, text] of [
  ['is not there', 503, 'Not now'],
  ['throws', 200, 'throw new Error("broken")'],
  ['cannot be read', 200, '<!doctype html>'],
] as const)
  test(
    `the page itself counts if the worker ${name}`,
    nightlyUnless(status === 503),
    async ({ table, faults, server }) => {
      faults.allow(/worker-|broken|Unexpected token|precaching/i);
      server.spoilt = { path: worker, status, text };
      await table.open('', server.origin);
      await table.tap('4S5H5D6CJD');
      await table.expectCount(16);
    },
  );

test(
  'a worker killed between two cards is replaced, and the question is asked again',
  nightly,
  async ({ table, page }) => {
    await rememberWorkers(page);
    await table.open();
    await table.tap('4S5H5D6C');
    await expect(page.locator('.adds').first()).toBeAttached();
    await endWorkers(page);
    await table.tap('JD');
    await expect(table.status).toHaveText('Still loading …', { timeout: 10_000 });
    await expect(table.total).toHaveText('16', { timeout: 10_000 });
    await expect(table.status).not.toHaveText(/Still loading|could not/);
  },
);

test.describe('over a slow network', () => {
  test.use({ serviceWorkers: 'block' });

  test('an answer that is late is told of, and comes', nightly, async ({ table, page, faults }) => {
    faults.allow(/service worker/i);
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(throws, async (route) => {
      await held;
      await route.continue();
    });
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.expectNotice('Still loading …');
    send();
    await expect(table.rows).toHaveCount(15);
    await expect(table.status).not.toHaveText(/Still loading/);
  });
});

// A browser may refuse these APIs in a frame without an origin, inside another app, or because of an extension or a policy.
for (const what of [
  'history.replaceState',
  'history.pushState',
  'history.back',
  'history.state',
  'navigator.languages',
  'navigator.serviceWorker',
  'navigator.userActivation',
  'navigator.vibrate',
  'window.localStorage',
  'window.indexedDB',
  'window.matchMedia',
  'window.scrollTo',
  'window.requestIdleCallback',
  'window.speechSynthesis',
  'window.crypto',
  'window.Worker',
  'window.SharedWorker',
])
  test(
    `a browser that refuses ${what} counts a link and another hand, and has the other screens`,
    nightlyUnless(/Worker|local/.test(what)),
    async ({ table, page, faults }) => {
      faults.allow(/refused/);
      await page.addInitScript((path) => {
        const [of = '', name = ''] = path.split('.');
        const holder = (window as unknown as Record<string, object>)[of] as object;
        const place = name in Object.getPrototypeOf(holder) ? Object.getPrototypeOf(holder) : holder;
        const refuse = () => {
          throw new DOMException(`refused: ${path}`, 'SecurityError');
        };
        const { value } = Object.getOwnPropertyDescriptor(place, name) ?? {};
        Object.defineProperty(place, name, typeof value === 'function' ? { value: refuse } : { get: refuse });
      }, what);
      await table.open('#v1/count/4S5H5D6C-JD');
      await table.expectCount(16);
      await table.button('Menu').tap();
      await table.button('Close menu').tap();
      await table.go('Discard');
      await table.tap('5DJH6S4H5S2C');
      await expect(table.rows).toHaveCount(15);
      await table.go('Practise');
      await expect(page.getByRole('group', { name: 'What to practise' })).toBeVisible();
    },
  );

test('a policy of an extension that was there before leaves the page to count by itself', async ({
  table,
  page,
  faults,
}) => {
  faults.allow(/trusted|policy/i);
  await page.addInitScript('trustedTypes.createPolicy("default", {})');
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.expectCount(16);
});
