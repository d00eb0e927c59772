import type { Page } from '@playwright/test';
import { expect, nightly, test } from './table.js';

test.beforeEach(async ({ table }) => table.open());

const focused = (page: Page) =>
  page.evaluate(() => {
    const part = document.activeElement;
    return part?.getAttribute('aria-label') ?? part?.textContent?.trim().slice(0, 40) ?? '';
  });

/** Tabs until the focused element matches `wanted`. */
const tabTo = async (page: Page, wanted: string, key = 'Tab') => {
  for (let stop = 0; stop < 40; ++stop) {
    await page.keyboard.press(key);
    if ((await focused(page)) === wanted) return;
  }
  throw new Error(`Tab does not come to “${wanted}”`);
};

test('a hand is typed: 5h, th, 10s, and Backspace takes the last card back', async ({ table, page }) => {
  await page.keyboard.type('5hth10s');
  await table.expectCards('5HTHTS');
  await page.keyboard.press('Backspace');
  await table.expectCards('5HTH');
  await page.keyboard.type('1c');
  await table.expectCards('5HTHAC');
  await page.keyboard.type('AsJD');
  await table.expectCards('5HTHACASJD');
  await expect(table.total).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(table.pad).toBeVisible();
});

test('letters that name no card enter none', nightly, async ({ table, page }) => {
  await page.keyboard.type('hxz5x5');
  await table.expectCards('');
  await page.keyboard.type('h');
  await table.expectCards('5H');
});

test('the pad is one tab stop, and Tab returns to the key it left', async ({ table, page }) => {
  const stops: string[] = [];
  for (let stop = 0; stop < 15; ++stop) {
    await page.keyboard.press('Tab');
    if ((await page.locator('.pad :focus').count()) > 0) stops.push(await focused(page));
  }
  expect([...new Set(stops)]).toEqual(['ace of spades']);

  await table.key('AS').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('9 of spades');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('9 of spades');
});

test('the arrow keys follow the rows and columns of the pad', async ({ table, page }) => {
  await table.key('AS').focus();
  for (const [arrow, name] of [
    ['ArrowRight', '2 of spades'],
    ['ArrowDown', '9 of spades'],
    ['ArrowLeft', '8 of spades'],
    ['ArrowLeft', '8 of spades'],
    ['ArrowUp', 'ace of spades'],
    ['ArrowUp', 'ace of spades'],
  ] as const) {
    await page.keyboard.press(arrow);
    expect(await focused(page)).toBe(name);
  }
  for (let right = 0; right < 8; ++right) await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('7 of spades');
  for (const name of ['Undo', '7 of hearts', '7 of diamonds', '7 of clubs', 'Type']) {
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(name);
  }
});

test('Enter adds a card and keeps the focus on its key', async ({ table, page }) => {
  await table.key('5H').focus();
  await page.keyboard.press('Enter');
  await table.expectCards('5H');
  expect(await focused(page)).toBe('5 of hearts');
  await page.keyboard.press('Space');
  await table.expectCards('');
  expect(await focused(page)).toBe('5 of hearts');
});

test('a show is counted by keyboard alone, from the first card to the next hand', async ({ table, page }) => {
  await table.keepScore();
  await tabTo(page, 'ace of spades');
  for (const [arrows, card] of [
    [3, '4 of spades'],
    [1, '5 of spades'],
    [1, '6 of spades'],
    [1, '7 of spades'],
  ] as const) {
    for (let right = 0; right < arrows; ++right) await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toContain(card);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await table.expectCards('4S5S6S7SKS');
  await expect(table.pad).toBeHidden();
  await tabTo(page, 'Peg 13 for them');
  await page.keyboard.press('Enter');
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
  await table.expectCards('KS');
});

test('the focus is not lost when the pad folds and opens', nightly, async ({ table, page }) => {
  await table.keepScore();
  await table.button('Crib').tap();
  await table.tap('2H4H6HKH');
  await table.key('QD').focus();
  await page.keyboard.press('Enter');
  await table.expectCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body), 'after the last card').toBe(false);
  await table.button('Cards').focus();
  await page.keyboard.press('Enter');
  await expect(table.pad).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body), 'after Cards').toBe(false);
});

test('the lines of the count are walked and lift their cards by keyboard', nightly, async ({ table, page }) => {
  await page.keyboard.type('4s5h5d6cjd');
  await table.expectCount(16);
  await table.lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.page.locator('.tray .place.lifted')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(table.lines.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('six cards are ranked and a row opened by keyboard alone', async ({ table, page }) => {
  await tabTo(page, '4·2Discard');
  await page.keyboard.press('Enter');
  await page.keyboard.type('5djh6s4h5s2c');
  await expect(table.rows).toHaveCount(15);
  await table.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(table.rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(table.rows.nth(1)).toBeFocused();
  await tabTo(page, 'Their crib', 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await table.fragment()).toBe('#v1/discard/5DJH6S4H5S2C/theirs');
});

test('the menu and the text field are used by keyboard alone, and Escape closes them', async ({ table, page }) => {
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await expect(table.button('Share this position')).toBeVisible();
  await tabTo(page, 'Dark');
  await page.keyboard.press('Enter');
  expect(await table.theme()).toBe('dark');
  await page.keyboard.press('Escape');
  await expect(table.pad).toBeVisible();

  await tabTo(page, 'ace of spades');
  await page.keyboard.press('Shift+Tab');
  await table.button('Type').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cards as text')).toBeFocused();
  await page.keyboard.type('4s 5h');
  await page.keyboard.press('Escape');
  await expect(table.pad).toBeVisible();
  await table.expectCards('');

  await table.button('Type').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cards as text')).toBeFocused();
  await page.keyboard.type('4s 5h 5d 6c jd');
  await expect(table.button('Use these 5 cards')).toBeVisible();
  await page.keyboard.press('Enter');
  await table.expectCount(16);
});
