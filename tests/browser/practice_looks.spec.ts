import { axeFaults } from './axe.js';
import { halfHidden, sizeName, sizes, tooSmall, tooWide, useLargeLetters } from './fits.js';
import { answerAnyhow, begin, claim, question, seeded, verdict } from './practice_table.js';
import { expect, nightly, type Table, test } from './table.js';

// The look of practice in every state. Each test walks through all states.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => {
  await seeded(page, 7);
  await page.clock.setFixedTime(new Date('2026-03-05T12:00:00'));
});

const walk = async (table: Table, look: (name: string) => Promise<void>) => {
  const { page } = table;
  await begin(table, 'Count');
  await look('a hand to be counted');
  await claim(table, 29);
  await expect(table.total).toBeVisible();
  await look('a hand that was counted wrong');
  await table.press('Stop');
  await expect(page.locator('.asked-table')).toBeVisible();
  await look('a result');
  await page.locator('.practice-actions button').first().tap();
  await expect(page.locator('.way')).toHaveCount(4);
  await look('what there is to practise');
  await table.press('My mistakes');
  await look('mistakes');
  await table.next.tap();
  await table.press('My progress');
  await look('progress');
  await table.next.tap();
  await begin(table, 'Throw');
  await look('six cards to throw from');
  await answerAnyhow(table);
  await expect(table.rows).toHaveCount(15);
  await look('a throw');
  await table.press('Stop');
  await page.locator('.practice-actions button').first().tap();
  await begin(table, 'Peg');
  await look('a play');
  await answerAnyhow(table);
  await expect(verdict(page)).toBeVisible();
  await expect(table.next).toHaveText(/Next|Go on/, { timeout: 15_000 });
  await look('a card that was laid');
};

for (const letters of ['normal', 'large'] as const)
  test(`nothing is too wide, small or half covered, ${letters} letters`, nightly, async ({ table, page }) => {
    if (letters === 'large') await useLargeLetters(page);
    const wrong: Record<string, readonly string[]> = {};
    const targets = 'main button, .dock button, nav button, header button';
    await page.setViewportSize(sizes[0]);
    await walk(table, async (name) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const found = [
          ...(await tooWide(page)),
          ...(await tooSmall(page, targets)),
          ...(await halfHidden(page, 'main button')),
        ];
        if (found.length > 0) wrong[`${name} at ${sizeName(size)}`] = found;
      }
      await page.setViewportSize(sizes[0]);
    });
    expect(wrong).toEqual({});
  });

test('every page begins at its top, though what has the focus is at its foot', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const scrolled: Record<string, number> = {};
  await walk(table, async (name) => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const top = await page.evaluate(() => scrollY);
    if (top > 0) scrolled[name] = top;
  });
  expect(scrolled).toEqual({});
});

test('axe finds no fault in practice, and no faint word in the dark', nightly, async ({ table, page }) => {
  const found: Record<string, readonly string[]> = {};
  await walk(table, async (name) => {
    const faults = await axeFaults(page);
    if (faults.length > 0) found[name] = faults;
  });
  expect(found).toEqual({});
});

test('our cards and the chosen ones can be told apart with forced colours', nightly, async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await begin(table, 'Throw');
  await answerAnyhow(table);
  await expect(page.locator('.discard-row[data-ringed="true"]')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.main .place.lifted, main .place.lifted').first()).toHaveCSS('outline-style', 'solid');
});

test('the focus goes from the claim to the next question, and to the green button', async ({ table, page }) => {
  const { keyboard } = page;
  await begin(table, 'Count');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());
  for (let stop = 0; stop < 12 && (await focused()) !== '0'; ++stop) await keyboard.press('Tab');
  // All number buttons are one tab stop, so an arrow key moves the focus among them.
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(table.next).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('.place-in-run')).toContainText('2/10');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.locator('.asked-table')).toBeVisible();
  await expect(table.next).toBeFocused();
  await page.locator('.practice-actions button').first().focus();
  await keyboard.press('Enter');
  await expect(page.locator('.way')).toHaveCount(4);
  await expect.poll(focused).not.toBe('');
  await expect(question(page)).toHaveCount(0);
});
