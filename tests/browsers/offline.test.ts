import { expect } from 'vitest';
import { changedApp } from './changed_app.js';
import { inEachBrowser } from './each_browser.js';

/** The app built once more: its page, and the page's revision in the service worker, are other bytes. */
const buildAgain = () =>
  changedApp([
    ['index.html', /<html lang="en"/, '<html lang="en" data-build="second"'],
    ['sw.js', /(url:\s*"index\.html",\s*revision:\s*"|revision:\s*"(?=\w+",\s*url:\s*"index\.html"))\w{4}/, '$1beef'],
  ]);

const build = () => document.documentElement.dataset.build ?? 'first';

inEachBrowser((test) => {
  test('a reload counts and ranks with the server stopped', async ({ table, page, server }) => {
    await table.open();
    await table.untilOffline();
    await server.stop();
    await expect(fetch(server.origin)).rejects.toThrow();
    await page.reload();
    await table.tap('4S5H5D6CJD');
    await table.expectCount(16);
    await table.go('Discard');
    await table.tap('5DJH6S4H5S2C');
    await table.expectNumber('.discard-row', 15);
    await table.untilOffline();
  });

  test('a link opens with the server stopped', async ({ table, page, server }) => {
    await table.open();
    await table.untilOffline();
    await server.stop();
    await page.goto('about:blank');
    await page.goto(`${server.origin}/#v1/discard/5DJH6S4H5S2C/theirs`);
    await table.expectNumber('.discard-row', 15);
  });

  test('an update waits in a bar, and accepting it keeps the cards', async ({ table, page, server }) => {
    await table.open();
    await table.untilOffline();
    const second = await buildAgain();
    await page.reload();
    await table.tap('4S5H');
    server.folder = second;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await table.expectText('.update-bar', /^A new version is ready\./);
    await table.tap('5D6C');
    await table.expectCards('4S5H5D6C');
    await table.expectAnswer(build, 'first');

    await table.press('Use it now');
    await table.expectAnswer(build, 'second');
    await table.expectCards('4S5H5D6C');
    await table.tap('JD');
    await table.expectCount(16);
    await table.expectNumber('.update-bar', 0);
  });
});
