import type { Page } from '@playwright/test';
import { expect, outOfReach, screens, type Table, test } from './table.js';

// Phones turned over, a tablet, and a desktop at 200 %.
const sizes = [
  ...screens,
  { width: 640, height: 360 },
  { width: 640, height: 400 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
] as const;

const nameOf = ({ width, height }: { width: number; height: number }) => `${width}×${height}`;

const boxes = (table: Table) =>
  table.page
    .locator('.pad button')
    .evaluateAll((keys) =>
      keys.map((key) => `${key.textContent?.trim()} ${JSON.stringify(key.getBoundingClientRect())}`),
    );

const places = (found: readonly string[]) => found.map((box) => box.slice(box.indexOf('{')));

for (const size of sizes) {
  test.describe(nameOf(size), () => {
    test.use({ viewport: size });

    test(`every key is large, visible and fixed at ${nameOf(size)}`, async ({ table, page }) => {
      await table.open();
      const before = places(await boxes(table));
      expect(before).toHaveLength(56);
      expect(await outOfReach(page)).toEqual([]);
      for (const card of ['4S', '5H', '5D', '6C', '6C', '6C']) {
        await table.tap(card);
        expect(places(await boxes(table)), card).toEqual(before);
      }
      await expect(page.locator('.adds').first()).toBeAttached();
      expect(places(await boxes(table)), 'with what each starter adds').toEqual(before);
      expect(await outOfReach(page)).toEqual([]);
      await table.nav.getByRole('button', { name: 'Discard' }).tap();
      for (const card of ['5D', 'JH', '6S', '4H', '5S']) {
        await table.tap(card);
        expect(places(await boxes(table)), card).toEqual(before);
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

const answers = [
  '#v1/count/4S5H5D6C',
  '#v1/count/4S5H5D6C-JD',
  '#v1/count/A2233444/ranks',
  '#v1/count/4S5H5D6C7DJDKS/any',
];
const discards = '#v1/discard/5DJH6S4H5S2C/theirs';

/** How far the page scrolls sideways, and the words and buttons that stick out or are cut off. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('button, p, dl, h1, h2, .face, .small-card')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const unseen = width === 0 || part.classList.contains('unseen');
      const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
      return !unseen && (left < -0.5 || right > innerWidth + 0.5 || cut);
    });
    const scrolls = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth}`] : [];
    const words = out.map((part) => `${part.className} ${part.textContent?.replace(/\s+/g, ' ').trim().slice(0, 30)}`);
    return [...scrolls, ...words.slice(0, 4)];
  });

test('nothing is wider than its place on screens of any size', async ({ table, page }) => {
  const wide: Record<string, readonly string[]> = {};
  const look = async (screen: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const found = await tooWide(page);
      if (found.length > 0) wide[`${screen} at ${nameOf(size)}`] = found;
    }
  };
  for (const link of ['', ...answers, discards]) {
    await table.openAnew(link);
    await expect(page.locator('.prompt, .numeral, .ranks-title, .discard-row').first()).toBeAttached();
    await look(link || 'the empty table');
  }
  await table.button('Menu').tap();
  await look('the menu');
  expect(wide).toEqual({});
});

test('the answer has room on screens of any size', async ({ table, page }) => {
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.expectCount(16);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.soft(table.total, nameOf(size)).toBeInViewport({ ratio: 0.9 });
    const { width } = (await page.getByRole('main').boundingBox()) ?? { width: 0 };
    expect.soft(width, nameOf(size)).toBeGreaterThanOrEqual(240);
  }
});

test('the next step is visible above the open pad on screens of any size', async ({ table, page }) => {
  await table.open();
  // On a phone lying down the tray says it.
  const prompt = page.getByText('Tap four cards, then the starter.').filter({ visible: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const read = await prompt.evaluate((words) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2));
    });
    expect.soft(read, nameOf(size)).toBe(true);
  }
});

test('every button of every screen is large enough for a thumb at 320×568', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // Places of the tray are 36 wide where six stand side by side, and all do the same.
  const small = () =>
    page.locator('button:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const inTray = button.classList.contains('place');
        return height >= 44 && (width >= 44 || inTray) ? [] : [`${button.textContent?.trim()} ${width}×${height}`];
      }),
    );
  for (const link of ['', '#v1/count/4S5H5D6C-JD', '#v1/discard/5DJH6S4H5S2C']) {
    await table.openAnew(link);
    expect(await small(), link).toEqual([]);
  }
  await table.button('Menu').tap();
  expect(await small(), 'menu').toEqual([]);
  await table.button('Close menu').tap();
  await table.places.first().tap();
  await table.button('Type').tap();
  expect(await small(), 'text').toEqual([]);
});
