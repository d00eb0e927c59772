import { expect } from 'vitest';
import { inEachBrowser } from './each_browser.js';

const spokenSixteen = 'fifteen two, four, six, eight, and a double run is sixteen';

inEachBrowser((test) => {
  test('four cards and a starter are counted, and each line of the count lifts its own cards', async ({ table }) => {
    await table.open();
    await table.tap('4S5H5D6CJD');
    await table.expectCount(16, spokenSixteen);
    await table.expectText('[role="status"]', `Hand: 16. ${spokenSixteen}`);
    await table.expectShown('.pad', false);
    await new Promise((resolve) => setTimeout(resolve, 500)); // for a moment the place of the pad ignores taps
    for (const [line, cards] of ['5HJD', '5DJD', '4S5H6C', '4S5D6C', '5H5D', '4S5H6C', '4S5D6C'].entries()) {
      await table.page.click(`.count-list li:nth-child(${line + 1}) .count-line`);
      await table.expectLifted(cards);
    }
    await table.page.click('.count-list li:last-child .count-line');
    await table.expectLifted('');
  });

  test('a hand is typed, taken back, and entered with Tab, the arrows and Enter', async ({ table, page }) => {
    await table.open();
    await page.type('4s5h10d');
    await table.expectCards('4S5HTD');
    await page.press('Backspace');
    await table.expectCards('4S5H');
    await page.type('5d6cjd');
    await table.expectCount(16, spokenSixteen);

    await table.open();
    await page.click('.pad [data-card="AS"]');
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter'] as const) await page.press(key);
    await table.expectCards('AS3S');
    await page.press('Tab');
    await page.press('Enter');
    await table.expectCards('AS3S');
    await table.expectAnswer(() => document.activeElement?.closest('.pad'), null);
  });

  test('nothing is wider than the screen', async ({ table, page }) => {
    for (const link of ['', '#v1/count/4S5H5D6C-JD', '#v1/discard/5DJH6S4H5S2C']) {
      await table.open(link);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide, link).toBeLessThanOrEqual(screen as number);
    }
  });

  test('the dark theme stays after a reload', async ({ table, page }) => {
    await table.open();
    await table.press('Menu');
    await table.press('Dark');
    await table.expectAnswer(() => document.documentElement.dataset.theme, 'dark');
    const paper = () => getComputedStyle(document.documentElement).backgroundColor;
    const dark = await page.evaluate(paper);
    await table.closeMenu();
    await page.reload();
    await table.expectShown('nav');
    await table.expectAnswer(() => document.documentElement.dataset.theme, 'dark');
    await table.expectAnswer(paper, dark);
    await table.press('Menu');
    await table.press('Light');
    await table.expectAnswer(() => document.documentElement.dataset.theme, 'light');
    expect(await page.evaluate(paper)).not.toBe(dark);
  });
});
