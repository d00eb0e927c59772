import type { Discard } from '../../web/engine/index.js';
import { discardWords } from '../../web/ui/messages/discards.js';
import { engine } from './engine.js';
import { byDay, cardsOf, expect, nameOf, nightly, type Table, test } from './table.js';

const dealt = '5DJH6S4H5S2C';

const tapSix = async (table: Table) => {
  await table.open();
  await table.go('Discard');
  await table.tap(dealt);
};

/** Formats points as the list of discards does. */
const signed = (value: number): string => `${value > 0 ? '+' : '−'}${value.toFixed(2).replace('-', '')}`;

/** Returns the engine's discards as the list of discards should show them. */
const shown = (choices: readonly Discard[]) =>
  choices.map(({ thrown, points, winChance = Number.NaN }) => ({
    thrown: thrown.join(''),
    points: signed(points),
    win: discardWords.chance(winChance),
  }));

const rows = (table: Table) =>
  table.rows.evaluateAll((buttons) =>
    buttons.map((row) => ({
      thrown: row.getAttribute('data-thrown'),
      points: row.querySelector('.points')?.textContent,
      win: row.querySelector('.win')?.textContent,
    })),
  );

test('six cards give the fifteen discards of the engine, best first, for any opponent', async ({ table }) => {
  await tapSix(table);
  await expect(table.rows).toHaveCount(15);
  await expect(table.pad).toBeHidden();
  const choices = await engine.valueDiscards({ dealt, weDeal: true });
  expect(await rows(table)).toEqual(shown(choices));
  const chances = choices.map(({ winChance = Number.NaN }) => winChance);
  expect(chances).toEqual([...chances].sort((more, less) => less - more));
  await expect(table.status).toHaveText(
    /^Best: throw 2 of clubs and jack of hearts, \+\d+\.\d points, \d+\.\d% to win/,
  );
  expect(await table.fragment()).toBe(`#v1/discard/${dealt}`);
  for (const [label, opponent] of [
    ['any two cards', 'random'],
    ['to keep the best hand', 'handOnly'],
  ] as const) {
    await table.page.getByLabel('They throw').selectOption(label);
    await expect.poll(() => rows(table)).toEqual(shown(await engine.valueDiscards({ dealt, weDeal: true, opponent })));
    expect(await table.fragment()).toBe(`#v1/discard/${dealt}/mine/${opponent}`);
  }
});

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

  // A player with a name has the crib and the points under that name.
  await table.go('Play');
  await page.getByLabel('My name').fill('Ann');
  await page.keyboard.press('Enter');
  await table.go('Discard');
  await table.rows.nth(2).tap();
  await expect(details).toContainText('Ann’s crib');
  await expect(details.locator('.number small').filter({ hasText: 'Ann' })).toHaveCount(1);
});

test('a row closes with another tap, and the arrow keys walk the list, one stop of Tab', async ({ table, page }) => {
  await tapSix(table);
  await expect(table.rows.first()).toHaveAttribute('aria-expanded', 'false');
  for (const at of [0, 3])
    for (const open of [1, 0]) {
      await table.rows.nth(at).tap();
      await expect(page.locator('.details:visible')).toHaveCount(open);
    }
  await table.rows.first().focus();
  for (const [key, row] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['End', 14],
    ['ArrowUp', 13],
    ['Enter', 13],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(table.rows.nth(row)).toBeFocused();
  }
  await expect(table.rows.nth(13)).toHaveAttribute('aria-expanded', 'true');
  const stops = await table.rows.evaluateAll((all) => all.filter((row) => (row as HTMLElement).tabIndex === 0).length);
  expect(stops).toBe(1);
});

test('a row stays where it is when it is opened, and what was open stays open', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tapSix(table);
  const place = (at: number) => table.rows.nth(at).evaluate((row) => row.getBoundingClientRect().y);
  // Waits, because the pad's place ignores taps for a moment after the pad folds. Playwright would scroll to repeat a tap.
  await expect(table.pad).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const [opened, at] of [1, 0, 6, 14].entries()) {
    await table.rows.nth(at).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const before = await place(at);
    await table.rows.nth(at).tap();
    await expect(page.locator('.open > .details .best-and-worst')).toHaveCount(opened + 1);
    expect(Math.abs((await place(at)) - before), `row ${at + 1}`).toBeLessThanOrEqual(1);
  }
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
] as const)
  test(`the details stand beside the list at ${width} × ${height}`, byDay(width > 999), async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await tapSix(table);
    await expect(table.rows).toHaveCount(15);
    const beside = page.locator('.details:visible');
    await expect(beside).toHaveCount(1);
    for (const at of [0, 1, 2]) {
      const thrown = (await table.rows.nth(at).getAttribute('data-thrown')) ?? '';
      const cards = beside.locator('.throw').getByRole('img');
      await expect(cards).toHaveAccessibleName(cardsOf(thrown).map(nameOf).join(', '));
      const [list, details] = [await page.locator('.bar').first().boundingBox(), await beside.boundingBox()];
      expect(details?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
      await table.rows.nth(at).focus();
      await page.keyboard.press('ArrowDown');
    }
    await expect(table.pad).toBeHidden();
    await table.places.first().click();
    await expect(table.pad).toBeVisible();
  });

for (const [width, height, least] of [
  [390, 844, 6],
  [320, 568, 3],
] as const)
  test(`${least} and the best are in sight, ${width} wide`, byDay(width === 320), async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    for (const link of [`${dealt}/theirs/62-70`, '4H4S5S6D7C8H/118-112', `${dealt}/theirs/acc/62-70`]) {
      await table.openAnew(`#v1/discard/${link}`);
      await expect(table.rows).toHaveCount(15);
      const dock = await page.locator('.dock').boundingBox();
      const above = await table.rows.evaluateAll(
        (all, edge) => all.filter((row) => row.getBoundingClientRect().bottom <= edge).length,
        dock?.y ?? 0,
      );
      expect(above, link).toBeGreaterThan(least);
      await expect(page.locator('.details:visible')).toHaveCount(0);
    }
  });
