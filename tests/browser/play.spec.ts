import type { Page } from '@playwright/test';
import { strings } from '../../web/app/strings.js';
import { engine } from './engine.js';
import { cardsOf, expect, type Table, test } from './table.js';

const kept = '4H5S5D6S';

const sit = async (table: Table) => {
  await table.open();
  await table.go('Pegging');
  await table.tap(`${kept}9C`);
};

// They lay a seven, I the four of hearts, they a four.
const begin = async (table: Table) => {
  await sit(table);
  await table.theyLay('7');
  await table.lay('4H');
  await table.theyLay('4');
};

const running = (table: Table) => table.page.locator('.on-table');
const fallen = (table: Table) => table.page.locator('.fallen li');
const own = (table: Table, name: RegExp) => table.page.locator('.own-cards').getByRole('button', { name });

test('cards are tapped as they fall, and each says what it pegged and why', async ({ table }) => {
  await begin(table);
  await expect(running(table)).toHaveText('15');
  await expect(table.page.locator('.turn')).toContainText('My turn');
  await expect(table.page.locator('.turn')).toContainText('Me 0 · Them 4');
  await expect(fallen(table)).toHaveCount(3);
  await expect(fallen(table)).toHaveText([/7/, /4/, /4\s*\+4/]);
  await expect(fallen(table).last().locator('.unseen')).toHaveText('Them: 4, count 15, 4 points');
  await expect(table.page.locator('.why')).toHaveText('Them: fifteen for two, pair for two.');
  // A suit that nobody saw is one that nobody holds.
  expect(await table.fragment()).toBe('#v1/play/4H5S5D6S-9C/mine/7S4H4S');
});

test('every legal card has the engine’s value on my turn, and a tap lays it', async ({ table }) => {
  await begin(table);
  const { legal } = await engine.valuePlays({
    kept: cardsOf(kept),
    starter: '9C',
    weDeal: true,
    played: [
      ['them', '7S'],
      ['us', '4H'],
      ['them', '4S'],
    ],
  });
  const shown = async () => Number(await table.page.locator('.own.best small').first().textContent());
  await expect(own(table, /^Lay the 5 of spades, .*best$/)).toHaveCount(1);
  await expect.poll(async () => Math.abs((await shown()) - (legal[0]?.net ?? 0))).toBeLessThan(0.02);
  await expect(table.page.locator('.advice')).not.toContainText('first estimate');
  await expect(table.page.locator('.best-now')).toContainText(
    strings.win(legal[0]?.winChance ?? 0, { us: '', them: '' }),
  );
  await own(table, /^Lay the 6 of spades/).tap();
  await expect(running(table)).toHaveText('21');
  await expect(table.page.locator('.turn')).toContainText('Their turn');
  await expect(own(table, /^Lay/)).toHaveCount(0);
});

test('thirteen ranks say how likely they hold each, on either turn, until they hold none', async ({ table }) => {
  await begin(table);
  const held = table.page.getByRole('list', { name: 'They hold' });
  const ranks = held.getByRole('listitem');
  await expect(ranks).toHaveCount(13);
  const { theyHold = [] } = await engine.valuePlays({
    kept: cardsOf(kept),
    starter: '9C',
    weDeal: true,
    played: 'them 7S us 4H them 4S',
  });
  for (const [at, name] of [
    [2, '3'],
    [5, '6'],
  ] as const)
    await expect(ranks.nth(at)).toContainText(`${name} ${Math.round(100 * (theyHold[at] ?? 0))}%`);
  await table.lay('5S');
  await expect(table.page.locator('.turn')).toContainText('Their turn');
  await expect(ranks.nth(5)).toContainText(`6 ${Math.round(100 * (theyHold[5] ?? 0))}%`);
  await table.open('#v1/play/4H5S5D6S-9C/mine/7S4H4C5S9S6STS');
  await expect(table.page.locator('.turn')).toContainText('My turn');
  await expect(held).toHaveCount(0);
});

test('a rank that they cannot hold is none of theirs, for the ear too', async ({ table }) => {
  await table.open('#v1/play/4H6STSJS-9C/mine/KSJS9H-');
  await expect(table.page.getByRole('list', { name: 'They hold' }).getByRole('listitem').first()).toContainText(
    'no ace',
  );
});

test('a rank that is not in their hand has a key that is off', async ({ table }) => {
  await table.open('#v1/count/TS9S8S7S.4H5S5D6S-9C');
  await table.go('Pegging');
  await expect(table.button('They lay 8')).toHaveAttribute('aria-disabled', 'false');
  await expect(table.button('They lay king')).toHaveAttribute('aria-disabled', 'true');
});

// However fast the engine is, there is time for a tap before it is asked what has these words in it.
const holdBack = (page: Page, words: string) =>
  page.addInitScript((held) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
      const send = () => (postMessage as (...all: unknown[]) => void).call(this, message, ...rest);
      if (JSON.stringify(message)?.includes(held)) setTimeout(send, 1_500);
      else send();
    };
  }, words);

test('a tap lays a card before its value is there', async ({ table, page }) => {
  await holdBack(page, 'valuePlays');
  await table.open('#v1/play/4H5S5D6S-9C/mine');
  await table.theyLay('7');
  await expect(page.locator('.turn')).toContainText('My turn');
  await table.button('Lay the 4 of hearts').tap();
  await expect(page.locator('.on-table')).toHaveText('11');
  // On their turn a card of mine is one to change.
  await table.button('5 of spades: change the cards').tap();
  await expect(page.locator('.on-table')).toHaveText('11');
});

test('a card of the opponent is laid at once after ours, before its points are there', async ({ table, page }) => {
  await holdBack(page, '"us","4H"');
  await table.open('#v1/play/4H5S5D6S-9C/mine');
  await table.theyLay('7');
  await table.button('Lay the 4 of hearts').tap();
  await page.getByRole('button', { name: 'They lay 4', exact: true }).tap({ force: true });
  await expect(page.locator('.on-table')).toHaveText('15');
});

test('an illegal card is taken back with a sentence, and undo takes back one card at a time', async ({ table }) => {
  await begin(table);
  await table.page.keyboard.type('8c');
  await table.expectNotice(/8C/);
  await expect(fallen(table)).toHaveCount(3);
  await expect(running(table)).toHaveText('15');
  await table.lay('5S');
  await table.theyLay('J');
  await expect(running(table)).toHaveText('30');
  for (const left of [4, 3, 2]) {
    await table.button('Undo').tap();
    await expect(fallen(table)).toHaveCount(left);
  }
});

test('our go comes by itself, theirs by a button, and the count begins again', async ({ table }) => {
  await table.open('#v1/play/4H6STSJS-9C/mine/KSJS9H');
  await expect(running(table)).toHaveText('29');
  await expect(table.page.locator('.turn')).toContainText('Their turn');
  await table.button('They say go').tap();
  await expect(table.page.locator('.turn')).toContainText('I lead');
  await expect(fallen(table).nth(2)).toContainText('+1');
  await expect(table.chip).toHaveAccessibleName(/Me 0, them 1/);
  expect(await table.fragment()).toBe('#v1/play/4H6STSJS-9C/mine/KSJS9H-');
});

test('after the last card the ranks fold and the show is counted with both hands', async ({ table }) => {
  await table.open('#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS');
  await expect(table.page.locator('.turn')).toContainText('All cards are laid');
  await expect(table.page.locator('.pad:visible, .rank-pad')).toHaveCount(0);
  await table.button('Count the hands').tap();
  await expect(table.nav.getByRole('button', { name: 'Count' })).toHaveAttribute('aria-current', 'page');
  await table.expectCards('KS9H2DTH9C');
});

test('the four of a discard go on to be played', async ({ table }) => {
  await table.open('#v1/discard/5DJH6S4H5S2C');
  await table.button('Keep these four').tap();
  await table.tap('9C');
  await table.theyLay('7');
  await expect(running(table)).toHaveText('7');
  expect(await table.fragment()).toBe('#v1/play/4H5S5D6S.2CJH-9C/mine/7S');
});

test('Deal gives us four cards and a starter', async ({ table }) => {
  await table.open('#v1/play/');
  await table.button('Random').tap();
  await expect(table.page.locator('.own-cards .mark')).toHaveCount(5);
  await table.button('Their crib').tap();
  await expect(table.page.locator('.turn')).toContainText('I lead');
  await expect(table.page.locator('.own small').first()).toHaveText(/^[+−]\d\.\d\d$/);
});

test('the cards laid and the turn are visible above the pad of a small phone', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(table);
  const dock = await page.locator('.dock').boundingBox();
  for (const seen of [
    running(table),
    table.page.locator('.turn b'),
    own(table, /^Lay/).first(),
    page.locator('.held'),
  ]) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  }
});
