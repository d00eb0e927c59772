import type { Page } from '@playwright/test';
import type { Card } from '../../web/engine/index.js';
import { expect, placeInHistory, test } from './table.js';

/** Records the appearance of the page in its first frame. */
const noteFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { dataset } = document.documentElement;
      const { fontSize, backgroundColor } = getComputedStyle(document.documentElement);
      Object.assign(window, { firstFrame: { ...dataset, fontSize, backgroundColor } });
    });
  });

/** Makes the page count the phone's vibrations. */
const countTicks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { ticks: 0 });
    Navigator.prototype.vibrate = () => {
      ++(window as unknown as { ticks: number }).ticks;
      return true;
    };
  });

const ticks = (page: Page) => page.evaluate(() => (window as unknown as { ticks: number }).ticks);

test('colours, deck and large letters are set before the first paint of the next visit', async ({ table, page }) => {
  await table.open();
  const isOneColour = async () => {
    const colour = (card: Card) =>
      table
        .key(card)
        .locator('.mark')
        .evaluate((mark) => getComputedStyle(mark).color);
    return (await colour('5D')) === (await colour('5H'));
  };
  expect(await isOneColour()).toBe(false);
  await table.press('Menu', 'Dark');
  expect(await table.theme()).toBe('dark');
  const paper = 'rgb(18, 22, 24)';
  await expect(page.locator('html')).toHaveCSS('background-color', paper);
  await table.press('Two colours', 'Large');
  await noteFirstFrame(page);
  await page.goto('about:blank');
  await table.open();
  const chosen = { theme: 'dark', deck: 'two', text: 'large' };
  const first = await page.evaluate(() => (window as unknown as { firstFrame: object }).firstFrame);
  expect(first).toMatchObject({ ...chosen, fontSize: '20px', backgroundColor: paper });
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject(chosen);
  expect(await isOneColour()).toBe(true);
  await table.press('Menu');
  await expect(table.button('Dark')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'Auto' }).tap();
  expect(await table.theme()).toBeUndefined();
});

test('large letters make words, cards and the count larger, and normal ones do not', async ({ table, page }) => {
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.expectCount(16);
  const sizes = () =>
    page
      .locator('.numeral, .spoken, .phrase, .place .mark, .small-card')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  const normal = await sizes();
  const choose = async (size: string) => {
    await table.press('Menu', size, 'Close menu');
    await table.expectCount(16);
  };
  await choose('Large');
  const large = await sizes();
  for (const [index, size] of large.entries()) expect(size).toBeCloseTo((normal[index] ?? 0) * 1.25, 1);
  await choose('Normal');
  expect(await sizes()).toEqual(normal);
});

test('every card ticks when tapped until that is turned off, and it stays off', async ({ table, page }) => {
  await countTicks(page);
  await table.open();
  await table.tap('4S5H');
  expect(await ticks(page)).toBe(2);
  await table.press('Menu');
  await page.getByRole('group', { name: 'Vibrate' }).getByRole('button', { name: 'Off' }).tap();
  await table.press('Close menu');
  await table.tap('5D');
  expect(await ticks(page)).toBe(2);
  await page.reload();
  await table.tap('6C');
  expect(await ticks(page)).toBe(0);
});

test('Back closes every panel and keeps the cards, and a reload keeps an open panel', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  const before = await placeInHistory(page);
  const panels: Readonly<Record<string, readonly string[]>> = {
    'Close menu': ['Menu'],
    'Copy link': ['Menu', 'Share this position'],
    'Copy snippet': ['Menu', 'Share this position', 'Embed…'],
    'Use these cards': ['Type'],
  };
  for (const [shown, buttons] of Object.entries(panels)) {
    await table.press(...buttons);
    await expect(table.button(shown)).toBeVisible();
    expect(await placeInHistory(page), shown).toBe(before + 1);
    await page.goBack();
    await expect(table.button(shown)).toHaveCount(0);
    await table.expectCards('4S5H5D6C');
    expect(await table.fragment()).toBe('#v1/count/4S5H5D6C');
    expect(await placeInHistory(page), shown).toBe(before);
  }
  await table.tap('JD');
  await table.expectCount(16);
  await table.press('Share');
  await expect(table.button('Copy link')).toBeVisible();
  await page.reload();
  await expect(table.button('Copy link')).toBeVisible();
  await page.goBack();
  await table.expectCount(16);
});
