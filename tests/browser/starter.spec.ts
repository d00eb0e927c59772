import type { Card } from '../../web/engine/index.js';
import { engine } from './engine.js';
import { expect, nameOf, test } from './table.js';

test('each key shows what it would add before the starter, the best ones marked', async ({ table }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  const { now, max, starters } = await engine.valueStarters({ hand: '4S5H5D6C' });
  await expect(table.page.locator('.adds')).toHaveCount(starters.length);
  const shown = await table.keys.evaluateAll((keys) =>
    keys.map((key) => ({
      card: key.getAttribute('data-card'),
      name: key.getAttribute('aria-label'),
      adds: key.querySelector('.adds')?.textContent,
      best: key.querySelector('.adds')?.classList.contains('most') ?? false,
    })),
  );
  const added = new Map(starters.map(({ starter, points }) => [starter, points - now]));
  const wanted = shown.map(({ card }) => {
    const adds = added.get(card as Card);
    if (adds === undefined) return { card, name: nameOf(card as Card), adds: undefined, best: false };
    const name = `${nameOf(card as Card)}, as the starter adds ${adds}`;
    return { card, name, adds: adds > 0 ? `+${adds}` : '0', best: adds === max - now };
  });
  expect(shown).toEqual(wanted);
});

test('the cut is summed up: least, most, average and over how many starters', async ({ table }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  const { min, max, mean, count } = await engine.valueStarters({ hand: '4S5H5D6C' });
  const sentence = `The cut makes it ${min} to ${max}, ${mean.toFixed(2)} on average over ${count} starters.`;
  await expect(table.page.getByText(sentence)).toBeVisible();
});

test('the crib is valued without the cards of the other hands', async ({ table }) => {
  await table.open('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH/crib');
  const seen = '4S5H5D6C7H8H9CTC';
  const { count, min, max } = await engine.valueStarters({ hand: '2H4H6HKH', seen, crib: true });
  expect(count).toBe(40);
  await expect(table.page.locator('.cut', { hasText: `The cut makes it ${min} to ${max}` })).toContainText(
    'over 40 starters',
  );
  await expect(table.page.locator('.adds')).toHaveCount(40);
});

test('the best and the worst cuts are shown as cards in landscape', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.open();
  await table.tap('4S5H5D6C');
  await expect(page.getByText('make 24')).toBeVisible();
  await expect(page.getByText('make 12')).toBeVisible();
  await expect(page.getByRole('img', { name: /^4 of hearts, 4 of diamonds/ })).toBeVisible();
});
