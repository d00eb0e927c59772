import type { Discard } from '../../web/engine/index.js';
import { engine } from './engine.js';
import { dealt, rows, shown, signed, tapSix } from './six_dealt.js';
import { expect, test } from './table.js';

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

test('each bar of a few says what it counts', async ({ table }) => {
  await table.open('#v1/discard/4S6DKH9C2D3H/mine');
  const [best] = await engine.valueDiscards({ dealt: '4S 6D KH 9C 2D 3H', weDeal: true });
  const counted = (best as Discard).hand.histogram.flatMap((starters, at) => (starters ? [`${at}`] : []));
  expect(counted.length).toBeGreaterThan(3);
  await expect(table.page.locator('.histogram text')).toHaveText(counted);
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
