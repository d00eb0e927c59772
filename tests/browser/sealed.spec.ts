import { axeFaults } from './axe.js';
import { engine } from './engine.js';
import { expect, overhang, test, useLetters } from './table.js';

const hash = '40510175845988f13f6162ed8526f0b09f73384467fa855e1e79b44a56562a58';
const marks: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const written = (cards: readonly string[]) =>
  cards.map((card) => card.replace('T', '10').replace(/[SHDC]$/, (suit) => marks[suit] ?? '')).join(' ');

test('a seed and its hash belong together, and its cards are dealt on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/sealed.html#1000/${hash}`);
  await expect(page.getByRole('status')).toHaveText(
    'The seed and the SHA-256 belong together: the seed was fixed before the game.',
  );
  const { hands, starter } = await engine.deal({ seed: 1001 });
  await expect(page.locator('tbody tr')).toHaveCount(12);
  const cells = page.locator('tbody tr').first().locator('td');
  await expect(cells).toHaveText([hands[0], hands[1], [starter]].map(written));
  expect(await axeFaults(page)).toEqual([]);
  for (const text of ['normal', 'large'] as const) {
    await useLetters(page, text);
    expect(await overhang(page), `in ${text} text`).toBe(0);
  }
});

test('another seed, a hash that is none and a seed that is none are told apart', async ({ page }) => {
  await page.goto(`/sealed.html#1001/${hash}`);
  const status = page.getByRole('status');
  await expect(status).toHaveText(
    /^The seed and the SHA-256 do not belong together\. The SHA-256 of this seed is [0-9a-f]{64}\.$/,
  );
  for (const [label, text, sentence] of [
    ['SHA-256', '40510175', 'A SHA-256 has 64 characters: figures, and letters from a to f.'],
    ['Seed', '<b>7</b>', /^A seed is a whole number below/],
  ] as const) {
    await page.getByLabel(label, { exact: label === 'Seed' }).fill(text);
    await page.getByRole('button', { name: 'Check and deal' }).click();
    await expect(status).toHaveText(sentence);
  }
  await expect(page.locator('tbody tr').first()).toBeHidden();
});
