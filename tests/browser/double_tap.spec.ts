import type { Locator, Page } from '@playwright/test';
import type { Card } from '../../web/engine/index.js';
import { byDay, cardsOf, expect, nightly, type Table, test } from './table.js';

// Players often tap twice. When the last card folds the pad, the second tap must not hit the control below.

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 240_000 });

const pause = 180;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const touched: number[] = [];
    Object.assign(window, { touched });
    addEventListener('pointerdown', () => touched.push(performance.now()), true);
  }),
);

const takeGap = (page: Page) =>
  page.evaluate(() => {
    const [first = 0, second = 0] = (window as unknown as { touched: number[] }).touched.splice(0).slice(-2);
    return second - first;
  });

/** Taps twice at one place. If a slow machine took too long for a double tap, `begin` restores the start for another try. */
const tapTwice = async (table: Table, on: Locator, begin: () => Promise<void>) => {
  const { page } = table;
  for (let gap = 999; gap > 340; gap = await takeGap(page)) {
    if (gap !== 999) await begin();
    const box = await on.boundingBox();
    if (!box) throw new Error('nothing to tap is there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(pause);
    await page.touchscreen.tap(x, y);
  }
};

const all = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${rank}${suit}` as Card));
/** Returns every third card of the pad, except these cards. The result has cards of each row and each column. */
const without = (cards: string) => all.filter((card, at) => at % 3 === 0 && !cardsOf(cards).includes(card));

/** Expects that this screen and this hand are still chosen, and that nothing has opened over them. */
const expectUntouched = async (table: Table, screen: string, segment: string) => {
  await expect(table.nav.locator('[aria-current]')).toContainText(screen);
  await expect(table.page.locator('header [aria-pressed="true"]')).toHaveText(new RegExp(`^${segment}`));
  await expect(table.page.locator('.panel-title, .text-entry')).toHaveCount(0);
};

/** The cards on the table before the double tap, the function that puts them there, and the chosen screen and hand. */
interface Entry {
  readonly begin: () => Promise<void>;
  readonly before: string;
  /** The starter, if the tray shows it after the tapped card. */
  readonly behind?: string;
  readonly screen: string;
  readonly segment: string;
}

/** Double-taps each card, and expects it on the table once. `check` looks for other side effects. */
const tapEachTwice = async (
  table: Table,
  { begin, before, behind = '', screen, segment }: Entry,
  cards: readonly Card[],
  check: (card: Card) => Promise<void>,
) => {
  await begin();
  for (const card of cards)
    await test.step(card, async () => {
      await tapTwice(table, table.key(card), begin);
      await table.expectCards(before + card + behind);
      await expectUntouched(table, screen, segment);
      await check(card);
      await table.press('Undo');
      await table.expectCards(before + behind);
    });
};

/** Presses this card's key. Returns what a second tap at the place of any key could press in the next frame. */
const pressable = (page: Page, last: Card) =>
  page.evaluate(async (card) => {
    const keys = [...document.querySelectorAll<HTMLElement>('.pad [data-card]')];
    const centres = keys.map((key) => key.getBoundingClientRect());
    keys.find((key) => key.dataset.card === card)?.click();
    await new Promise((frame) => requestAnimationFrame(frame));
    const hits = centres.map(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2));
    return hits.flatMap((hit) => hit?.closest('button, a, summary')?.textContent?.trim() ?? []);
  }, last);

const openAndTap = (table: Table, link: string, cards: string) => async () => {
  await table.openAnew(link);
  await table.tap(cards);
};

test('a second tap on the starter of a count pegs nothing and skips nothing', nightly, async ({ table }) => {
  const before = '4S5H5D6C';
  const begin = async () => {
    await table.openAnew();
    await table.keepScore();
    await table.tap(before);
  };
  const entry = { begin, before, screen: 'Count', segment: 'Them' };
  await tapEachTwice(table, entry, without(before), async (card) => {
    await expect(table.next).toHaveText(/Peg \d+ for them/);
    await expect(table.chip).toHaveAccessibleName(card.startsWith('J') ? /^2–0: / : /^0–0: /);
  });
});

test('a second tap on the last card of a show ends no deal', nightly, async ({ table }) => {
  const begin = () => table.openAnew('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6H-JD/crib');
  const entry = { begin, before: '2H4H6H', behind: 'JD', screen: 'Count', segment: 'Crib' };
  await tapEachTwice(table, entry, ['KH', 'AS', '7S', 'KS', 'KD', 'KC', '8C', '3C', '7C'], () =>
    expect(table.chip).toHaveAccessibleName(/^2–0: /),
  );
});

test('a second tap on the sixth card of a discard keeps nothing and opens nothing', nightly, async ({ table }) => {
  const before = '5DJH6S4H5S';
  const entry = { begin: openAndTap(table, '#v1/discard/', before), before, screen: 'Discard', segment: 'My crib' };
  await tapEachTwice(table, entry, without(before), async () => {
    await expect(table.rows).toHaveCount(15);
    await expect(table.page.locator('.discard-row[aria-expanded="true"]')).toHaveCount(0);
    await expect(table.page.getByRole('group', { name: 'Sort' }).locator('[aria-pressed="true"]')).toHaveText(/win/i);
  });
});

test('a second tap on the starter of a play lays no card', nightly, async ({ table }) => {
  const before = '4H5S5D6S';
  const entry = { begin: openAndTap(table, '#v1/play/', before), before, screen: 'Play', segment: 'My crib' };
  await tapEachTwice(table, entry, without(before), async () => {
    await expect(table.page.locator('.turn')).toContainText('They lead');
    await expect(table.page.locator('.fallen li')).toHaveCount(0);
  });
});

for (const [what, link, cards, next] of [
  ['a hand enters no card of the next', '#v1/count/4S5H5D6C-JD/pone', 'JD', 'Next: my crib'],
  ['a hand pegs none that lies there', '#v1/count/4S5H5D6C.7H8H9CTC-JD/pone', '7H8H9CTCJD', 'Peg 7 for me'],
  ['the crib ends no deal', '#v1/count/4S5H5D6C.7H8H9CTC.2H4H9HKS-JD/crib', '2H4H9HKSJD', 'New deal, they deal'],
] as const)
  test(`a second tap on the peg of ${what}`, byDay(what.startsWith('a hand')), async ({ table, page }) => {
    // The green button cannot be pressed in the moment that it appears.
    const begin = async () => {
      await table.openAnew(link);
      if ((await table.next.textContent())?.includes('New hand')) await table.keepScore();
      await expect(table.next).toHaveText(/Peg \d+ for/);
      await table.next.tap({ trial: true });
    };
    await begin();
    await tapTwice(table, table.next, begin);
    await table.expectCards(cards);
    await expect(page.locator('.folded .next')).toHaveText(next);
  });

for (const [name, link, cards, last] of [
  ['the starter of a count', '', '4S5H5D6C', 'JD'],
  ['the sixth card of a discard', '#v1/discard/', '5DJH6S4H5S', '2C'],
  ['the starter of a play', '#v1/play/', '4H5S5D6S', '9C'],
] as const)
  test(`right after ${name} nothing can be pressed there`, byDay(!/play/.test(link)), async ({ table, page }) => {
    await openAndTap(table, link, cards)();
    expect(await pressable(page, last)).toEqual([]);
    await expect(table.pad).toBeHidden();
  });
