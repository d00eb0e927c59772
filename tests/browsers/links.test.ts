import { readFileSync } from 'node:fs';
import { inEachBrowser } from './each_browser.js';
import type { Table } from './table.js';

interface GoldenLink {
  readonly link: string;
  readonly seat: string;
  readonly cards: string;
  readonly points?: number;
  readonly spoken?: string;
  readonly best?: string;
  readonly score?: string;
}

const golden = JSON.parse(readFileSync(new URL('../cases/links.json', import.meta.url), 'utf8')) as GoldenLink[];

/**
 * Where the list of links says Pone or Dealer, the screen says Them or Me, because the player deals. A hand by itself has no
 * owner.
 */
const seats: Readonly<Record<string, string>> = { Pone: '(Them|Hand)', Dealer: 'Me' };

const expectOpened = async (table: Table, { link, seat, cards, points, spoken, best, score }: GoldenLink) => {
  // An empty table has the name of the app where the hands would be.
  if (link === '#v1/count/') await table.expectText('header .tagline', /./);
  else await table.expectText('header [aria-pressed="true"]', new RegExp(`^${seats[seat] ?? seat}`));
  await table.expectCards(cards);
  if (points !== undefined) await table.expectText('.numeral', String(points));
  if (spoken !== undefined) await table.expectText('.spoken', new RegExp(spoken));
  if (best !== undefined) {
    await table.expectNumber('.discard-row', 15);
    await table.expectAnswer(() => document.querySelector<HTMLElement>('.discard-row')?.dataset.thrown, best);
  }
  // On Pegging, the score chip also counts the points of the play.
  if (score !== undefined && !link.includes('/play/'))
    await table.expectAnswer(
      () =>
        [...document.querySelectorAll('.score-plate dd, .score-chip span > :not(.dash)')]
          .map((figure) => figure.textContent)
          .join(' '),
      score,
    );
  await table.expectNumber('.notice:not(.won)', 0);
};

inEachBrowser((test) => {
  test('every published link opens its position', async ({ table, allowed }) => {
    // If a page is left while it preloads, Firefox reports the missing files.
    allowed.push(/ServiceWorker intercepted the request/);
    for (const link of golden) {
      await table.open(link.link);
      await expectOpened(table, link);
    }
  });

  test('tapping a card changes the address', async ({ table }) => {
    await table.open('#v1/count/4S5H5D');
    await table.tap('6C');
    await table.expectAddress('#v1/count/4S5H5D6C');
    await table.tap('JD');
    await table.expectAddress('#v1/count/4S5H5D6C-JD');
    await table.go('Discard');
    await table.tap('5D');
    await table.expectAddress('#v1/discard/5D');
  });

  test('Back goes from Discard to the count it was opened from', async ({ table, page }) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.go('Discard');
    await table.expectText('h1', 'Discard');
    await page.evaluate(() => history.back());
    await table.expectText('h1', 'Count');
    await table.expectCount(16);
  });

  test('an unreadable link shows a sentence and leaves the cards as they were', async ({ table, page }) => {
    await table.open();
    await table.tap('4S5H5D6C');
    for (const [link, said] of [
      ['#v1/count/5H5X6C7D', /^That link could not be read\..*5X/],
      ['#v1/count/5H5H6C7D', /^That link could not be read\..*five of hearts/],
      ['#v1/count/%E0%A4%A', /^That (link could not be read|is not a Fifteen Two link)\./],
      ['#v2/count/4S5H5D6C-JD', /^That is not a Fifteen Two link\./],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
      await table.expectText('.notice', said);
      await table.expectCards('4S5H5D6C');
      await table.expectAddress('#v1/count/4S5H5D6C');
      await table.tap('6C');
      await table.press('Undo');
      await table.expectNumber('.notice:not(.won)', 0);
    }
  });

  test('a broken first link shows a sentence over an empty table', async ({ table }) => {
    await table.open('#v1/count/5H5X');
    await table.expectText('.notice', /5X/);
    await table.tap('4S5H5D6CJD');
    await table.expectCount(16);
  });
});
