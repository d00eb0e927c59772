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

    const third = await page.evaluate(() => document.querySelectorAll<HTMLElement>('.discard-row')[2]?.dataset.thrown);
    await page.click(row(third as string));
    await table.expectAnswer(() => {
      const open = [...document.querySelectorAll<HTMLElement>('.discard-row[aria-expanded="true"]')];
      return open.map(({ dataset }) => dataset.thrown);
    }, [third]);
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
});
