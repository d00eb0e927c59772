import { inEachBrowser } from './each_browser.js';

inEachBrowser((test) => {
  test('a play is scored card by card, and on my turn each card has a value', async ({ table, page }) => {
    await table.open('#v1/play/');
    await table.tap('4H5S5D6S9C');
    await table.press('They play 7');
    await page.click('.own:nth-of-type(1) .place');
    await table.press('They play 4');
    await table.expectText('.on-table', '15');
    await table.expectText('.count-now .why', 'Them: fifteen for two, pair for two.');
    await table.expectText('.own.best small', /^[+−]\d\.\d\d$/);
    await table.expectAddress('#v1/play/4H5S5D6S-9C/mine/7S4H4S');
  });
});
