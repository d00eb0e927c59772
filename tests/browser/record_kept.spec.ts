import type { Page } from '@playwright/test';
import { expect, nightly, Table, test } from './table.js';

// The record survives another tab, a link, the rules page, and a phone that kills the page.

const score = (table: Table, ours: number, theirs: number) =>
  expect(table.chip).toHaveAccessibleName(`${ours}–${theirs}: Me, Them. Go to the game`);

const openIn = async (tab: Page) => {
  const table = new Table(tab);
  await table.open();
  return table;
};

const secondTab = async (page: Page) => openIn(await page.context().newPage());

// Pegs 12 for them. Brings the tab to the front first, because a tab in the background draws only once a second, and each tap
// would wait for that.
const pegTwelve = async (table: Table) => {
  await table.page.bringToFront();
  await table.tap('4S5H5D6C8H');
  await table.keepScore();
  await table.press('Peg 12 for them');
  await score(table, 0, 12);
};

test('two tabs are one game: what one pegs shows in the other and is there after a reload', async ({ table, page }) => {
  await table.open();
  const other = await secondTab(page);
  await pegTwelve(table);
  await score(other, 0, 12);
  await other.page.bringToFront();
  await other.tap('7H8C9CTC');
  await other.next.tap();
  await expect(table.chip).not.toHaveAccessibleName(/^0–/);
  const both = await other.chip.getAttribute('aria-label');
  await expect(table.chip).toHaveAccessibleName(both ?? '');
  for (const tab of [table, other]) {
    await tab.page.reload();
    await expect(tab.chip).toHaveAccessibleName(both ?? '');
  }
});

/** Opens a tab that gets no messages from other tabs until it is shown again. */
const sleepingTab = async (page: Page) => {
  const asleep = await page.context().newPage();
  await asleep.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  return openIn(asleep);
};

test('a tab that slept has the newer game as soon as it is looked at', nightly, async ({ table, page }) => {
  await table.open();
  await table.keepScore();
  const other = await sleepingTab(page);
  await table.page.bringToFront();
  await table.tap('4S5H5D6C8H');
  await table.press('Peg 12 for them');
  await score(other, 0, 0);
  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await score(other, 0, 12);
});

test('a step in a tab that slept takes over the newer game and says so', async ({ table, page }) => {
  await table.open();
  const other = await sleepingTab(page);
  await pegTwelve(table);
  await other.page.bringToFront();
  await other.tap('KS');
  await other.expectNotice('Updated: this game went on in another tab.');
  await score(other, 0, 12);
  await page.reload();
  await score(table, 0, 12);
});

test('a link in mid-game lies over it, and leads back to it after a reload too', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6C8H');
  await table.keepScore();
  await table.press('Peg 12 for them');
  await page.goto('about:blank');
  await table.open('#v1/discard/9DJH9S3H8S2C/theirs/60-55');
  const note = page.getByText('A position from a link');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(table.rows).toHaveCount(15);
  await score(table, 60, 55);
  await table.press('Back to my game');
  await score(table, 0, 12);
  await table.go('Count');
  await table.press('Them');
  await table.expectCards('4S5H5D6C8H');
  await page.reload();
  await score(table, 0, 12);
  await expect(note).toHaveCount(0);
});

test('the rules lead back to the hand', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6C8H');
  await table.expectCount(12);
  await table.press('Menu');
  await page.getByRole('link', { name: 'Rules' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of cribbage');
  await page.getByRole('link', { name: 'Fifteen Two', exact: true }).tap();
  await table.expectCount(12);
  await table.expectCards('4S5H5D6C8H');
});

/** Returns everything on the screen that a player would miss if it were lost. */
const look = (page: Page) =>
  page.evaluate(() => {
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility())
        .map((part) => (part.getAttribute('aria-label') ?? part.textContent ?? '').replace(/\s+/g, ' ').trim());
    return {
      screen: words('nav [aria-current]'),
      choice: words('header [aria-pressed="true"]'),
      score: words('.score-chip, .score-plate dd'),
      tray: words('.tray .place'),
      fallen: words('.fallen li'),
      answer: words('.numeral, .discard-row[aria-expanded="true"], .totals dd'),
      dock: words('.dock .next'),
      pad: words('.pad, .rank-pad'),
    };
  });

type Look = Awaited<ReturnType<typeof look>>;

test('a page that is killed in any state of a deal opens as it was', nightly, async ({ table }) => {
  test.setTimeout(180_000);
  let here = table;
  const kill = async (state: string) => {
    let before: Look | undefined;
    // Waits until the screen no longer changes, because a calculation in progress must finish first.
    await expect
      .poll(
        async () => {
          const [was, is] = [before, await look(here.page)];
          before = is;
          return JSON.stringify(was) === JSON.stringify(is);
        },
        { intervals: [200] },
      )
      .toBe(true);
    const context = here.page.context();
    await here.page.close();
    here = new Table(await context.newPage());
    await here.open();
    await expect.poll(() => look(here.page), state).toEqual(before);
  };
  const lay = async () => here.lay('4H');
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['three cards of a discard', () => here.tap('5DJH6S')],
    ['six cards', () => here.tap('4H5S2C')],
    ['four kept', () => here.button('Keep these four').tap()],
    ['the starter', () => here.tap('9C')],
    ['a card of theirs', () => here.theyLay('7')],
    ['a card of ours', lay],
    ['the hands to count', () => here.button('Count the hands').tap()],
    ['two cards of their hand', () => here.tap('7S8D')],
    ['their hand', () => here.tap('KHKD')],
    ['their hand pegged', () => here.next.tap()],
    ['our hand pegged', () => here.next.tap()],
    ['the crib', () => here.tap('QCQS')],
    ['the crib pegged', () => here.next.tap()],
    ['a new deal', () => here.next.tap()],
  ];
  await here.open('#v1/discard/');
  for (const [state, step] of steps)
    await test.step(state, async () => {
      await step();
      await kill(state);
    });
});
