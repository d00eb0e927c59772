import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tableNames } from '../../web/engine/table_files.js';
import { buildAgain } from './second_build.js';
import { appFolder } from './server.js';
import { test as base, expect, nightly, Table } from './table.js';
import { endWorkers, rememberWorkers } from './workers.js';

const bar = 'A new version is ready.';

// The tests do not change the second build, so all of them share one.
const test = base.extend<object, { second: string }>({
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = await buildAgain();
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ stores: true });

/** Returns the build of a page: `second`, or undefined for the first. */
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

/** Opens the app in another tab, which finds the second build. */
const openSecondTab = async (page: Page, origin: string): Promise<Table> => {
  const table = new Table(await page.context().newPage());
  await table.open('', origin);
  return table;
};

const untilBuild = (page: Page, build: string | undefined) =>
  expect.poll(() => buildOf(page).catch(() => ''), { timeout: 10_000 }).toBe(build);

/** Makes a second visit, so that all files are stored and the service worker serves the page. */
const visitAgain = async (table: Table, origin: string) => {
  await table.open('', origin);
  await table.untilStored();
  await table.page.reload();
};

const lookForNew = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const expectOffered = (page: Page) => expect(page.getByText(bar)).toBeVisible({ timeout: 10_000 });

const useIt = (table: Table) => table.button('Use it now').tap({ timeout: 10_000 });

const rankDiscards = async (table: Table) => {
  await table.go('Discard');
  await table.tap('KHQS8D7C3S2H');
  await expect(table.rows).toHaveCount(15);
};

test.describe('a phone in French', () => {
  test.use({ locale: 'fr-CA' });

  test('takes the French of a new version first', nightly, async ({ table, page, server, second, faults }) => {
    const frenchPages = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('fifteen-two-french-'));
        const pages = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).match('help.fr.html'))?.text()),
        );
        return pages.map((text) => (text?.includes('data-build="second"') ? 'second' : text ? 'first' : 'none'));
      });
    await visitAgain(table, server.origin);
    await expect.poll(frenchPages).toEqual(['first']);
    server.folder = second;
    await page.reload();
    await untilBuild(page, 'second');
    await expect.poll(frenchPages).toEqual(['second']);
    await server.stop();
    faults.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|failed|no-response/i);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.goto(`${server.origin}/help.fr.html`);
    expect(await buildOf(page)).toBe('second');
  });
});

test('an untouched start takes an update silently, and the next one waits', async ({ table, page, server, second }) => {
  await table.open('#v1/count/4S5H5D6C-JD', server.origin);
  await table.untilStored();
  server.folder = second;
  await page.reload();
  await untilBuild(page, 'second');
  await table.expectCount(16);
  await expect(page.getByText(bar)).toHaveCount(0);
  await table.press('New hand');
  await table.tap('4S5H');
  server.folder = appFolder;
  await lookForNew(page);
  await useIt(table);
  await untilBuild(page, undefined);
  await table.expectCards('4S5H');
});

test('an update waits in a bar after a touch, and keeps the cards', async ({ table, page, server, second }) => {
  await visitAgain(table, server.origin);
  await table.tap('4S5H');
  await table.untilStored();
  server.folder = second;
  await lookForNew(page);
  await expectOffered(page);
  await table.tap('5D6C');
  await table.expectCards('4S5H5D6C');
  expect(await buildOf(page)).toBeUndefined();

  await useIt(table);
  await untilBuild(page, 'second');
  await table.expectCards('4S5H5D6C');
  await table.tap('JD');
  await table.expectCount(16);
});

test('a new version in another tab leaves this one alone', nightly, async ({ table, page, server, second }) => {
  test.slow(); // a dead worker is noticed after eight seconds
  await rememberWorkers(page);
  await visitAgain(table, server.origin);
  await table.tap('4S');
  server.folder = second;
  const other = await openSecondTab(page, server.origin);
  await expectOffered(other.page);
  await expectOffered(page);
  expect([await buildOf(page), await buildOf(other.page)]).toEqual([undefined, undefined]);
  await useIt(other);
  await untilBuild(other.page, 'second');
  await page.bringToFront();
  await endWorkers(page); // the next one starts from the files of the first build
  await table.tap('5H5D6CJD');
  await expect(table.total).toHaveText('16', { timeout: 20_000 });
  await rankDiscards(table);
  expect(await buildOf(page)).toBeUndefined();
});

for (const tabs of ['two tabs', 'one tab'])
  test(`“Use it now” works in a first visit of ${tabs}`, nightly, async ({ table, page, server, second }) => {
    await table.open('', server.origin);
    await table.tap('4S5H');
    await table.untilStored();
    server.folder = second;
    if (tabs === 'two tabs') {
      const other = await openSecondTab(page, server.origin);
      await expectOffered(page);
      await useIt(other);
      await untilBuild(other.page, 'second');
      await page.bringToFront();
    } else await lookForNew(page);
    await useIt(table);
    await untilBuild(page, 'second');
    await table.expectCards('4S5H');
  });

test('once it works offline, an open tab has loaded all it may need', async ({ table, page, server }) => {
  const loaded = new Set<string>();
  page.on('requestfinished', async (request) => {
    const name = /\/(\w+)-[^/]*\.(?:wasm|bin)$/.exec(request.url())?.[1];
    if (name && (await request.response())?.fromServiceWorker()) loaded.add(name);
  });
  await table.open('', server.origin);
  await table.untilStored();
  await expect.poll(() => [...loaded]).toEqual(expect.arrayContaining(['advice', 'games', ...tableNames]));
  await server.stop();
  // Only the files that the page has loaded are left.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await rankDiscards(table);
});

test('nothing is loaded ahead where the browser saves data', nightly, async ({ table, page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await table.open('', server.origin);
  await table.untilStored();
  await page.waitForTimeout(1_000);
  expect(asked.filter((url) => /\.bin$/.test(url))).toEqual([]);
});
