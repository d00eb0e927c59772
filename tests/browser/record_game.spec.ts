import type { Page } from '@playwright/test';
import { expect, nightly, test } from './table.js';

// Six deals, each as `pone.dealer.crib-starter`, with the score of Ann and Ben after it. Ann deals first. A jack is cut in the
// second deal, and the crib of the third deal is worth 0. The pone's hand in the sixth deal ends the game.
const deals = [
  ['KDJC5CAS.7C3DTCKS.7D5S5D6S-5H', 23, 10],
  ['JSJH5DJD.QC6HADTC.5CKD7HKC-JC', 43, 23],
  ['2D9C6H7H.5D7D5H5S.8STC4SKC-6C', 60, 33],
  ['4S5C5H4D.7C3H8S8H.AD3DQD5S-6H', 84, 49],
  ['6C5H7H4S.4CTH4H6D.3CQC2HJH-5D', 106, 63],
  ['4H4D5H6D.9SJSAD5D.4CTC3CKC-5S', 121, 63],
] as const;

const isOnTop = (part: Element): boolean => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Taps without scrolling, so every control must be in sight. */
const createThumb = (page: Page) => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (selector: string) => {
      const wanted = page.locator(selector);
      await expect(wanted, selector).toBeInViewport({ ratio: 1 });
      // For a moment after the pad folds, its former place ignores taps.
      await expect.poll(() => wanted.evaluate(isOnTop), selector).toBe(true);
      const { x, y, width, height } = (await wanted.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      taps += 1;
      expect(await page.evaluate(() => scrollY), `after ${selector}`).toBe(0);
    },
  };
};

test.use({ viewport: { width: 320, height: 568 } });

test('two people play from the first deal to a skunk by the dock alone', nightly, async ({ table, page }) => {
  test.setTimeout(240_000);
  await table.open('#v1/board/');
  for (const [label, name] of Object.entries({ 'My name': 'Ann', 'Their name': 'Ben' })) {
    await page.getByLabel(label).fill(name);
    await page.keyboard.press('Enter');
  }
  await table.go('Count');
  for (const [at, [deal, ann, ben]] of deals.entries()) {
    await test.step(deal, async () => {
      const thumb = createThumb(page);
      const [hands = '', starter = ''] = deal.split('-');
      const [first = '', ...others] = hands.split('.');
      const last = at === deals.length - 1;
      // A new deal of two people with names begins on Play, where they peg their play.
      if (at > 0) await table.press('Count the hands');
      for (const [turn, cards] of [first + starter, ...(last ? [] : others)].entries()) {
        for (const card of cards.match(/../g) ?? []) {
          await thumb.tap(`.pad [data-card="${card}"]`);
          await expect(page.locator(`.pad [data-card="${card}"][data-state="used"]`)).toHaveCount(1);
        }
        await expect(table.pad).toBeHidden();
        // A crib of 0 points is not pegged: the green button already begins the new deal.
        const worth = turn < 2 || (await table.total.textContent()) !== '0';
        if (worth) await thumb.tap('.dock .next');
      }
      await expect(table.chip).toHaveAccessibleName(`${ann}–${ben}: Ann, Ben. Go to the game`);
      // A deal takes thirteen taps for its cards, and one to peg each hand with points.
      if (!last) expect(thumb.taps()).toBe(at === 2 ? 15 : 16);
      const next = last ? 'New game' : `New deal, ${at % 2 === 0 ? 'Ben' : 'Ann'} deals`;
      await expect(table.next).toHaveText(next);
      if (last) {
        await table.expectNotice(/Ann wins by 58: a skunk\.$/);
        await expect(table.status).toHaveClass('notice won');
      }
      await table.next.tap();
    });
  }
  await expect(table.chip).toHaveAccessibleName('0–0: Ann, Ben. Go to the game');
  await table.go('Play');
  await expect(page.locator('.last-peg')).toContainText(/Games: Ann 1, Ben 0, 1 skunk, spread \+\d+/);
  await table.press('Undo');
  await expect(table.status).toHaveText(/Ann wins by 58: a skunk\.$/);
});
