import { engine } from './engine.js';
import { expect, nightlyUnless, test } from './table.js';

test('a screen reader finds both tables with heads for positions', async ({ page }) => {
  await page.goto('/experts.html');
  await expect(page.locator('main')).not.toContainText(/%[a-z-]+%/);
  for (const name of [/^Throws/, /^Cards to play/]) {
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(9);
  }
});

test('a throw opens in Discard, with the same best throw and chance', async ({ page, table }) => {
  await page.goto('/experts.html');
  await page.getByRole('link', { name: '2 3 6 7 K K', exact: true }).first().click();
  const [best] = await engine.valueDiscards({ dealt: '2S 3H 6D 7C KS KH', weDeal: false, ours: 83, theirs: 64 });
  await expect(table.rows).toHaveCount(15);
  await expect(table.rows.first()).toContainText(`${(100 * (best?.winChance ?? 0)).toFixed(1)}`);
  await expect(page).toHaveURL(/#v1\/discard\/2S3H6D7CKSKH\/theirs\/83-64$/);
});

test('a card to lay opens in Pegging, with what was laid', async ({ page }) => {
  await page.goto('/experts.html');
  await page.getByRole('link', { name: 'A 4 Q K', exact: true }).first().click();
  await expect(page).toHaveURL(/#v1\/play\/AH4HQHKH\.6SQD-QC\/mine\/4S\/102-79$/);
  await expect(page.locator('[role="status"]')).toContainText(/Best|best/);
});

for (const from of ['odds', 'help', 'about'])
  test(`the page is one tap from ${from}`, nightlyUnless(from === 'help'), async ({ page }) => {
    await page.goto(`/${from}.html`);
    await page.locator('main a[href="./experts.html"]').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The experts and the engine');
  });
