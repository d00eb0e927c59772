import type { Page } from '@playwright/test';
import { fell, green, legal, mine, stage, untilOurs } from './against_table.js';
import { axeFaults } from './axe.js';
import { heard, listen } from './heard.js';
import { expect, type Table, test } from './table.js';

// The guided deal, on the smallest phone.
test.use({ viewport: { width: 320, height: 568 } });

const explanation = (page: Page) => page.locator('.explanation');

const begin = async (table: Table) => {
  await table.open('');
  await table.press(/^Play the computer/);
  await table.press(/^Teach me/);
  await expect(explanation(table.page)).toContainText('The lower card deals first');
};

/**
 * Makes the next step: throws the last two cards, plays the first card that fits, or presses the green button. Waits for
 * the next explanation.
 */
const step = async (page: Page) => {
  const now = await stage(page);
  const text = (await explanation(page).textContent()) ?? '';
  if (now === 'throw') for (const at of [4, 5]) await mine(page).nth(at).tap();
  if (now === 'play') await legal(page).first().tap();
  else await green(page).tap();
  await expect(explanation(page)).not.toHaveText(text);
};

test('the guided deal is explained to its end, each step in sight and read once', async ({ table, page }) => {
  test.setTimeout(90_000);
  await listen(page);
  await begin(table);
  const texts: string[] = [];
  for (let steps = 0; (await stage(page)) !== 'dealt'; ++steps) {
    expect(steps).toBeLessThan(40);
    const text = (await explanation(page).textContent()) ?? '';
    texts.push(text);
    await expect(explanation(page)).toBeInViewport({ ratio: 1 });
    const [its, dock] = [await explanation(page).boundingBox(), await page.locator('.dock').boundingBox()];
    expect((its?.y ?? 0) + (its?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    if (steps === 1) expect(await axeFaults(page)).toEqual([]);
    await step(page);
  }
  await expect(explanation(page)).toContainText('That was one deal');
  const said = await heard(page);
  for (const text of texts)
    expect(
      said.filter((each) => each.includes(text)),
      text,
    ).toHaveLength(1);
  await green(page).tap();
  await expect(explanation(page)).toHaveCount(0);
  await expect(mine(page)).toHaveCount(6);
});

test('the guided deal is left in the middle of the play, which goes on', async ({ table, page }) => {
  await begin(table);
  while ((await stage(page)) !== 'play') await step(page);
  await step(page);
  await expect(green(page)).toHaveText('Go on');
  await page.reload();
  await expect(explanation(page)).toContainText('You play the');
  await table.press('Just play');
  await expect(explanation(page)).toHaveCount(0);
  await untilOurs(page);
  expect(await fell(page).count()).toBeGreaterThan(1);
  await table.press('Leave');
  await expect(table.button(/^Resume against Novice/)).toBeVisible();
});
