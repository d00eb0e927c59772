import type { Page } from '@playwright/test';
import { expectFiguresIn } from './fits.js';
import { expect, nightly, test } from './table.js';

const whose = ['you', 'they'] as const;
const captionOf = (who: (typeof whose)[number]) => `${who === 'you' ? 'You' : 'They'} deal: games you win in a hundred`;

const open = async (page: Page, file = 'odds.html') => {
  await page.goto(`/${file}`);
  for (const details of await page.locator('details').all())
    await details.evaluate((part) => part.setAttribute('open', ''));
};

/** Returns the figures of the dealer's or the pone's table, row by row, with the heads of rows and columns. */
const seenRows = (page: Page, who: (typeof whose)[number]) =>
  page
    .getByRole('table', { name: captionOf(who) })
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => Number(cell.textContent))));

for (const width of [1280, 320])
  test(`at ${width} every tenth score is shown with the chance of the file, for both roles`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/odds.html');
    const { win } = (await (await page.request.get('/data/board.json')).json()) as { win: number[][] };
    for (const who of whose) {
      const [[, ...theirs] = [], ...rows] = await seenRows(page, who);
      expect(theirs).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
      expect(rows.map(([ours]) => ours)).toEqual(theirs);
      for (const [ours = 0, ...figures] of rows)
        for (const [at, figure] of figures.entries()) {
          const their = theirs[at] ?? 0;
          const chance = who === 'you' ? win[ours]?.[their] : 1 - (win[their]?.[ours] ?? Number.NaN);
          // The page rounds to a percent, and the file to a hundredth of a percent, so they differ by at most 0.5 + 0.005.
          expect(Math.abs(figure - 100 * (chance ?? Number.NaN)), `${ours}–${their}`).toBeLessThanOrEqual(0.505);
        }
    }
  });

for (const file of ['odds.html', 'odds.fr.html'])
  test(`every figure of ${file} fits its cell at any width and text size`, nightly, async ({ page }) => {
    await open(page, file);
    await expectFiguresIn(page, '.odds :is(tbody td, th)');
  });

for (const file of ['odds.html', 'odds.fr.html'])
  test(`the links of ${file} to the pages stand in one row at any width and text size`, nightly, async ({ page }) => {
    await page.goto(`/${file}`);
    for (const width of [320, 360, 416, 480, 545, 625, 640, 705, 817, 1280])
      for (const text of ['normal', 'large']) {
        await page.setViewportSize({ width, height: 640 });
        await page.evaluate((size) => Object.assign(document.documentElement.dataset, { text: size }), text);
        const tops = await page
          .locator('header .pages a')
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect.soft(new Set(tops).size, `${width}, ${text}`).toBe(1);
      }
  });

test('shades follow the chances and change most where the game is even', async ({ page }) => {
  await open(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shades = await page.locator('.odds tbody td').evaluateAll((cells) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      return cells.map((cell) => {
        if (!context) throw new Error('no canvas');
        context.fillStyle = getComputedStyle(cell).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return { figure: Number(cell.textContent), red: context.getImageData(0, 0, 1, 1).data[0] ?? 0 };
      });
    });
    const paperward = colorScheme === 'light' ? -1 : 1;
    const byFigure = [...new Map(shades.map(({ figure, red }) => [figure, paperward * red]))].sort(([a], [b]) => a - b);
    const steps = byFigure.slice(1).map(([figure, red], at) => {
      const [from, before] = byFigure[at] ?? [0, red];
      return { from, figure, step: red - before };
    });
    expect(steps.every(({ step }) => step >= 0)).toBe(true);
    expect(steps.filter(({ step }) => step > 0).length).toBeGreaterThanOrEqual(10);
    const largest = steps.reduce((most, each) => (each.step > most.step ? each : most));
    expect(largest.from).toBeLessThan(50);
    expect(largest.figure).toBeGreaterThanOrEqual(50);
  }
});

for (const [file, name] of [
  ['odds.html', 'The dealer’s chance of winning at every score'],
  ['odds.fr.html', 'La chance de gagner du donneur à chaque pointage'],
] as const)
  test(`the map of ${file} has a name for screen readers, and its words are not cut`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${file}`);
    const map = page.getByRole('img', { name });
    await expect(map).toBeVisible();
    const cut = await map.evaluate((picture) => {
      const whole = picture.getBoundingClientRect();
      return [...picture.querySelectorAll('text')].flatMap((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect();
        const inside = left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
        return inside ? [] : [word.textContent];
      });
    });
    expect(cut).toEqual([]);
  });

test('the table of the last holes opens by keyboard', async ({ page }) => {
  await page.goto('/odds.html');
  const last = page.locator('details').first();
  await last.locator('summary').focus();
  await page.keyboard.press('Enter');
  const table = last.getByRole('table', { name: 'You deal, near the end' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText([...Array(13).keys()].map((hole) => String(108 + hole)));
});

test('a screen reader finds tables with heads for both scores', async ({ page }) => {
  await open(page);
  await expect(page.locator('main')).not.toContainText(/%[a-z-]+%/);
  for (const name of [...whose.map(captionOf), 'You deal, near the end', 'They deal, near the end']) {
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveCount(13);
    await expect(table.getByRole('rowheader')).toHaveCount(13);
    await expect(table.getByRole('cell')).toHaveCount(1 + 169);
  }
  const even = page.getByRole('table', { name: 'The least score that makes the game even' });
  await expect(even.getByRole('rowheader')).toHaveCount(12);
});

test('the files have their types, and any page may fetch them', async ({ page }) => {
  await page.goto('/odds.html');
  for (const [file, type, beginning] of [
    ['board.csv', 'text/csv; charset=utf-8', 'dealer,pone,win,skunk,double_skunk,skunked,double_skunked\n0,0,'],
    ['board.json', 'application/json; charset=utf-8', '{"version":"'],
  ] as const) {
    await expect(page.getByRole('link', { name: file })).toHaveAttribute('href', `./data/${file}`);
    const answer = await page.request.get(`/data/${file}`);
    expect((await answer.text()).slice(0, beginning.length)).toBe(beginning);
    expect(answer.headers()).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('the figures are in a grid of lines with forced colours', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/odds.html');
  const { border, colour, paper } = await page
    .locator('.odds td.c13')
    .first()
    .evaluate((part) => {
      const { borderTopColor, color, backgroundColor } = getComputedStyle(part);
      return { border: borderTopColor, colour: color, paper: backgroundColor };
    });
  expect(border).not.toBe(paper);
  expect(colour).not.toBe(paper);
});

test('the page is one tap from the cribs', nightly, async ({ page }) => {
  await page.goto('/cribs.html');
  await page.locator('header a[href="./odds.html"]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The chance of winning from every score');
});

test('the page is one tap from the map of the board', async ({ table, page }) => {
  await table.open('#v1/board/60-55');
  await page.getByRole('button', { name: 'Map' }).tap();
  await page.getByRole('link', { name: 'The odds from every score' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The chance of winning from every score');
});
