import type { Page } from '@playwright/test';
import { engine } from './engine.js';
import { expect, nightly, type Table, test } from './table.js';

// Six deals, each as `pone.dealer.crib-starter`. Ann deals first. A jack is cut in the second deal, and the crib of the third
// deal is worth 0. The pone's hand in the sixth deal ends the game.
const deals = [
  'KDJC5CAS.7C3DTCKS.7D5S5D6S-5H',
  'JSJH5DJD.QC6HADTC.5CKD7HKC-JC',
  '2D9C6H7H.5D7D5H5S.8STC4SKC-6C',
  '4S5C5H4D.7C3H8S8H.AD3DQD5S-6H',
  '6C5H7H4S.4CTH4H6D.3CQC2HJH-5D',
  '4H4D5H6D.9SJSAD5D.4CTC3CKC-5S',
] as const;

const spaced = (cards = '') => cards.replace(/..(?=.)/g, '$& ');

/** Returns the record of these deals without their play. In the last deal, only the first `counted` shows are counted. */
const recordOf = (told: readonly string[], counted: number): string => {
  const lines = ['Ann - Ben'];
  for (const [at, deal] of told.entries()) {
    const [hands = '', starter = ''] = deal.split('-');
    const [pone, dealer, crib] = hands.split('.');
    const [first, second] = at % 2 === 0 ? ['Ben', 'Ann'] : ['Ann', 'Ben'];
    lines.push(`${at + 1}. ${at === 0 ? '0*-0 ' : ''}${starter}`, `${first}: ${spaced(pone)}`);
    if (counted === 3 || at < told.length - 1) lines.push(`${second}: ${spaced(dealer)}`, `crib: ${spaced(crib)}`);
    lines.push(
      `show: ${Array(at < told.length - 1 ? 3 : counted)
        .fill('?')
        .join(' ')}`,
    );
  }
  return lines.join('\n');
};

const give = async (table: Table, name: string, label: string) => {
  await table.page.getByLabel(label).fill(name);
  await table.page.keyboard.press('Enter');
};

const nameBoth = async (table: Table) => {
  await table.open('#v1/board/');
  await give(table, 'Ann', 'My name');
  await give(table, 'Ben', 'Their name');
  await table.go('Count');
};

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
  await nameBoth(table);
  for (const [at, deal] of deals.entries()) {
    await test.step(deal, async () => {
      const thumb = createThumb(page);
      const [hands = '', starter = ''] = deal.split('-');
      const [first = '', ...others] = hands.split('.');
      const last = at === deals.length - 1;
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
      const { score } = await engine.readGame({ record: recordOf(deals.slice(0, at + 1), last ? 1 : 3) });
      await expect(table.chip).toHaveAccessibleName(`Ann ${score.a}, Ben ${score.b}: go to the game`);
      // A deal takes thirteen taps for its cards, and one to peg each hand with points.
      if (!last) expect(thumb.taps()).toBe(at === 2 ? 15 : 16);
      const next = last ? 'New game' : `New deal, ${at % 2 === 0 ? 'Ben' : 'Ann'} deals`;
      await expect(table.next).toHaveText(next);
      if (last) await table.expectWon('Ann wins by 58: a skunk.');
      await table.next.tap();
    });
  }
  await expect(table.chip).toHaveAccessibleName('Ann 0, Ben 0: go to the game');
  await table.go('Play');
  await expect(page.locator('.last-peg')).toContainText('Games: Ann 1, Ben 0, 1 skunk');
  await table.button('Undo').tap();
  await expect(table.status).toHaveText('Ann wins by 58: a skunk.');
});
