import { engine } from './engine.js';
import { expect, holdFiles, nameOf, nightly, overhang, test } from './table.js';

const spokenSixteen = 'fifteen two, four, six, eight, and a double run is sixteen';

test.beforeEach(async ({ table }) => table.open());

test('a starter is counted with its tap, each line lifts its own cards, and the pad makes room', async ({
  table,
  page,
}) => {
  await table.tap('4S5H5D6C');
  await expect(table.pad).toBeVisible();
  await table.tap('JD');
  await table.expectCount(16, spokenSixteen);
  await expect(table.status).toHaveText(`Hand: 16. ${spokenSixteen}`);
  await expect(table.pad).toBeHidden();
  for (const name of ['Undo', 'New hand', 'Keep score']) await expect(table.button(name)).toBeInViewport();
  expect(await table.fragment()).toBe('#v1/count/4S5H5D6C-JD');
  const { combinations, spoken } = await engine.scoreShow({ hand: '4S5H5D6C', starter: 'JD', spoken: 'long' });
  await expect(table.lines.locator('.phrase')).toHaveText(spoken.split(', '));
  const lifted = page.locator('.tray .place.lifted');
  for (const [at, { cards, running }] of combinations.entries()) {
    const line = table.lines.nth(at);
    await line.tap();
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.count-line[aria-pressed="true"]')).toHaveCount(1);
    await expect(line).toContainText(String(running));
    const names = await lifted.evaluateAll((places) => places.map((place) => place.getAttribute('aria-label') ?? ''));
    expect(names.map((name) => name.replace(/:.*/, '')).sort()).toEqual(cards.map(nameOf).sort());
  }
  await table.lines.last().tap();
  await expect(lifted).toHaveCount(0);
});

test('a card of another hand is refused in full view', async ({ table }) => {
  await table.keepScore();
  await table.tap('4S5H5D6CJD');
  await table.press('Skip');
  await expect(table.pad).toBeVisible();
  await table.key('6C').tap({ force: true });
  await table.expectNotice('The 6 of clubs is in another hand of this deal.');
  await table.expectCards('JD');
});

test('the tray and Undo bring the pad back as it was', async ({ table }) => {
  const keyBoxes = () =>
    table.keys.evaluateAll((keys) => keys.map((key) => JSON.stringify(key.getBoundingClientRect())));
  const bring = [table.places.nth(1), table.starter, table.button('Undo')];
  await table.tap('4S5H5D6C');
  const before = await keyBoxes();
  for (const button of bring) {
    await table.tap('JD');
    await expect(table.pad).toBeHidden();
    await button.tap();
    await expect(table.pad).toBeVisible();
    expect(await keyBoxes()).toEqual(before);
    await expect(table.page.locator('.key[data-state="used"]')).toHaveCount(button === bring[2] ? 4 : 5);
    if (button !== bring[2]) await table.tap('JD');
  }
});

test('all fifty-two cards are counted together on one screen', async ({ table, page }) => {
  await table.press('Menu', 'Count any cards');
  const all = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)).join('');
  await table.paste(all);
  const { points } = await engine.scoreShow({ hand: all });
  await expect(table.total).toHaveText(new Intl.NumberFormat('en').format(points));
  expect((await table.fragment()).length).toBeLessThanOrEqual(129);
  expect(await overhang(page)).toBe(0);
});

test('a deal that is long in coming leaves a player who has gone to Discard', nightly, async ({ table, page }) => {
  const come = await holdFiles(page, /advice.*\.wasm/);
  await table.open();
  await table.press('Try random cards');
  await table.go('Discard');
  come();
  await table.tap('5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  expect(await table.fragment()).toContain('discard/5DJH6S4H5S2C');
});

test('the best and the worst cuts are shown as cards in landscape', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.tap('4S5H5D6C');
  await expect(page.getByText('make 24')).toBeVisible();
  await expect(page.getByText('make 12')).toBeVisible();
  await expect(page.getByRole('img', { name: /^4 of hearts, 4 of diamonds/ })).toBeVisible();
});
