import { readFileSync } from 'node:fs';
import { expect, type Table, test } from './table.js';

interface GoldenLink {
  readonly name: string;
  readonly link: string;
  /** What the address says after a visit to the other screen; the link itself by default. */
  readonly writes?: string;
  readonly seat: string;
  readonly cards: string;
  readonly points?: number;
  readonly spoken?: string;
  readonly totals?: readonly string[];
  /** More cards are expected, so the pad is open. */
  readonly waits?: boolean;
  readonly best?: string;
  /** Ours and theirs, on the board or in the chip that leads there. */
  readonly score?: string;
}

// As the screen calls the hands of a link, in which I deal.
const seats: Readonly<Record<string, string>> = { Pone: 'Them', Dealer: 'Me' };

// Links that were given away are read for ever: add to this file, and never change what is in it.
const golden = JSON.parse(readFileSync(new URL('../cases/links.json', import.meta.url), 'utf8')) as GoldenLink[];

/** The score in sight, without what was pegged in a play: its link says where it began. */
const scoreBeforeIt = async ({ page }: Table): Promise<string> => {
  const score = await page.locator('.score-plate dd, .score-chip span > :not(.dash)').allTextContents();
  const pegged = (await page.locator('.turn .pegged').allTextContents()).join('').match(/\d+/g) ?? [];
  return score.map((hole, side) => Number(hole) - Number(pegged[side] ?? 0)).join(' ');
};

const expectShown = async (table: Table, expected: GoldenLink) => {
  const { link, writes = link, seat, cards, points, spoken, totals, waits = false, best, score } = expected;
  await expect(table.button(seats[seat] ?? seat)).toHaveAttribute('aria-pressed', 'true');
  await table.expectCards(cards);
  await expect(table.page.locator('.pad:visible, .rank-pad:visible')).toHaveCount(waits ? 1 : 0);
  if (points !== undefined) await expect(table.total).toHaveText(String(points));
  if (spoken !== undefined) await expect(table.spoken).toContainText(spoken);
  if (totals) expect((await table.page.locator('.totals dd').allTextContents()).slice(0, 3)).toEqual(totals);
  if (best !== undefined) {
    await expect(table.rows).toHaveCount(15);
    await expect(table.rows.first()).toHaveAttribute('data-thrown', best);
  }
  if (score !== undefined) await expect.poll(() => scoreBeforeIt(table)).toBe(score);
  await expect(table.status).not.toHaveClass('notice');

  const here = (await table.nav.locator('[aria-current]').textContent())?.replace(/[\d·\s]/g, '') ?? '';
  const there = here === 'Count' ? 'Discard' : 'Count';
  await table.nav.getByRole('button', { name: there }).tap();
  await table.nav.getByRole('button', { name: here }).tap();
  expect(await table.fragment()).toBe(writes);
};

for (const view of ['count', 'discard', 'play', 'board'])
  test(`every published ${view} link opens its old position`, async ({ table, page }) => {
    test.slow();
    // On a device that has kept no game.
    await page.addInitScript(() => location.protocol.startsWith('http') && localStorage.clear());
    for (const expected of golden.filter(({ link }) => link.startsWith(`#v1/${view}/`)))
      await test.step(`${expected.name}: ${expected.link}`, async () => {
        await page.goto('about:blank');
        await table.open(expected.link);
        await expectShown(table, expected);
      });
  });

// What a link has that cannot be read, the link, and what the sentence says of it.
const broken = [
  ['a bad card', '#v1/count/5H5X6C7D', '5X'],
  ['a bad starter', '#v1/count/4S5H5D6C-11D', ''],
  ['a card twice', '#v1/count/5H5H6C7D', 'five of hearts'],
  ['a card twice in two hands', '#v1/count/5H6H7H8H.5H2C3C4C-JD', ''],
  ['the starter also in a hand', '#v1/count/5H6H7H8H-5H', ''],
  ['five cards in a hand', '#v1/count/4S5H5D6C7C-JD', ''],
  ['seven cards dealt', '#v1/discard/5DJH6S4H5S2CKC', ''],
  ['two starters', '#v1/count/4S5H5D6C-JD-QD', ''],
  ['a seat that is none', '#v1/count/4S5H5D6C-JD/banker', ''],
  ['an unknown version', '#v2/count/4S5H5D6C-JD', ''],
  ['an unknown screen', '#v1/poker/4S5H5D6C', ''],
  ['no version', '#hello', ''],
  ['more than 128 characters', `#v1/count/${'5H'.repeat(80)}`, ''],
  ['markup', '#v1/count/%3Cimg%20src=x%20onerror=alert(1)%3E', ''],
  ['percent signs', '#v1/count/%E0%A4%A', ''],
  ['signs where cards belong', '#v1/play/%%%%', '“%%%%” is not a card'],
] as const;

const follow = (table: Table, link: string) =>
  table.page.evaluate((hash) => {
    location.hash = hash;
  }, link);

const expectRefused = async (table: Table, said: string) => {
  await expect(table.status).toHaveText(/^That link (could not be read|is not one of ours)\./);
  await expect(table.status).toContainText(said);
  await table.expectCards('4S5H5D6C');
  expect(await table.fragment()).toBe('#v1/count/4S5H5D6C');
};

test('an unreadable link shows a sentence and leaves the cards as they were', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  for (const [name, link, said] of broken)
    await test.step(`${name}: ${link}`, async () => {
      await follow(table, link);
      await expectRefused(table, said);
      await table.tap('JD');
      await table.expectCount(16);
      await table.button('Undo').tap();
      await table.expectCards('4S5H5D6C');
      expect(await table.fragment()).toBe('#v1/count/4S5H5D6C');
      await expect(table.status).toHaveText('No jack cut: 2 taken back for me.');
    });
  expect(page.url()).toContain('#v1/count/4S5H5D6C');
});

test('a link with bad ranks shows a sentence and leaves the cards as they were', async ({ table }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  await follow(table, '#v1/count/A2Z/ranks');
  await expectRefused(table, 'Z');
});

test('a broken first link shows a sentence over an empty table', async ({ table }) => {
  await table.open('#v1/count/5H5X');
  await table.expectNotice(/5X/);
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
});

test('the sentence about a broken link is visible above the pad at 320×568', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await table.open('#v1/count/5H5X');
  await table.expectNotice(/5X/);
});

test('Back and Forward go between Count and Discard with their cards', async ({ table, page }) => {
  await table.open('#v1/discard/');
  await table.tap('9DJH9S4H8S2C');
  await expect(table.rows).toHaveCount(15);
  await table.nav.getByRole('button', { name: 'Count' }).tap();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await page.goBack();
  await expect(table.rows).toHaveCount(15);
  await table.expectCards('9DJH9S4H8S2C');
  await page.goForward();
  await table.expectCount(16);
  await table.expectCards('4S5H5D6CJD');
});

test('Back goes one step back and adds none', async ({ table, page }) => {
  const place = () =>
    page.evaluate(
      () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
    );
  await table.open();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  const before = await place();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await expect(table.button('My crib')).toBeVisible();
  expect(await place()).toBe(before + 1);
  await page.goBack();
  await table.expectCount(16);
  expect(await place()).toBe(before);
});

test('Back to Count leaves the six cards on the Discard screen', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6CJD');
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.tap('9DJH9S4H8S2C');
  await expect(table.rows).toHaveCount(15);
  await page.goBack();
  await expect(table.nav.getByRole('button', { name: 'Count' })).toHaveAttribute('aria-current', 'page');
  await table.expectCards('');
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.expectCards('9DJH9S4H8S2C');
});

test('Back from Discard leads to the empty Count screen before it', async ({ table, page }) => {
  await table.open();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await expect(table.button('My crib')).toBeVisible();
  await page.goBack();
  await expect(table.nav.getByRole('button', { name: 'Count' })).toHaveAttribute('aria-current', 'page');
});

test('a link opened over a hand leads back to it with one tap', async ({ table }) => {
  await table.open();
  await table.tap('4S5H');
  await follow(table, '#v1/count/7H8H9CTC-JD');
  await table.expectCards('7H8H9CTCJD');
  await table.button('Back to my game').tap();
  await table.expectCards('4S5H');
  expect(await table.fragment()).toBe('#v1/count/4S5H');
  await table.button('Undo').tap();
  await table.expectCards('4S');
});

test('a reload keeps the position', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await page.reload();
  await table.expectCount(16);
});
