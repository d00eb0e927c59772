import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';
import { qrPath } from '../../web/ui/qr.js';
import { appFolder } from './server.js';
import { expect, holdFiles, nightly, type Table, test } from './table.js';

const position = '#v1/count/4S5H5D6C-JD';

const openShare = async (table: Table, link = position, origin = '') => {
  await table.open(link, origin);
  await table.press('Menu', 'Share this position');
  await expect(table.button('Copy link')).toBeVisible();
};

const openEmbed = async (table: Table, link = position, origin = '') => {
  await openShare(table, link, origin);
  await table.press('Embed…');
};

const snippet = (table: Table) => table.page.getByLabel('Snippet for this position');

test('an answer is shared with one tap: its code, and its link and its text to copy', async ({ table, page }) => {
  await table.open(position);
  await table.expectCount(16);
  await table.press('Share');
  const link = page.url();
  await expect(page.locator('.link')).toHaveText(link);
  await expect(page.locator('.link')).toHaveCSS('user-select', 'all');
  const code = page.getByRole('img', { name: `QR code of ${link}` });
  await expect(code).toBeVisible();
  await expect(code.locator('path')).toHaveAttribute('d', qrPath(encode(link, { ecc: 'L', border: 0 }).data));
  await table.press('Copy link');
  await expect(table.status).toHaveText('The link is copied.');
  expect(await table.clipboard()).toBe(link);
  await table.press('Copy as text');
  await expect(table.status).toHaveText('Copied.');
  expect(await table.clipboard()).toContain('Hand: 4S 5H 5D 6C + JD\n16: ');
});

test('the code is dark on white with its quiet zone, in dark colours too', nightly, async ({ table, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShare(table);
  const code = page.locator('.qr');
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  const [left, top, width, height] = ((await code.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const { size } = encode(page.url(), { ecc: 'L', border: 0 });
  expect([left, top, width, height]).toEqual([-4, -4, size + 8, size + 8]);
  const drawn = await code.boundingBox();
  expect(drawn?.width).toBeCloseTo(drawn?.height ?? 0, 0);
});

test('the phone’s own sheet is offered where there is one', async ({ table, page }) => {
  await openShare(table);
  await expect(table.button('Share…')).toHaveCount(0);
  await page.addInitScript(() => {
    Navigator.prototype.share = async (data) => {
      document.documentElement.dataset.shared = data?.url ?? '';
    };
  });
  await page.goto('about:blank');
  await openShare(table, '#v1/count/7H8H9CTC-JD');
  await table.press('Share…');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared)).toBe(page.url());
});

test.describe('stored for use offline', () => {
  test.use({ stores: true });

  test('the share sheet opens with the server stopped', nightly, async ({ table, page, server }) => {
    await table.openOffline(server, position);
    await page.reload();
    await table.press('Menu', 'Share this position');
    await expect(page.locator('.qr')).toBeVisible();
    await table.press('Embed…');
    await expect(snippet(table)).toBeVisible();
  });
});

test('a menu opened before the sheets load is filled when they come', nightly, async ({ table, page, server }) => {
  const release = await holdFiles(page, /panels-/);
  await table.open(position, server.origin);
  await table.expectCount(16);
  await table.press('Menu');
  await expect(page.getByRole('heading', { name: 'Fifteen Two' })).toBeVisible();
  await expect(table.button('Share this position')).toHaveCount(0);
  release();
  await expect(table.button('Share this position')).toBeVisible();
});

test('missing sheets leave a sentence and a screen that counts', async ({ table, server, faults }) => {
  faults.allow(/404|Not Found|MIME/);
  server.spoilt = { path: /panels-/, status: 404, text: 'Not here' };
  await table.open('#v1/count/4S5H5D6C', server.origin);
  await table.press('Menu');
  await expect(table.status).toHaveText(/could not be loaded/);
  await table.press('Close menu');
  await table.tap('JD');
  await table.expectCount(16);
});

test('the whole share sheet is visible on a small phone', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openShare(table, '#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib');
  for (const part of await page.locator('.qr, .link, .sheet-actions button').all())
    await expect.soft(part).toBeInViewport({ ratio: 1 });
  const nav = await table.nav.boundingBox();
  const last = await table.button('Embed…').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? 0);
  expect((await page.locator('.qr').boundingBox())?.width).toBeGreaterThanOrEqual(150);
});

test('the snippet is a frame or an element, and is copied', async ({ table, page, baseURL }) => {
  await openEmbed(table);
  await expect(snippet(table)).toHaveValue(
    new RegExp(`^<iframe src="${baseURL}/embed/v1/${position}" sandbox="allow-scripts" width="100%" height="\\d+" `),
  );
  await expect(snippet(table)).toHaveAttribute('readonly', '');
  await expect(page.locator('.preview')).toHaveAttribute('height', /^2\d\d$/); // the snippet has the height
  await table.press('Copy snippet');
  await expect(table.status).toHaveText('Copied.');
  expect(await table.clipboard()).toBe(await snippet(table).inputValue());
  await table.press('Element');
  const tag = '<cribbage-hand cards="4S 5H 5D 6C" starter="JD">16: ';
  await expect(snippet(table)).toHaveValue(new RegExp(`src="${baseURL}/element/v1/fifteen-two.js"></script>\n${tag}`));
});

test('an empty table asks for cards, and ranks are offered as a frame only', async ({ table, page }) => {
  await openEmbed(table, '');
  await expect(page.getByText('Enter some cards first')).toBeVisible();
  await expect(snippet(table)).toHaveCount(0);
  await table.press('Enter cards');
  await expect(table.pad).toBeVisible();
  await page.goto('about:blank');
  await openEmbed(table, '#v1/count/A2233444/ranks');
  await table.press('Element');
  await expect(page.getByText('An element counts one hand whose suits are known')).toBeVisible();
});

/** Copies the built app, and replaces its embed by a page that runs this script. */
const withEmbed = async (script: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-two-'));
  await cp(appFolder, folder, { recursive: true });
  await mkdir(join(folder, 'embed/v1'), { recursive: true });
  const page = `<!doctype html><title>Embed</title><p>Embedded</p><script>${script}</script>`;
  await writeFile(join(folder, 'embed/v1/index.html'), page);
  return folder;
};

test.describe('the preview', () => {
  test('shows the embed of the position in its full height', nightly, async ({ table, page }) => {
    test.skip(!existsSync(join(appFolder, 'embed/v1/index.html')), 'the embed is not built');
    await openEmbed(table);
    const count = page.frameLocator('.preview').getByText('16', { exact: true });
    await page.locator('.preview').scrollIntoViewIfNeeded();
    await expect(count.first()).toBeVisible();
    await expect(page.locator('.preview')).not.toHaveAttribute('height', '420');
    const cut = page.frameLocator('.preview').locator('html');
    expect(await cut.evaluate((root) => root.scrollHeight > innerHeight)).toBe(false);
  });

  test('has the height that the embed sends, whatever else is sent', nightly, async ({ table, page, server }) => {
    const messages = [
      "{ fifteenTwo: 1, type: 'ready' }",
      "{ fifteenTwo: 1, type: 'height', height: 233 }",
      "{ fifteenTwo: 1, type: 'height', height: 1e7 }",
      "{ fifteenTwo: 1, type: 'height', height: '9' }",
      "{ fifteenTwo: 2, type: 'height', height: 300 }",
      "'height'",
      'null',
    ];
    server.folder = await withEmbed(messages.map((message) => `parent.postMessage(${message}, '*');`).join(''));
    await openEmbed(table, position, server.origin);
    const frame = page.locator('.preview');
    await expect(frame).toHaveAttribute('height', '233');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('src', `${server.origin}/embed/v1/${position}`);
    await expect(snippet(table)).toHaveValue(/ height="257" /);
    await page.evaluate(() => postMessage({ fifteenTwo: 1, type: 'height', height: 444 }, '*'));
    await page.waitForTimeout(100);
    await expect(frame).toHaveAttribute('height', '233');
    await rm(server.folder, { recursive: true });
  });

  test('that does not load leaves a sentence and the snippet', nightly, async ({ table, page, server, faults }) => {
    faults.allow(/404|not found|Not Found/);
    await table.open(position, server.origin);
    await table.expectCount(16);
    server.spoilt = { path: /embed/, status: 404, text: 'Not here' };
    await table.press('Share', 'Embed…');
    await expect(page.getByText('The preview needs the network')).toBeVisible({ timeout: 10_000 });
    await expect(snippet(table)).toBeVisible();
  });
});
