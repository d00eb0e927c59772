import { expect } from 'vitest';
import { inEachBrowser } from './each_browser.js';
import { best, net } from './ranked.js';

const row = (thrown: string) => `.discard-row[data-thrown="${thrown}"]`;

inEachBrowser((test) => {
  test('six cards are ranked, and a row opens with the reasons', async ({ table, page }) => {
    await table.open();
    await table.go('Discard');
    await table.tap('5DJH6S4H5S2C');
    await table.expectNumber('.discard-row', 15);
    await table.expectText(
      '[role="status"]',
      /^Best: throw 2 of clubs and jack of hearts, \+\d+\.\d points, \d+\.\d% to win/,
    );
    await table.expectText(`${row('2CJH')} .points`, net(best.mine.points));

    const shown = (column: string) =>
      page.evaluate(
        (of) =>
          [...document.querySelectorAll(`.discard-row ${of}`)].map((each) =>
            Number(each.textContent?.replace('−', '-').replace('%', '')),
          ),
        column,
      );
    const chances = await shown('.win');
    expect(chances).toEqual([...chances].sort((more, less) => less - more));
    await table.press('points');
    await table.expectAddress('#v1/discard/5DJH6S4H5S2C/mine/points');
    await table.expectNumber('.discard-row', 15);
    const points = await shown('.points');
    expect(points).toEqual([...points].sort((more, less) => less - more));

    const third = await page.evaluate(() => document.querySelectorAll<HTMLElement>('.discard-row')[2]?.dataset.thrown);
    await page.click(row(third as string));
    await table.expectAnswer(
      () =>
        [...document.querySelectorAll<HTMLElement>('.discard-row[aria-expanded="true"]')].map(
          ({ dataset }) => dataset.thrown,
        ),
      [third],
    );
    await table.expectText('.item.open .details', /exact, 46 starters.*estimate/s);
    await table.expectShown('.item.open .details .best-and-worst');
  });

  test('the discards are ranked again for their crib', async ({ table }) => {
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.expectText(`${row('2CJH')} .points`, net(best.mine.points));
    await table.press('Their crib');
    await table.expectText(`${row('2CJH')} .points`, net(best.theirs.points));
    await table.expectAddress('#v1/discard/5DJH6S4H5S2C/theirs');
  });

  test('the four kept go on to be counted', async ({ table }) => {
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.expectNumber('.discard-row', 15);
    await new Promise((resolve) => setTimeout(resolve, 500)); // for a moment the place of the pad ignores taps
    await table.page.click('.discard-row');
    // Waits for the best and worst cuts, because the row grows when they arrive.
    await table.expectShown('.item.open .details .best-and-worst');
    await table.press('Count these four');
    await table.expectCards('4H5S5D6S');
    await table.expectText('h1', 'Count');
  });
});
