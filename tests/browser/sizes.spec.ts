import { hiddenLetters, sizeName, sizes, useLargeLetters } from './fits.js';
import { expect, isNight, nightly, type Table, test, useLetters } from './table.js';

test('total, lines and the next hand stand side by side in landscape', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await table.open();
  await expect(table.pad).toBeInViewport({ ratio: 1 });
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await expect(table.pad).toBeHidden();
  const green = page.locator('.folded .next');
  for (const part of [table.total, table.lines.first(), table.lines.last(), green])
    await expect(part).toBeInViewport({ ratio: 1 });
  const boxes = [table.total, table.lines.first(), green].map((part) => part.boundingBox());
  const [total, line, next] = await Promise.all(boxes);
  expect(line?.x).toBeGreaterThan((total?.x ?? 0) + (total?.width ?? 0));
  expect(next?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0) - 1);
});

test('the choices and the pad stay in place on a wide screen while the answer scrolls', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await table.open('#v1/count/A2233444/ranks');
  await table.expectCount(90);
  const before = await table.key('AS').boundingBox();
  await page.evaluate(() => scrollTo(0, 200));
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await table.key('AS').boundingBox()).toEqual(before);
  await expect(table.button('Menu')).toBeInViewport({ ratio: 1 });
});

for (const letters of ['normal', 'large'] as const)
  test(`the score is one line on any screen with ${letters} letters`, async ({ table, page }) => {
    if (letters === 'large') await useLargeLetters(page);
    await table.open('#v1/discard/5DJH6S4H5S2C/mine/118-112');
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (!(await table.chip.isVisible())) continue; // the score is in the rail
      const rows = await table.chip.evaluate((chip) => {
        const texts = [...chip.querySelectorAll('span span')].map((part) => part.getBoundingClientRect());
        return { tops: new Set(texts.map(({ y }) => y)).size, seen: texts.filter(({ width }) => width > 0).length };
      });
      expect(rows, sizeName(size)).toEqual({ tops: 1, seen: 3 });
    }
  });

test('another screen begins at its top', async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await table.open('#v1/discard/5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await table.go('Practise');
  await expect(page.locator('.practice-screen')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// The kinds of text that come and go. `raise` makes one appear, and `text` is the selector of its element.
const transient: Readonly<
  Record<string, { readonly raise: (table: Table) => Promise<unknown>; readonly text: string }>
> = {
  'a link that cannot be read': { raise: (table) => table.openAnew('#v1/count/5H5X'), text: '.notice' },
  'such a link to Discard': { raise: (table) => table.openAnew('#v1/discard/5H5X'), text: '.notice' },
  'such a link to Pegging': { raise: (table) => table.openAnew('#v1/play/5H5X'), text: '.notice' },
  'such a link to Play': { raise: (table) => table.openAnew('#v1/board/5X-3'), text: '.notice' },
  'a refusal': {
    async raise(table) {
      await table.openAnew('#v1/count/4S5H5D6C.7H-JD/dealer');
      await table.key('4S').tap({ force: true });
    },
    text: '.notice',
  },
  'a correction': {
    async raise(table) {
      await table.openAnew('#v1/count/4S5H5D6C.7H-JD');
      await table.press('Peg 16 for them', 'Them');
      await table.places.first().tap();
      await table.tap('JD');
    },
    text: '.notice',
  },
  'a new deal': {
    async raise(table) {
      await table.openAnew('#v1/count/4S5H5D6C.7H8H9CTC-JD');
      await table.go('Discard');
      await table.tap('2C');
    },
    text: '.notice',
  },
  'a win on Play': { raise: (table) => table.openAnew('#v1/board/121-60'), text: '.notice.won' },
  'a refusal over typed cards': {
    async raise(table) {
      await table.openAnew('#v1/count/4S5H5D6C.7H-JD/dealer');
      await table.press('Type');
      await table.page.locator('#cards-text').fill('4s 7s 8s 9s');
    },
    text: '.reading .bad',
  },
  'a copied link': {
    async raise(table) {
      await table.openAnew('#v1/count/4S5H5D6C-JD');
      await table.press('Share', 'Copy link');
    },
    text: '.notice',
  },
  'the meaning of a number': {
    async raise(table) {
      await table.openAnew('#v1/discard/5DJH6S4H5S2C');
      await table.rows.nth(5).tap();
      await table.page.locator('.explained .number:visible').last().tap();
    },
    text: '.says p:not([hidden])',
  },
};

const byNight = [320, 360, 390, 600, 820, 899, 900, 1024, 1099, 1100, 1199, 1200, 1280, 1440, 1600, 1920];
const widths = isNight ? byNight : [320, 390, 820, 900, 1100, 1280, 1920];

for (const [name, { raise, text }] of Object.entries(transient))
  test(`${name} is whole at every width, light and dark, in normal and in large letters`, async ({ table, page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await raise(table);
    const shown = page.locator(text).first();
    await expect(shown).toBeVisible();
    expect.soft(await hiddenLetters(shown), 'as it comes').toEqual([]);
    const wrong: Record<string, unknown> = {};
    for (const letters of ['normal', 'large'] as const) {
      await useLetters(page, letters);
      for (const width of widths)
        for (const height of [560, 800]) {
          await page.setViewportSize({ width, height });
          // Colours have no size, so one of them is enough at each size.
          await page.emulateMedia({ colorScheme: height === 560 ? 'light' : 'dark', reducedMotion: 'reduce' });
          await shown.evaluate((part) => part.scrollIntoView({ block: 'nearest' }));
          const hidden = await hiddenLetters(shown);
          if (hidden.length > 0) wrong[`${letters}, ${width}×${height}`] = hidden;
        }
    }
    expect(wrong).toEqual({});
  });
