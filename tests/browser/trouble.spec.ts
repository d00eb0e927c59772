import { fresh, green, mine, openGame, untilOurs } from './against_table.js';
import { byDay, expect, holdFiles, nightly, refuse, test } from './table.js';
import { endWorkers, rememberWorkers } from './workers.js';

const sentence = 'The counting engine could not be started. Reload the page to try again.';

const wasm = /\.wasm$/;
const throws = /crib-[\w-]+\.bin$/;
const worker = /assets\/worker-[\w-]+\.js$/;

test('a missing wasm file shows a sentence, and the next card tries again', async ({ table, faults, server }) => {
  faults.allow(/wasm|precaching/i);
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

const absent = { status: 503, text: 'Not now' };
const page = { status: 200, text: '<!doctype html>' };

for (const [name, spoilt] of Object.entries({ 'is not there': absent, 'is something else': page }))
  test(`hands are counted if the crib table ${name}`, byDay(spoilt === absent), async ({ table, faults, server }) => {
    faults.allow(/crib-|precaching|503/i);
    server.spoilt = { path: throws, ...spoilt };
    await table.open('#v1/discard/5DJH6S4H5S2C', server.origin);
    await table.expectNotice('The discard table could not be loaded. Go online once, and it stays on this device.');
    await expect(table.rows).toHaveCount(0);
    await table.go('Count');
    await table.tap('7C8D9HTSKD');
    await table.expectCount(6);

    // The table is loaded later.
    server.spoilt = undefined;
    await table.go('Discard');
    await expect(table.rows).toHaveCount(15);
  });

test('a game against the engine goes on once the file for games can be loaded', async ({
  table,
  page,
  faults,
  server,
}) => {
  faults.allow(/games-|precaching|503/i);
  server.spoilt = { path: /games-[\w-]+\.wasm$/, ...absent };
  await openGame(table, fresh(1000), server.origin);
  await green(page).tap();
  await mine(page).nth(0).tap();
  await mine(page).nth(1).tap();
  await green(page).tap();
  const missing = 'A part of the engine could not be loaded. Go online once, and it stays on this device.';
  await table.expectNotice(missing);
  server.spoilt = undefined;
  await untilOurs(page);
  await expect(table.status).not.toContainText(missing);
});

for (const text of ['not wasm at all', ''])
  test(`the wasm file “${text}” leaves a page that lives`, byDay(text !== ''), async ({ table, faults, server }) => {
    faults.allow(/wasm/i);
    server.spoilt = { path: wasm, status: 200, text };
    await table.open('#v1/count/4S5H5D6C-JD', server.origin);
    await expect(table.status).toHaveText(sentence);
    await table.press('Menu', 'Close menu');
    await table.tap('5H');
    await table.expectCards('5H');
    await expect(table.status).toHaveText(sentence);
  });

const broken = { status: 200, text: 'throw new Error("broken")' };

for (const [name, spoilt] of Object.entries({ 'is not there': absent, throws: broken, 'cannot be read': page }))
  test(`the page itself counts if the worker ${name}`, byDay(spoilt === absent), async ({ table, faults, server }) => {
    faults.allow(/worker-|broken|Unexpected token|precaching/i);
    server.spoilt = { path: worker, ...spoilt };
    await table.open('', server.origin);
    await table.tap('4S5H5D6CJD');
    await table.expectCount(16);
  });

test('a worker killed between two cards is replaced, and asked again', nightly, async ({ table, page }) => {
  await rememberWorkers(page);
  await table.open();
  await table.tap('4S5H5D6C');
  await expect(page.locator('.adds').first()).toBeAttached();
  await endWorkers(page);
  await table.tap('JD');
  await expect(table.status).toHaveText('Still loading …', { timeout: 10_000 });
  await expect(table.total).toHaveText('16', { timeout: 10_000 });
  await expect(table.status).not.toHaveText(/Still loading|could not/);
});

test.describe('over a slow network', () => {
  test.use({ serviceWorkers: 'block' });

  test('an answer that is late is told of, and comes', nightly, async ({ table, page, faults }) => {
    faults.allow(/service worker/i);
    const send = await holdFiles(page, throws);
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.expectNotice('Still loading …');
    send();
    await expect(table.rows).toHaveCount(15);
    await expect(table.status).not.toHaveText(/Still loading/);
  });
});

// A browser may refuse these APIs in a frame without an origin, inside another app, or because of an extension or a policy.
const history = ['replaceState', 'pushState', 'back', 'state'].map((name) => `history.${name}`);
const navigator = ['languages', 'serviceWorker', 'userActivation', 'vibrate'].map((name) => `navigator.${name}`);
const window =
  'localStorage indexedDB matchMedia scrollTo requestIdleCallback speechSynthesis crypto Worker SharedWorker';
const apis = [...history, ...navigator, ...window.split(' ').map((name) => `window.${name}`)];

for (const api of apis)
  test(`every screen answers without ${api}`, byDay(/Worker|local/.test(api)), async ({ table, page, faults }) => {
    faults.allow(/refused/);
    await refuse(page, api);
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.expectCount(16);
    await table.press('Menu', 'Dark', 'Close menu');
    expect(await table.theme()).toBe('dark');
    await table.go('Discard');
    await table.tap('5DJH6S4H5S2C');
    await expect(table.rows).toHaveCount(15);
    await table.go('Practise');
    await expect(page.getByRole('group', { name: 'What to practise' })).toBeVisible();
  });

test('the page counts by itself if an extension has a policy', async ({ table, page, faults }) => {
  faults.allow(/trusted|policy/i);
  await page.addInitScript('trustedTypes.createPolicy("default", {})');
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.expectCount(16);
});
