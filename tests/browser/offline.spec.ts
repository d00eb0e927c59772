import { answerAnyhow, goOn } from './practice_table.js';
import { expect, nightly, type Table, test } from './table.js';

test.use({ stores: true });

const offlineLine = 'Works offline · nothing leaves this phone';

const untilOffline = async (table: Table) => {
  await table.button('Menu').tap();
  await expect(table.page.locator('.menu').getByText(offlineLine)).toBeVisible({ timeout: 10_000 });
  await table.button('Close menu').tap();
};

test('the service worker starts, and the menu says that the app works offline', async ({ table, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await table.untilStored();
});

test('a reload counts and ranks with the server stopped', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  await page.reload();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await table.go('Discard');
  await table.tap('KHQS8D7C3S2H');
  await expect(table.rows).toHaveCount(15);
  await untilOffline(table);
});

test('a link opens with the server stopped', nightly, async ({ table, server, context }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  const page = await context.newPage();
  await page.goto(`${server.origin}/#v1/discard/5DJH6S4H5S2C/theirs`);
  await expect(page.locator('.discard-row')).toHaveCount(15);
});

test('the open page counts with the server stopped before the first card', async ({ table, server }) => {
  await table.open('', server.origin);
  await table.untilStored();
  await untilOffline(table);
  await server.stop();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
});

test('the open page ranks its first discards with the server stopped', nightly, async ({ table, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.tap('5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
});

test('practice asks, grades and keeps with the server stopped', nightly, async ({ table, page, server }) => {
  test.slow();
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  await page.reload();
  await table.go('Practise');
  await table.button('Mixed').tap();
  await table.button(/^Ten /).tap();
  for (let at = 0; at < 3; ++at) {
    await answerAnyhow(table);
    await goOn(table);
  }
  await page.goto(`${server.origin}/#v1/practice/mistakes`);
  await expect(page.locator('.mistake').first()).toBeVisible();
});

test('the open page advises its first play with the server stopped', async ({ table, server }) => {
  await table.open('', server.origin);
  await table.tap('4S');
  await untilOffline(table);
  await server.stop();
  await table.page.evaluate(() => {
    location.hash = 'v1/play/4H5S5D6S-9C/mine/7S';
  });
  await expect(table.page.locator('.own.best small').first()).toHaveText(/^[+−]\d\.\d\d$/);
});

const pages = {
  rules: 'Cribbage for two',
  cribs: 'What the crib is worth',
  leads: 'What to lead',
  odds: 'The chance of winning from every score',
  experts: 'The experts and the engine',
  sealed: 'Sealed cards',
  help: 'Help',
  about: 'About Fifteen Two',
};

test('every page opens with the server stopped, whatever question its address has', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  for (const [name, title] of Object.entries(pages)) {
    await page.goto(`${server.origin}/${name}.html?from=elsewhere&x=1#top`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a page in French that is not stored is in English, and says so', nightly, async ({ table, page, server }) => {
  await table.open('', server.origin);
  await untilOffline(table);
  await server.stop();
  for (const [name, title] of Object.entries(pages)) {
    await page.goto(`${server.origin}/${name}.html`);
    await page.getByRole('link', { name: 'Français' }).tap();
    await expect(page).toHaveURL(`${server.origin}/${name}.fr.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('This page needs a connection to be read in French.')).toBeVisible();
    await expect(page.getByText('Il faut une connexion pour la lire en français.')).toBeVisible();
  }
});
