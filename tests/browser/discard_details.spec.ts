import { tapSix } from './six_dealt.js';
import { cardsOf, expect, nameOf, nightly, nightlyUnless, test } from './table.js';

test('every number of an open row says what it is and how sure, one at a time', async ({ table, page }) => {
  await tapSix(table);
  await table.rows.nth(2).tap();
  const details = page.locator('.open > .details');
  const numbers = details.getByRole('button', { name: /What is it\?$/ });
  await expect(numbers).toHaveCount(9);
  const said = details.locator('.says p:visible');
  const sentences = new Set<string>();
  for (let at = 0; at < 9; ++at) {
    await numbers.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(numbers.nth(at)).toHaveAttribute('aria-expanded', 'true');
    await expect(said).toHaveCount(1);
    await expect(said).toHaveText(/Exact|estimate, give or take \d/);
    sentences.add((await said.textContent()) ?? '');
  }
  expect(sentences.size).toBe(9);
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
});

test('a row closes with another tap, and the best is closed at first', async ({ table, page }) => {
  await tapSix(table);
  await expect(table.rows.first()).toHaveAttribute('aria-expanded', 'false');
  for (const at of [0, 3]) {
    await table.rows.nth(at).tap();
    await expect(page.locator('.details:visible')).toHaveCount(1);
    await table.rows.nth(at).tap();
    await expect(page.locator('.details:visible')).toHaveCount(0);
  }
});

test('a row stays where it is when it is opened, and what was open stays open', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tapSix(table);
  const place = (at: number) => table.rows.nth(at).evaluate((row) => row.getBoundingClientRect().y);
  // Waits, because the pad's place ignores taps for a moment after the pad folds. Playwright would scroll to repeat a tap.
  await expect(table.pad).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const at of [1, 0, 6, 14]) {
    await table.rows.nth(at).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const before = await place(at);
    await table.rows.nth(at).tap();
    await expect(page.locator('.open > .details .best-and-worst')).toHaveCount([1, 0, 6, 14].indexOf(at) + 1);
    expect(Math.abs((await place(at)) - before), `row ${at + 1}`).toBeLessThanOrEqual(1);
  }
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
])
  test(
    `the details stand beside the list at ${width} × ${height}, and the arrow keys change them`,
    nightlyUnless(width !== 1280),
    async ({ table, page }) => {
      await page.setViewportSize({ width, height });
      await tapSix(table);
      await expect(table.rows).toHaveCount(15);
      const beside = page.locator('.details:visible');
      await expect(beside).toHaveCount(1);
      for (const at of [0, 1, 2]) {
        const thrown = (await table.rows.nth(at).getAttribute('data-thrown')) ?? '';
        await expect(beside.locator('.throw').getByRole('img')).toHaveAccessibleName(
          cardsOf(thrown).map(nameOf).join(', '),
        );
        const [list, details] = [await page.locator('.bar').first().boundingBox(), await beside.boundingBox()];
        expect(details?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
        await table.rows.nth(at).focus();
        await page.keyboard.press('ArrowDown');
      }
      await expect(table.pad).toBeHidden();
      await table.places.first().click();
      await expect(table.pad).toBeVisible();
    },
  );
