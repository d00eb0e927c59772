import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { buildAgain } from '../browser/second_build.js';
import { inEachBrowser } from './each_browser.js';

/** Makes a second build of the app, for the duration of the test. */
const secondBuild = async (): Promise<string> => {
  const folder = await buildAgain();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

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
    await table.tap('KHQS8D7C3S2H');
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

  test('an untouched start of the only tab takes an update silently', async ({ table, page, server }) => {
    await table.open();
    await table.untilOffline();
    server.folder = await secondBuild();
    await page.reload();
    await table.expectAnswer(build, 'second');
    await table.expectNumber('.update-bar', 0);
  });

  test('an update waits in a bar, and accepting it keeps the cards', async ({ table, page, server }) => {
    await table.open();
    await table.untilOffline();
    const second = await secondBuild();
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
