import { engine } from './engine.js';
import { cardsOf, expect, nameOf, nightly, test } from './table.js';

const spokenSixteen = 'fifteen two, four, six, eight, and a double run is sixteen';

test.beforeEach(async ({ table }) => table.open());

test('four cards and a starter are counted with the last tap, and the pad makes room', async ({ table }) => {
  await table.tap('4S5H5D6C');
  await expect(table.pad).toBeVisible();
  await table.tap('JD');
  await table.expectCount(16, spokenSixteen);
  await expect(table.status).toHaveText(`Hand: 16. ${spokenSixteen}`);
  await expect(table.pad).toBeHidden();
  for (const name of ['Undo', 'New hand', 'Keep score']) await expect(table.button(name)).toBeInViewport();
  expect(await table.fragment()).toBe('#v1/count/4S5H5D6C-JD');
});

test('each line of the count lifts its own cards', async ({ table }) => {
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  const { combinations, spoken } = await engine.scoreShow({ hand: '4S5H5D6C', starter: 'JD', spoken: 'long' });
  await expect(table.lines.locator('.phrase')).toHaveText(spoken.split(', '));
  const lifted = table.page.locator('.tray .place.lifted');
  for (const [line, { cards, running }] of combinations.entries()) {
    await table.lines.nth(line).tap();
    await expect(table.lines.nth(line)).toHaveAttribute('aria-pressed', 'true');
    await expect(table.page.locator('.count-line[aria-pressed="true"]')).toHaveCount(1);
    await expect(table.lines.nth(line)).toContainText(String(running));
    const names = await lifted.evaluateAll((places) => places.map((place) => place.getAttribute('aria-label') ?? ''));
    expect(names.map((name) => name.replace(/:.*/, '')).sort()).toEqual(cards.map(nameOf).sort());
  }
  await table.lines.last().tap();
  await expect(lifted).toHaveCount(0);
});

test('the show walks from hand to hand to crib and keeps the starter', async ({ table }) => {
  await table.keepScore();
  await table.tap('4S5H5D6CJD');
  await table.button('Skip').tap();
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
  await table.expectCards('JD');
  await expect(table.pad).toBeVisible();

  for (const card of cardsOf('4S5H5D6C')) {
    await expect(table.key(card)).toHaveAttribute('aria-disabled', 'true');
    await table.key(card).tap({ force: true });
    await expect(table.status).toHaveText(`The ${nameOf(card)} is in another hand of this deal.`);
  }
  await table.expectNotice('The 6 of clubs is in another hand of this deal.');
  await table.expectCards('JD');

  await table.tap('7H8H9CTC');
  const dealer = await engine.scoreShow({ hand: '7H8H9CTC', starter: 'JD' });
  await table.expectCount(dealer.points, dealer.spoken);

  await table.button('Skip').tap();
  await expect(table.button('Crib')).toHaveAttribute('aria-pressed', 'true');
  await table.expectCards('JD');
  await table.tap('2H4H6HKH');
  await table.expectCount(0, 'nineteen');
  await expect(table.page.getByText('Four hearts are not a flush in the crib: all five must match.')).toBeVisible();

  const totals = table.page.locator('dl', { has: table.page.getByText('Heels') });
  await expect(totals).toHaveText(new RegExp(`Them\\s*16\\s*Me\\s*${dealer.points}\\s*Crib\\s*0\\s*Heels\\s*2`));
  expect(await table.fragment()).toBe('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib');

  await table.button('New deal, they deal').tap();
  await table.expectCards('');
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.key('4S')).toHaveAttribute('data-state', 'free');
});

test('the tray and Undo bring the pad back as it was', async ({ table }) => {
  const bring = [table.places.nth(1), table.starter, table.button('Undo')];
  await table.tap('4S5H5D6C');
  const before = await table.keys.evaluateAll((keys) => keys.map((key) => JSON.stringify(key.getBoundingClientRect())));
  for (const button of bring) {
    await table.tap('JD');
    await expect(table.pad).toBeHidden();
    await button.tap();
    await expect(table.pad).toBeVisible();
    const after = await table.keys.evaluateAll((keys) =>
      keys.map((key) => JSON.stringify(key.getBoundingClientRect())),
    );
    expect(after).toEqual(before);
    await expect(table.page.locator('.key[data-state="used"]')).toHaveCount(button === bring[2] ? 4 : 5);
    if (button !== bring[2]) await table.tap('JD');
  }
});

test('all fifty-two cards are counted together on one screen', async ({ table, page }) => {
  await table.button('Menu').tap();
  await table.button('Count any cards').tap();
  const all = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)).join('');
  await table.paste(all);
  const { points } = await engine.scoreShow({ hand: all });
  await expect(table.total).toHaveText(new Intl.NumberFormat('en').format(points));
  expect((await table.fragment()).length).toBeLessThanOrEqual(129);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test(
  'a deal that is long in coming does not call back who has gone on to Discard',
  nightly,
  async ({ table, page }) => {
    let come = () => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/advice.*\.wasm/, async (route) => {
      await late;
      await route.continue();
    });
    await table.open();
    await table.button('Try random cards').tap();
    await table.nav.getByRole('button', { name: 'Discard' }).tap();
    come();
    await table.tap('5DJH6S4H5S2C');
    await expect(table.rows).toHaveCount(15);
    expect(await table.fragment()).toContain('discard/5DJH6S4H5S2C');
  },
);

test('the best and the worst cuts are shown as cards in landscape', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.tap('4S5H5D6C');
  await expect(page.getByText('make 24')).toBeVisible();
  await expect(page.getByText('make 12')).toBeVisible();
  await expect(page.getByRole('img', { name: /^4 of hearts, 4 of diamonds/ })).toBeVisible();
});
