import { axeFaults } from './axe.js';
import { engine } from './engine.js';
import { expect, test } from './table.js';

const hash = '40510175845988f13f6162ed8526f0b09f73384467fa855e1e79b44a56562a58';

test('a seed and its hash belong together, and its cards are dealt', async ({ page }) => {
  await page.goto(`/sealed.html#1000/${hash}`);
  await expect(page.getByRole('status')).toHaveText(
    'The seed and the SHA-256 belong together: the seed was fixed before the game.',
  );
  const { hands, starter } = await engine.deal({ seed: 1001 });
  const written = (cards: readonly string[]) =>
    cards
      .map((card) =>
        card.replace('T', '10').replace(/[SHDC]$/, (suit) => ({ S: '♠', H: '♥', D: '♦', C: '♣' })[suit] ?? ''),
      )
      .join(' ');
  await expect(page.locator('tbody tr')).toHaveCount(12);
  await expect(page.locator('tbody tr').first().locator('td')).toHaveText([
    written(hands[0]),
    written(hands[1]),
    written([starter]),
  ]);
});

test('another seed, a hash that is none and a seed that is none are told apart', async ({ page }) => {
  await page.goto(`/sealed.html#1001/${hash}`);
  const status = page.getByRole('status');
  await expect(status).toHaveText(
    /^The seed and the SHA-256 do not belong together\. The SHA-256 of this seed is [0-9a-f]{64}\.$/,
  );
  await page.getByLabel('SHA-256').fill('40510175');
  await page.getByRole('button', { name: 'Check and deal' }).click();
  await expect(status).toHaveText('A SHA-256 has 64 characters: figures, and letters from a to f.');
  await page.getByLabel('Seed', { exact: true }).fill('<b>7</b>');
  await page.getByRole('button', { name: 'Check and deal' }).click();
  await expect(status).toHaveText(/^A seed is a whole number below/);
  await expect(page.locator('tbody tr').first()).toBeHidden();
});

test('the page fits a small phone, also in large text, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/sealed.html#1000/${hash}`);
  await expect(page.locator('tbody tr')).toHaveCount(12);
  expect(await axeFaults(page)).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: 'large' }));
  expect(await width(), 'in large text').toBe(320);
});
