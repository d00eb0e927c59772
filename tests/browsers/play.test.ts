import { inEachBrowser } from './each_browser.js';

inEachBrowser((test) => {
  test('a play is scored card by card, and on my turn each card has a value', async ({ table }) => {
    await table.open();
    await table.go('Play');
    await table.tap('4H5S5D6S9C7S4H4C');
    await table.expectText('.on-table', '15');
    await table.expectText('.laid li:first-child .why', 'fifteen for two, pair for two');
    await table.expectText('.own.best small', /^[+−]\d\.\d\d$/);
    await table.expectAddress('#v1/play/4H5S5D6S-9C/mine/7S4H4C');
  });
});
