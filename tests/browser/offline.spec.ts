import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { appFolder } from './server.js';
import { expect, type Table, test } from './table.js';

const offlineLine = 'Works offline · nothing leaves this phone';

const untilOffline = async (table: Table) => {
  await table.button('Menu').tap();
  await expect(table.page.getByText(offlineLine)).toBeVisible({ timeout: 10_000 });
  await table.button('Close menu').tap();
};

/** Waits for the offline copy without touching the page. */
const untilStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

/** The same app, built once more: its page and the revision of its page in the service worker are other bytes. */
const buildAgain = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-two-'));
  await cp(appFolder, folder, { recursive: true });
  const change = async (file: string, from: RegExp, to: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  await change('index.html', /<html lang="en"/, '<html lang="en" data-build="second"');
  await change(
    'sw.js',
    /(url:\s*"index\.html",\s*revision:\s*"|revision:\s*"(?=\w+",\s*url:\s*"index\.html"))\w{4}/,
    '$1beef',
  );
  return folder;
};

test('the service worker starts, and the menu says that the app works offline', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await untilStored(page);
});

test('a reload counts and ranks with the server stopped', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  await page.reload();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.tap('5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  await untilOffline(table);
});

test('a link opens with the server stopped', async ({ table, server, context }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  const page = await context.newPage();
  await page.goto(`${server.origin}/#v1/discard/5DJH6S4H5S2C/theirs`);
  await expect(page.locator('.discard-row')).toHaveCount(15);
});

test('the open page counts with the server stopped before the first card', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilStored(page);
  await untilOffline(table);
  await server.stop();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
});

test('the open page ranks its first discards with the server stopped', async ({ table, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.tap('5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
});

test('the open page advises its first play with the server stopped', async ({ table, server }) => {
  await table.open('', server.origin);
  await table.tap('4S');
  await untilOffline(table);
  await server.stop();
  await table.nav.getByRole('button', { name: 'Play' }).tap();
  await table.tap('4H5S5D6S9C7S');
  await expect(table.page.locator('.own.best small').first()).toHaveText(/^[+−]\d\.\d\d$/);
});

test('an untouched start takes an update silently', async ({ table, page, server }) => {
  await table.open('#v1/count/4S5H5D6C-JD', server.origin);
  await untilStored(page);
  const second = await buildAgain();
  server.folder = second;
  await page.reload();
  await expect.poll(() => buildOf(page).catch(() => ''), { timeout: 10_000 }).toBe('second');
  await table.expectCount(16);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await rm(second, { recursive: true });
});

test('an update waits in a bar after a touch, and accepting it keeps the cards', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilStored(page);
  const second = await buildAgain();
  await page.reload();
  await table.tap('4S5H');
  await untilStored(page);
  server.folder = second;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 10_000 });
  await table.tap('5D6C');
  await table.expectCards('4S5H5D6C');
  expect(await buildOf(page)).toBeUndefined();

  await table.button('Use it now').tap();
  await expect.poll(() => buildOf(page).catch(() => ''), { timeout: 10_000 }).toBe('second');
  await table.expectCards('4S5H5D6C');
  await table.tap('JD');
  await table.expectCount(16);
  await rm(second, { recursive: true });
});
