import { expect } from 'vitest';
import { inEachBrowser } from './each_browser.js';

inEachBrowser((test) => {
  test('a game is pegged, undone, and there again after a reload', async ({ table, page }) => {
    await table.open();
    await table.go('Play');
    await page.click('.peg-keys[data-side="us"] .peg-key:nth-of-type(2)');
    await page.click('.peg-keys[data-side="them"] .peg-key.more');
    await page.click('.peg-keys[data-side="them"] .peg-key:nth-of-type(6)');
    await table.expectAddress('#v1/board/2-12');
    await table.expectText('.chance b', /^\d+%$/);
    await table.press('New deal, they deal');
    await table.expectAddress('#v1/board/2-12/theirs');

    await page.reload();
    await table.expectText('.score-plate[data-side="them"] dd', '12');
    await table.press('Undo');
    await table.press('Undo');
    await table.expectAddress('#v1/board/2-0');
    const pegs = await page.evaluate(() =>
      [...document.querySelectorAll('.board .peg')].map((peg) => peg.getAttribute('cx') !== null),
    );
    expect(pegs).toEqual(Array(8).fill(true));
  });

  test('the map gives the chance under its cross, which keys move', async ({ table, page }) => {
    await table.open('#v1/board/60-55');
    await table.press('Map');
    await table.expectText('.under-cross', /^Me 60, them 55: I win \d+%\.$/);
    await table.expectShown('.chance-map');
    await page.evaluate(() => {
      const map = document.querySelector('.chance-map');
      for (const key of ['ArrowRight', 'ArrowDown'])
        map?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await table.expectText('.under-cross', /^Me 61, them 54: I win \d+%\.$/);
  });
});
