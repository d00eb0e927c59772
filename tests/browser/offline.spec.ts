import { answerAnyhow, goOn } from './practice_table.js';
import { expect, nightly, test } from './table.js';

test.use({ stores: true });

test('a reload counts and ranks with the server stopped', async ({ table, page, server }) => {
  await table.open('', server.origin);
  await table.untilStored();
  await table.untilOffline();
  await server.stop();
  await page.reload();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await table.go('Discard');
  await table.tap('KHQS8D7C3S2H');
  await expect(table.rows).toHaveCount(15);
  await table.untilOffline();
});

test('discards are ranked and a link opens offline', nightly, async ({ table, server, context }) => {
  await table.openOffline(server);
  await table.go('Discard');
  await table.tap('5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  const page = await context.newPage();
  await page.goto(`${server.origin}/#v1/discard/5DJH6S4H5S2C/theirs`);
  await expect(page.locator('.discard-row')).toHaveCount(15);
});

test('the open page counts and advises first with the server stopped', async ({ table, server }) => {
  await table.openOffline(server);
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await table.page.evaluate(() => {
    location.hash = 'v1/play/4H5S5D6S-9C/mine/7S';
  });
  await expect(table.page.locator('.own.best small').first()).toHaveText(/^[+−]\d\.\d\d$/);
});

test('practice asks, grades and keeps with the server stopped', nightly, async ({ table, page, server }) => {
  test.slow();
  await table.openOffline(server);
  await page.reload();
  await table.go('Practise');
  await table.press('Mixed', /^Ten /);
  for (let at = 0; at < 3; ++at) {
    await answerAnyhow(table);
    await goOn(table);
  }
  await page.goto(`${server.origin}/#v1/practice/mistakes`);
  await expect(page.locator('.mistake').first()).toBeVisible();
});
