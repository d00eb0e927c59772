import { expect, nightly, test } from './table.js';

// Text shared from another app arrives as `?text=`, as the manifest's share_target declares.
const share = (text: string) => `/?text=${encodeURIComponent(text)}`;

test('five cards in a shared text open counted, and the address does not keep the text', async ({ page }) => {
  await page.goto(share('5H 5D 5S JC 5C'));
  await expect(page.locator('.tray-total')).toHaveText(/29/);
  await expect(page).toHaveURL(/\/#v1\/count\/5H5D5SJC-5C$/);
});

test('six cards, or a link of ours, in a shared text open as they do by themselves', nightly, async ({ page }) => {
  await page.goto(share('5D JH 6S 4H 5S 2C'));
  await expect(page.locator('.discard-row').first()).toBeVisible();
  await expect(page).toHaveURL(/#v1\/discard\//);
  await page.goto(share('Look: https://cribbage.example/#v1/count/4S5H5D6C-JD sixteen'));
  await expect(page.locator('.tray-total')).toHaveText(/16/);
});

test('a shared text without cards is shown to be corrected', async ({ page }) => {
  await page.goto(share('good evening'));
  await expect(page.getByRole('textbox')).toHaveValue('good evening');
  await expect(page).not.toHaveURL(/text=/);
});
