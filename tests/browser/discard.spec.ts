import { strings } from '../../web/app/strings.js';
import type { Discard } from '../../web/engine/index.js';
import { disagreementOf, errorOf, worthOf } from '../../web/ui/best.js';
import { engine } from './engine.js';
import { cardsOf, expect, nameOf, type Table, test } from './table.js';

const dealt = '5DJH6S4H5S2C';

const signed = (value: number): string => {
  const text = value.toFixed(2).replace('-', '');
  return value > 0 ? `+${text}` : `−${text}`;
};

const shown = (choices: readonly Discard[]) =>
  choices.map(({ thrown, points, winChance = Number.NaN }) => ({
    thrown: thrown.join(''),
    points: signed(points),
    win: strings.chance(winChance),
  }));

const rows = (table: Table) =>
  table.rows.evaluateAll((buttons) =>
    buttons.map((row) => ({
      thrown: row.getAttribute('data-thrown'),
      points: row.querySelector('.points')?.textContent,
      win: row.querySelector('.win')?.textContent,
    })),
  );

const tapSix = async (table: Table) => {
  await table.open();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.tap(dealt);
};

const rowOf = (table: Table, thrown: readonly string[]) =>
  table.page.locator(`.discard-row[data-thrown="${thrown.join('')}"]`);

const detailsOf = (table: Table, thrown: readonly string[]) =>
  table.page.locator('.item', { has: rowOf(table, thrown) }).locator('.details');

test('six cards give the fifteen discards of the engine, best first', async ({ table }) => {
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
});

test('fewer than six cards are not ranked', async ({ table }) => {
  await table.open('#v1/discard/');
  for (const [card, left] of [
    ['5D', 5],
    ['JH', 4],
    ['6S', 3],
    ['4H', 2],
    ['5S', 1],
  ] as const) {
    await table.tap(card);
    await expect(table.page.locator('.prompt', { hasText: `${left} more` })).toBeAttached();
    await expect(table.rows).toHaveCount(0);
  }
});

test('an open row calls the hand exact and the crib an estimate, with a sentence', async ({ table }) => {
  await tapSix(table);
  const choices = await engine.valueDiscards({ dealt, weDeal: true });
  for (const place of [1, 4, 14]) {
    const { thrown, kept, hand, crib, play, winChance } = choices[place] as Discard;
    await rowOf(table, thrown).tap();
    await expect(rowOf(table, thrown)).toHaveAttribute('aria-expanded', 'true');
    const details = detailsOf(table, thrown);
    await expect(details.getByText('exact, 46 starters')).toBeVisible();
    await expect(details.getByText(/^estimate[:,] /)).toHaveText([
      'estimate: an expert throws',
      'estimate: both play well',
      'estimate, ±0.3%',
    ]);
    await expect(details.locator('.number b')).toHaveText([
      String(hand.min),
      String(hand.max),
      hand.mean.toFixed(2),
      signed(crib.mean),
      play.ours.toFixed(2),
      play.theirs.toFixed(2),
      signed(play.ours - play.theirs),
      strings.chance(winChance ?? Number.NaN),
    ]);
    await expect(details.getByRole('img', { name: kept.map(nameOf).join(', ') })).toBeVisible();
    await expect(details.getByText(/^Keeps /)).toBeVisible();
    const starters = await engine.valueStarters({ hand: kept, seen: thrown });
    expect(starters.mean).toBeCloseTo(hand.mean, 9);
  }
  await expect(table.page.locator('.discard-row[aria-expanded="true"]')).toHaveCount(3);
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
    await expect(said).toHaveText(/ Exact|estimate, within \d/);
    sentences.add((await said.textContent()) ?? '');
  }
  expect(sentences.size).toBe(9);
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
});

test('a row says by ear what its numbers are', async ({ table }) => {
  await tapSix(table);
  const [best, other] = await engine.valueDiscards({ dealt, weDeal: true });
  if (!best || !other) throw new Error('no discards');
  const name = ({ thrown, points, winChance = 0 }: Discard) =>
    `Throw ${thrown.map(nameOf).join(', ')}: ${points.toFixed(2)} points, ${(winChance * 100).toFixed(1)} percent to win`;
  await expect(table.button(`${name(best)}, best`)).toBeVisible();
  const behind = (((best.winChance ?? 0) - (other.winChance ?? 0)) * 100).toFixed(1);
  await expect(table.button(`${name(other)}, ${behind} percent behind`)).toBeVisible();
  await table.button('points').tap();
  await expect(table.rows.nth(5)).toHaveAccessibleName(/ percent to win, \d+\.\d\d points behind$/);
  await expect(table.rows.nth(5).locator('.difference')).toHaveText(/^−\d+\.\d\d pts$/);
});

for (const { width, height, least } of [
  { width: 390, height: 844, least: 6 },
  { width: 320, height: 568, least: 3 },
])
  for (const link of ['#v1/discard/5DJH6S4H5S2C/theirs/62-70', '#v1/discard/4H4S5S6D7C8H/118-112'])
    test(`the best and ${least} more are in sight at ${width} × ${height} in ${link}`, async ({ table, page }) => {
      await page.setViewportSize({ width, height });
      await table.open(link);
      await expect(table.rows).toHaveCount(15);
      const dock = await page.locator('.dock').boundingBox();
      const above = await table.rows.evaluateAll(
        (all, edge) => all.filter((row) => row.getBoundingClientRect().bottom <= edge).length,
        dock?.y ?? 0,
      );
      expect(above).toBeGreaterThan(least);
      await expect(page.locator('.details:visible')).toHaveCount(0);
    });

test('a row stays where it is when it is opened, and what was open stays open', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tapSix(table);
  const place = (at: number) => table.rows.nth(at).evaluate((row) => row.getBoundingClientRect().y);
  // Where the pad was nothing can be tapped at once, and a driver that is refused scrolls.
  await page.waitForTimeout(500);
  for (const at of [1, 0, 6, 14]) {
    await table.rows.nth(at).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const before = await place(at);
    await table.rows.nth(at).tap();
    await expect(page.locator('.open > .details .best-and-worst')).toHaveCount([1, 0, 6, 14].indexOf(at) + 1);
    expect(Math.abs((await place(at)) - before), `row ${at + 1}`).toBeLessThanOrEqual(1);
  }
});

test('the arrow keys walk the list, which is one stop of Tab', async ({ table, page }) => {
  await tapSix(table);
  await table.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(table.rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(table.rows.nth(14)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.rows.nth(13)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Home');
  await expect(table.rows.first()).toBeFocused();
  expect(await table.rows.evaluateAll((all) => all.filter((row) => (row as HTMLElement).tabIndex === 0).length)).toBe(
    1,
  );
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
])
  test(`what is looked at stands beside the list at ${width} × ${height}, and the arrow keys change it`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await tapSix(table);
    await expect(table.rows).toHaveCount(15);
    const beside = page.locator('.details:visible');
    await expect(beside).toHaveCount(1);
    for (const at of [0, 1, 2]) {
      const thrown = (await table.rows.nth(at).getAttribute('data-thrown')) ?? '';
      await expect(beside.locator('.throw').getByRole('img')).toHaveAccessibleName(
        cardsOf(thrown).map(nameOf).join(', '),
      );
      const [list, details] = [await page.locator('.bar').first().boundingBox(), await beside.boundingBox()];
      expect(details?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
      await table.rows.nth(at).focus();
      await page.keyboard.press('ArrowDown');
    }
    await expect(table.pad).toBeHidden();
    await table.places.first().click();
    await expect(table.pad).toBeVisible();
  });

test('the list can be sorted by points, with the differences and ties of that order', async ({ table }) => {
  await tapSix(table);
  for (const [button, order] of [
    ['points', 'points'],
    ['win %', 'winChance'],
  ] as const) {
    await table.button(button).tap();
    await expect(table.button(button)).toBeFocused();
    await expect(table.button(button)).toHaveAttribute('aria-pressed', 'true');
    const choices = [...(await engine.valueDiscards({ dealt, weDeal: true }))].sort(
      (a, b) => worthOf(b, order) - worthOf(a, order),
    );
    await expect.poll(() => rows(table)).toEqual(shown(choices));
    const least = worthOf(choices[0] as Discard, order) - errorOf[order]; // at the start
    await expect(table.page.locator('.discard-row .difference', { hasText: 'tie' })).toHaveCount(
      choices.filter((choice) => worthOf(choice, order) > least).length - 1,
    );
    expect(await table.fragment()).toBe(`#v1/discard/${dealt}${order === 'points' ? '/mine/points' : ''}`);
  }
});

// The first of many deals in which what brings most and what wins most are not the same.
const findDisagreement = async (weDeal: boolean) => {
  const [ours, theirs] = [108, 114];
  for (let seed = 1; seed <= 200; ++seed) {
    const [six] = (await engine.deal({ seed })).hands;
    const choices = await engine.valueDiscards({ dealt: six, weDeal, ours, theirs });
    const found = disagreementOf(choices, weDeal, { ours, theirs });
    if (found?.reason) return { ...found, why: strings.whyOtherWins(found), dealt: six.join(''), ours, theirs };
  }
  throw new Error('what brings most always wins most');
};

for (const weDeal of [true, false])
  test(`a sentence says why the throw for points does not win most, in ${weDeal ? 'my' : 'their'} crib`, async ({
    table,
  }) => {
    const { forPoints, forWinning, why, dealt: six, ours, theirs } = await findDisagreement(weDeal);
    const seat = weDeal ? 'mine' : 'theirs';
    const said = table.page.locator('.disagreement');
    await table.open(`#v1/discard/${six}/${seat}/${ours}-${theirs}`);
    await expect(table.rows.first()).toHaveAttribute('data-thrown', forWinning.thrown.join(''));
    await expect(said.locator('summary')).toContainText(`At ${ours}–${theirs} win beats points: throw`);
    await expect(said.getByRole('img')).toHaveAccessibleName(forWinning.thrown.map(nameOf).join(', '));
    await expect(said.getByText(why)).toBeHidden();
    await said.locator('summary').tap();
    await expect(said.getByText(why)).toBeVisible();
    await table.button('points').tap();
    await expect(table.rows.first()).toHaveAttribute('data-thrown', forPoints.thrown.join(''));
    await expect(said).toContainText(why);
  });

test('no sentence appears if points and winning agree', async ({ table }) => {
  await tapSix(table);
  await expect(table.rows).toHaveCount(15);
  await expect(table.page.locator('.disagreement')).toHaveCount(0);
});

test('a row closes with another tap, and the best is closed at first', async ({ table, page }) => {
  await tapSix(table);
  await expect(table.rows.first()).toHaveAttribute('aria-expanded', 'false');
  for (const at of [0, 3]) {
    await table.rows.nth(at).tap();
    await expect(page.locator('.details:visible')).toHaveCount(1);
    await table.rows.nth(at).tap();
    await expect(page.locator('.details:visible')).toHaveCount(0);
  }
});

test('their crib turns the sign and ranks the discards again', async ({ table }) => {
  await tapSix(table);
  await expect(table.rows).toHaveCount(15);
  await table.button('Their crib').tap();
  const choices = await engine.valueDiscards({ dealt, weDeal: false });
  await expect.poll(() => rows(table)).toEqual(shown(choices));
  await expect(table.page.locator('.details')).toContainText(signed(-(choices[0] as Discard).crib.mean));
  expect(await table.fragment()).toBe(`#v1/discard/${dealt}/theirs`);
  await table.button('My crib').tap();
  await expect.poll(() => rows(table)).toEqual(shown(await engine.valueDiscards({ dealt, weDeal: true })));
});

test('another opponent is chosen below the list, named beside the crib and kept in the link', async ({ table }) => {
  await tapSix(table);
  await table.rows.first().tap();
  await expect(table.page.locator('.details')).toContainText('estimate: an expert throws');
  const throws = table.page.getByLabel('Their throws');
  for (const [label, opponent, source] of [
    ['any two cards', 'random', 'estimate: any two are thrown'],
    ['what the best hand leaves', 'handOnly', 'estimate: the best hand is kept'],
  ] as const) {
    await throws.selectOption(label);
    await expect.poll(() => rows(table)).toEqual(shown(await engine.valueDiscards({ dealt, weDeal: true, opponent })));
    await expect(table.page.locator('.details')).toContainText(source);
    expect(await table.fragment()).toBe(`#v1/discard/${dealt}/mine/${opponent}`);
  }
});

test('a discard that costs more than it earns is shown below zero', async ({ table }) => {
  const poor = '2H4D6S8C5DTS';
  const choices = await engine.valueDiscards({ dealt: poor, weDeal: false });
  expect(choices.at(-1)?.points).toBeLessThan(0);
  await table.open(`#v1/discard/${poor}/theirs`);
  await expect.poll(() => rows(table)).toEqual(shown(choices));
});

test('the four kept go on to be counted', async ({ table }) => {
  await tapSix(table);
  await table.rows.first().tap();
  await table.button('Count these four').tap();
  await expect(table.nav.getByRole('button', { name: 'Count' })).toHaveAttribute('aria-current', 'page');
  await table.expectCards('4H5S5D6S');
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
});

test('a new hand leaves the crib where it is, and undo brings the old hand back', async ({ table }) => {
  await tapSix(table);
  await expect(table.rows).toHaveCount(15);
  await table.button('New hand').tap();
  await table.expectCards('');
  await expect(table.button('My crib')).toHaveAttribute('aria-pressed', 'true');
  await table.button('Undo').tap();
  await table.expectCards(dealt.slice(0, 12));
});

test('a seventh card is refused with a sentence', async ({ table }) => {
  await tapSix(table);
  await table.places.first().tap();
  await table.tap('KC');
  await table.expectNotice('Six cards are in. Tap a filled key to take its card away.');
  await table.expectCards(dealt);
});

test('many hands in a row are ranked as the engine ranks them', async ({ table }) => {
  for (const six of ['AS2S3S4S5S6S', 'JHJDJCJSTHTD', '7H7D8S8C9H9C', 'KHQDTS9C8H7D']) {
    await table.open();
    await table.open(`#v1/discard/${six}`);
    await expect.poll(() => rows(table)).toEqual(shown(await engine.valueDiscards({ dealt: six, weDeal: true })));
  }
});

test('a deal gives six different cards', async ({ table }) => {
  await table.open('#v1/discard/');
  await table.button('Random').tap();
  await expect(table.rows).toHaveCount(15);
  expect(new Set(await table.cards()).size).toBe(6);
});
