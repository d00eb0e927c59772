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

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a hand is typed: 5h, th, 10s, and Backspace takes the last card back', async ({ table, page }) => {
  for (const [typed, cards] of [
    ['5hth10s', '5HTHTS'],
    ['', '5HTH'],
    ['1c', '5HTHAC'],
    ['AsJD', '5HTHACASJD'],
  ] as const) {
    if (typed === '') await press(page, 'Backspace');
    await page.keyboard.type(typed);
    await table.expectCards(cards);
  }
  await expect(table.total).toBeVisible();
  await press(page, 'Backspace');
  await expect(table.pad).toBeVisible();
});

test('the pad is one tab stop, where arrow keys follow rows and columns, and Enter adds a card', async ({
  table,
  page,
}) => {
  const stops: string[] = [];
  for (let stop = 0; stop < 15; ++stop) {
    await press(page, 'Tab');
    if ((await page.locator('.pad :focus').count()) > 0) stops.push(await focused(page));
  }
  expect([...new Set(stops)]).toEqual(['ace of spades']);

  await table.key('AS').focus();
  for (const [arrow, name] of [
    ['ArrowRight', '2 of spades'],
    ['ArrowDown', '9 of spades'],
    ['ArrowLeft', '8 of spades'],
    ['ArrowLeft', '8 of spades'],
    ['ArrowUp', 'ace of spades'],
    ['ArrowUp', 'ace of spades'],
  ] as const) {
    await press(page, arrow);
    expect(await focused(page)).toBe(name);
  }
  await press(page, ...Array<string>(8).fill('ArrowRight'));
  expect(await focused(page)).toBe('7 of spades');
  // Tab returns to the key that it left.
  await press(page, 'Tab', 'Shift+Tab');
  expect(await focused(page)).toBe('7 of spades');
  for (const name of ['Undo', '7 of hearts', '7 of diamonds', '7 of clubs', 'Type']) {
    await press(page, 'ArrowDown');
    expect(await focused(page)).toBe(name);
  }

  await table.key('5H').focus();
  for (const [key, cards] of [
    ['Enter', '5H'],
    ['Space', ''],
  ] as const) {
    await press(page, key);
    await table.expectCards(cards);
    expect(await focused(page)).toBe('5 of hearts');
  }
});

test('a show is counted by keyboard alone, from the first card to the next hand', async ({ table, page }) => {
  await table.keepScore();
  await tabTo(page, 'ace of spades');
  await press(page, 'ArrowRight', 'ArrowRight');
  for (const card of ['4 of spades', '5 of spades', '6 of spades', '7 of spades']) {
    await press(page, 'ArrowRight');
    expect(await focused(page)).toContain(card);
    await press(page, 'Enter');
  }
  await press(page, 'ArrowDown', 'ArrowLeft', 'Enter');
  await table.expectCards('4S5S6S7SKS');
  await expect(table.pad).toBeHidden();
  await tabTo(page, 'Peg 13 for them');
  await press(page, 'Enter');
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
  await table.expectCards('KS');
});

test('the focus is not lost when the pad folds and opens', nightly, async ({ table, page }) => {
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await table.keepScore();
  await table.press('Crib');
  await table.tap('2H4H6HKH');
  await table.key('QD').focus();
  await press(page, 'Enter');
  await table.expectCount(0);
  expect(await isLost(), 'after the last card').toBe(false);
  await table.button('Cards').focus();
  await press(page, 'Enter');
  await expect(table.pad).toBeVisible();
  expect(await isLost(), 'after Cards').toBe(false);
});

test('every step of a deal leaves the focus on what comes next, at the top of the screen', async ({ table, page }) => {
  const expectFocus = async (name: string | RegExp, after: string) => {
    await expect.poll(() => focused(page), after).toMatch(name);
    expect(await page.evaluate(() => scrollY), after).toBe(0);
  };
  const enter = async (name: string | RegExp) => {
    await table.button(name).focus();
    await press(page, 'Enter');
  };
  await enter(/^Keep score/);
  await expectFocus('Count the hands', 'Keep score');
  await press(page, 'Enter');
  await expectFocus('ace of spades', 'Count the hands');
  await page.keyboard.type('4s5h5d6cjd');
  await enter('Peg 16 for them');
  await expectFocus('ace of spades', 'Peg');
  await enter('Undo');
  await expectFocus('Peg 16 for them', 'Undo');
  await press(page, 'Enter');
  await page.keyboard.type('2h2d3cks');
  await enter('Peg 10 for me');
  await page.keyboard.type('7h8d9cts');
  await enter('Peg 7 for me');
  await expectFocus('New deal, they deal', 'the crib');
  await press(page, 'Enter');
  await expectFocus('ace of spades', 'New deal');
  await table.go('Play');
  await enter('New game');
  await page.getByRole('button', { name: /Beginner/ }).focus();
  await press(page, 'Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a sheet that closes gives the focus back', async ({ table, page }) => {
  await page.keyboard.type('4s5h5d6cjd');
  await table.page.locator('.share-button').last().focus();
  await press(page, 'Enter');
  await expect(page.locator('.panel-title')).toBeFocused();
  await press(page, 'Escape');
  await expect(page.locator('.menu-button')).toBeFocused();
});

test('the lines of the count are walked and lift their cards by keyboard', nightly, async ({ table, page }) => {
  await page.keyboard.type('4s5h5d6cjd');
  await table.expectCount(16);
  await table.lines.first().focus();
  await press(page, 'Enter');
  await expect(table.page.locator('.tray .place.lifted')).toHaveCount(2);
  await press(page, 'Tab', 'Space');
  await expect(table.lines.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('six cards are ranked and a row opened by keyboard alone', async ({ table, page }) => {
  await tabTo(page, '4·2Discard');
  await press(page, 'Enter');
  await page.keyboard.type('5djh6s4h5s2c');
  await expect(table.rows).toHaveCount(15);
  await table.rows.first().focus();
  await press(page, 'ArrowDown', 'Enter');
  await expect(table.rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(table.rows.nth(1)).toBeFocused();
  await tabTo(page, 'Their crib', 'Shift+Tab');
  await press(page, 'Enter');
  expect(await table.fragment()).toBe('#v1/discard/5DJH6S4H5S2C/theirs');
});

test('the menu and the text field are used by keyboard alone, and Escape closes them', async ({ table, page }) => {
  await tabTo(page, 'Menu');
  await press(page, 'Enter');
  await expect(table.button('Share this position')).toBeVisible();
  await tabTo(page, 'Dark');
  await press(page, 'Enter');
  expect(await table.theme()).toBe('dark');
  await press(page, 'Escape');
  await expect(table.pad).toBeVisible();

  await tabTo(page, 'ace of spades');
  await press(page, 'Shift+Tab');
  const type = async (text: string) => {
    await table.button('Type').focus();
    await press(page, 'Enter');
    await expect(page.getByLabel('Cards as text')).toBeFocused();
    await page.keyboard.type(text);
  };
  await type('4s 5h');
  await press(page, 'Escape');
  await expect(table.pad).toBeVisible();
  await table.expectCards('');
  await type('4s 5h 5d 6c jd');
  await expect(table.button('Use these 5 cards')).toBeVisible();
  await press(page, 'Enter');
  await table.expectCount(16);
});
