import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, nightly, test } from './table.js';
import { watch } from './watch.js';

test.use({ stores: true });

interface Manifest {
  readonly name: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

/** Reads the width and the height of a PNG from its header. */
const pngSize = (png: Buffer): string => {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the app can be installed', async ({ launchOptions, baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'fifteen-two-'));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  const faults = await watch(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${baseURL}/`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toMatch(/\.webmanifest$/);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  expect(faults.seen).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('every icon is what the manifest says it is', async ({ request }) => {
  const { icons } = (await (await request.get('manifest.webmanifest')).json()) as Manifest;
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toBe(type);
    expect(pngSize(await response.body()), src).toBe(sizes);
  }
});

test(
  'every picture, shortcut and icon named by the manifest and the page is there',
  nightly,
  async ({ page, request }) => {
    const { screenshots, shortcuts } = (await (await request.get('manifest.webmanifest')).json()) as Manifest;
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of screenshots) expect(pngSize(await (await request.get(src)).body()), src).toBe(sizes);
    const screens = { Count: 'Count', Discard: 'Discard', Play: 'Play', 'Daily questions': 'Practise' };
    expect(shortcuts.map(({ name }) => name)).toEqual(Object.keys(screens));
    for (const { name, url } of shortcuts) {
      await page.goto(url);
      await expect(page.locator('nav [aria-current="page"]'), name).toContainText(
        screens[name as keyof typeof screens],
      );
    }
    const links = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect((await request.get(link)).headers()['content-type'], link).toMatch(/^image\//);
  },
);

test('the menu offers to install once the browser allows it', async ({ page, table }) => {
  await table.open();
  await table.press('Menu');
  await expect(table.button('Install on this device')).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-prompted', 'yes');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await table.press('Install on this device');
  expect(await page.evaluate(() => document.documentElement.dataset.prompted)).toBe('yes');
  await expect(table.button('Install on this device')).toHaveCount(0);
});
