import type { Card } from '../../web/engine/index.js';
import { cardsOf, expect, type Table, test } from './table.js';

// A thumb at a table often taps twice. What lies under it when the last card folds the pad is not meant.

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 240_000 });

const pause = 180;

const tapTwice = async (table: Table, card: Card) => {
  const box = await table.key(card).boundingBox();
  if (!box) throw new Error(`${card} is not there`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await table.page.touchscreen.tap(x, y);
  await table.page.waitForTimeout(pause);
  await table.page.touchscreen.tap(x, y);
};

const all = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${rank}${suit}` as Card));
const without = (cards: string) => all.filter((card) => !cardsOf(cards).includes(card));

/** Nothing was chosen but the screen and the hand that were there. */
const expectUntouched = async (table: Table, screen: string, segment: string) => {
  await expect(table.nav.locator('[aria-current]')).toContainText(screen);
  await expect(table.page.locator('header [aria-pressed="true"]')).toHaveText(new RegExp(`^${segment}`));
  await expect(table.page.locator('.panel-title, .text-entry')).toHaveCount(0);
};

test('a second tap on the starter of a count pegs nothing and skips nothing', async ({ table }) => {
  const hand = '4S5H5D6C';
  await table.open();
  await table.tap(hand);
  for (const card of without(hand))
    await test.step(card, async () => {
      await tapTwice(table, card);
      await expect(table.next).toHaveText(/^Peg \d+ for them$/);
      await table.expectCards(hand + card);
      await expectUntouched(table, 'Count', 'Them');
      await expect(table.chip).toHaveAccessibleName(card.startsWith('J') ? /Me 2, them 0/ : /Me 0, them 0/);
      await table.button('Undo').tap();
      await table.expectCards(hand);
    });
});

test('a second tap on the last card of a show ends no deal', async ({ table }) => {
  const hands = '#v1/count/4S5H5D6C.7H8H9CTC.2H4H6H-JD/crib';
  await table.open(hands);
  for (const card of ['KH', 'AS', '7S', 'KS', 'KD', 'KC', '8C', '3C', '7C'] as const)
    await test.step(card, async () => {
      await tapTwice(table, card);
      await table.expectCards(`2H4H6H${card}JD`);
      await expectUntouched(table, 'Count', 'Crib');
      await expect(table.chip).toHaveAccessibleName(/Me 2, them 0/);
      await table.button('Undo').tap();
      await table.expectCards('2H4H6HJD');
    });
});

test('a second tap on the sixth card of a discard keeps nothing and opens nothing', async ({ table }) => {
  const dealt = '5DJH6S4H5S';
  await table.open('#v1/discard/');
  await table.tap(dealt);
  for (const card of without(dealt))
    await test.step(card, async () => {
      await tapTwice(table, card);
      await expect(table.rows).toHaveCount(15);
      await table.expectCards(dealt + card);
      await expectUntouched(table, 'Discard', 'My crib');
      await expect(table.rows.first()).toHaveAttribute('aria-expanded', 'true');
      await expect(table.page.locator('.order [aria-pressed="true"]')).toHaveText(/win/i);
      await table.button('Undo').tap();
      await table.expectCards(dealt);
    });
});

test('a second tap on the starter of a play lays no card', async ({ table }) => {
  const kept = '4H5S5D6S';
  await table.open('#v1/play/');
  await table.tap(kept);
  for (const card of without(kept))
    await test.step(card, async () => {
      await tapTwice(table, card);
      await expect(table.page.locator('.turn')).toContainText('They lead');
      await table.expectCards(kept + card);
      await expect(table.page.locator('.fallen li')).toHaveCount(0);
      await expectUntouched(table, 'Pegging', 'My crib');
      await table.button('Undo').tap();
      await table.expectCards(kept);
    });
});
