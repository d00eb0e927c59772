import { sizeName, sizes, tooSmall, tooWide, useLargeLetters } from './fits.js';
import { expect, outOfReach, type Table, test } from './table.js';

const panels: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  menu: (table) => table.button('Menu').tap(),
  share: (table) => table.button('Share this position').tap(),
  embed: (table) => table.button('Embed…').tap(),
};

for (const letters of ['normal', 'large'] as const)
  test.describe(`${letters} letters`, () => {
    test.beforeEach(async ({ page }) => {
      if (letters === 'large') await useLargeLetters(page);
    });

    test('every key is in reach and nothing scrolls while cards are entered', async ({ table, page }) => {
      await table.open();
      await expect(page.locator('html')).toHaveAttribute('data-text', letters);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await outOfReach(page), `empty at ${sizeName(size)}`).toEqual([]);
        await table.tap('4S5H5D');
        expect.soft(await outOfReach(page), `three cards at ${sizeName(size)}`).toEqual([]);
        await table.tap('6C');
        await expect(page.locator('.adds').first()).toBeAttached();
        expect.soft(await outOfReach(page), `four cards at ${sizeName(size)}`).toEqual([]);
        expect.soft(await page.evaluate(() => scrollY), sizeName(size)).toBe(0);
        await table.button('Clear').tap();
      }
    });

    test('nothing is wider than its place on any screen and panel', async ({ table, page }) => {
      test.slow(); // some hundred sizes
      const wide: Record<string, readonly string[]> = {};
      const look = async (name: string) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          const found = await tooWide(page);
          if (found.length > 0) wide[`${name} at ${sizeName(size)}`] = found;
        }
      };
      for (const link of [
        '',
        '#v1/count/4S5H5D6C',
        '#v1/count/4S5H5D6C-JD',
        '#v1/count/4S5H5D6C7DJDKSQSTS9S8S7S/any',
        '#v1/discard/5DJH6S4H5S2C/theirs/120-118',
        '#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/92-80',
        '#v1/board/118-117/theirs',
        '#v1/discard/5DJH6S4H5S2C/theirs/acc/92-56',
        '#v1/play/4H6STSJS-9C/mine/KSJS9H2D/acc/92-56',
        '#v1/board/92-56/theirs/money',
      ]) {
        await page.goto('about:blank');
        await table.open(link);
        await expect(page.locator('.prompt, .numeral, .discard-row, .own, .chance').first()).toBeAttached();
        await look(link || 'the empty table');
      }
      for (const [name, open] of Object.entries(panels)) {
        await page.setViewportSize(sizes[0]);
        await open(table);
        await expect(page.locator('.panel-title')).toBeVisible();
        await look(name);
      }
      expect(wide).toEqual({});
    });
  });

for (const letters of ['normal', 'large'] as const)
  test(`every name of a screen is in reach beside the choices, ${letters} letters`, async ({ table, page }) => {
    if (letters === 'large') await useLargeLetters(page);
    for (const link of ['', '#v1/count/4S5H5D6C-JD', '#v1/board/60-55', '#v1/practice/']) {
      await page.goto('about:blank');
      await table.open(link);
      await expect(page.locator('.prompt, .numeral, .chance, .way').first()).toBeAttached();
      for (const size of [...sizes, { width: 900, height: 600 }]) {
        await page.setViewportSize(size);
        const covered = await table.nav.getByRole('button').evaluateAll((names) =>
          names.flatMap((name) => {
            name.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = name.getBoundingClientRect();
            const at = [x + 4, x + width / 2, x + width - 4];
            const hits = at.map((each) => document.elementFromPoint(each, y + height / 2));
            return hits.every((hit) => name.contains(hit)) ? [] : [name.textContent?.trim()];
          }),
        );
        expect.soft(covered, `${link} at ${sizeName(size)}`).toEqual([]);
      }
    }
  });

test('every link is large enough for a finger at 320×568', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await table.open('#v1/count/4S5H5D6C-JD');
  for (const [name, open] of Object.entries(panels)) {
    await open(table);
    await expect(page.locator('main a, main button').first()).toBeVisible();
    expect.soft(await tooSmall(page, 'a, button'), name).toEqual([]);
  }
});

test('total, lines and the next hand stand side by side in landscape, in place of the pad', async ({ table, page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await table.open();
  await expect(table.pad).toBeInViewport({ ratio: 1 });
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await expect(table.pad).toBeHidden();
  await expect(table.total).toBeInViewport({ ratio: 1 });
  await expect(table.lines.first()).toBeInViewport({ ratio: 1 });
  await expect(table.lines.last()).toBeInViewport({ ratio: 1 });
  const green = page.locator('.folded .next');
  await expect(green).toBeInViewport({ ratio: 1 });
  const [total, line, next] = [
    await table.total.boundingBox(),
    await table.lines.first().boundingBox(),
    await green.boundingBox(),
  ];
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

for (const [width, height] of [
  [640, 400], // a desk at 200 %
  [320, 256], // a desk at 400 %
  [844, 390],
] as const)
  test(`nothing is stuck over the page at ${width} × ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    for (const link of [
      '#v1/count/4S5H5D6C-JD',
      '#v1/discard/5DJH6S4H5S2C',
      '#v1/board/62-70',
      '#v1/practice/flushes',
    ]) {
      await page.goto('about:blank');
      await table.open(link);
      await expect(page.locator('.numeral, .discard-row, .chance, .claim-pad').first()).toBeAttached();
      const stuck = await page
        .locator('.shell *')
        .evaluateAll((parts) =>
          parts
            .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
            .map((part) => part.className),
        );
      expect(stuck, link).toEqual([]);
    }
  });

for (const letters of ['normal', 'large'] as const)
  test(`the score is one line on any screen with ${letters} letters`, async ({ table, page }) => {
    if (letters === 'large') await useLargeLetters(page);
    await table.open('#v1/discard/5DJH6S4H5S2C/mine/118-112');
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (!(await table.chip.isVisible())) continue; // it stands in the rail
      const rows = await table.chip.evaluate((chip) => {
        const texts = [...chip.querySelectorAll('span span')].map((part) => part.getBoundingClientRect());
        return { tops: new Set(texts.map(({ y }) => y)).size, seen: texts.filter(({ width }) => width > 0).length };
      });
      expect(rows, sizeName(size)).toEqual({ tops: 1, seen: 3 });
    }
  });

test('every peg key is large enough for a finger at 320×568', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await table.open('#v1/board/62-70');
  expect(await tooSmall(page, '.dock button')).toEqual([]);
});

test('another screen begins at its top', async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await table.open('#v1/discard/5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await table.nav.getByRole('button', { name: 'Practice' }).tap();
  await expect(page.locator('.practice-screen')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a notice is whole at every width, on every screen', async ({ table, page }) => {
  for (const link of ['#v1/count/5H5X', '#v1/discard/5H5X', '#v1/play/5H5X', '#v1/board/5X-3']) {
    await page.goto('about:blank');
    await table.open(link);
    for (const width of [320, 360, 390, 600, 820, 899, 900, 1024, 1099, 1100, 1199, 1200, 1280, 1440, 1600, 1920])
      for (const height of [560, 800]) {
        await page.setViewportSize({ width, height });
        await table.expectNotice(/5X|not one of ours/);
      }
  }
});
