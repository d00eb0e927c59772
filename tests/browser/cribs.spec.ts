import type { Page } from '@playwright/test';
import { expectFiguresIn } from './fits.js';
import { expect, nightly, nightlyUnless, test } from './table.js';

const roles = ['dealer', 'pone'] as const;
const ranks = [...'A23456789TJQK'];

const readData = async (page: Page) => {
  const answer = await page.request.get('/data/crib-averages.csv');
  const [header = '', ...lines] = (await answer.text()).trim().split('\n');
  const averages = new Map(
    lines.map((line) => {
      const [role, thrown, crib] = line.split(',');
      return [`${role} ${thrown}`, Number(crib)];
    }),
  );
  return { answer, header, averages };
};

/** Returns the visible cells of the dealer's or the pone's table, row by row. */
const seenCells = (page: Page, role: string) =>
  page.locator(`.shaded.${role} tbody tr`).evaluateAll((rows) => {
    const seen = (cell: Element) => [...cell.children].find((part) => part.checkVisibility())?.textContent;
    return rows.map((row) => [...row.querySelectorAll('td')].map(seen));
  });

for (const [width, decimals] of [
  [1280, 2],
  [640, 2],
  [320, 1],
] as const)
  test(
    `at ${width} all 182 averages of the file are shown, to ${decimals} decimals`,
    nightlyUnless(width !== 640),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/cribs.html');
      const { averages } = await readData(page);
      expect(averages.size).toBe(182);
      for (const role of roles) {
        const wanted = ranks.map((left, row) =>
          ranks.map((top, column) => {
            const crib = averages.get(column < row ? `${role} ${top}-${left}` : `${role} ${left}-${top}`);
            return crib?.toFixed(decimals);
          }),
        );
        expect(await seenCells(page, role)).toEqual(wanted);
      }
    },
  );

for (const file of ['cribs.html', 'cribs.fr.html'])
  test(`every figure of ${file} fits its cell at any width and text size`, nightly, async ({ page }) => {
    await page.goto(`/${file}`);
    await expectFiguresIn(page, '.shaded :is(tbody td, th)');
  });

test('shades follow the averages and figures can be read on them', async ({ page }) => {
  await page.goto('/cribs.html');
  for (const role of roles) {
    const shades = await page.locator(`.shaded.${role} tbody td`).evaluateAll((cells) =>
      cells.map((cell) => ({
        crib: Number(cell.querySelector('span')?.textContent),
        shade: getComputedStyle(cell).backgroundColor,
      })),
    );
    const ordered = [...shades].sort((one, other) => one.crib - other.crib).map(({ shade }) => shade);
    const changes = ordered.filter((shade, at) => shade !== ordered[at - 1]).length;
    expect(changes).toBe(new Set(ordered).size);
    expect(changes).toBeGreaterThanOrEqual(7);
  }
});

test('the list of throws opens by keyboard, best first', async ({ page }) => {
  await page.goto('/cribs.html');
  const list = page.locator('details').first();
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('row')).toHaveCount(92);
  await expect(list.getByRole('row').nth(1)).toContainText('5–5');
  await expect(list.getByRole('row').nth(1)).toBeVisible();
});

test('a screen reader finds a table with heads for both cards', async ({ page }) => {
  await page.goto('/cribs.html');
  const table = page.getByRole('table', { name: 'Average points of your crib, by the two cards you throw' });
  await expect(table.getByRole('columnheader')).toHaveCount(13);
  await expect(table.getByRole('rowheader')).toHaveCount(13);
  await expect(table.getByRole('row').nth(5).getByRole('rowheader')).toHaveText('5');
  await expect(table.getByRole('cell')).toHaveCount(1 + 169);
});

test('the file has its header row and its type, and any page may fetch it', async ({ page }) => {
  await page.goto('/cribs.html');
  const link = page.getByRole('link', { name: 'crib-averages.csv' });
  await expect(link).toHaveAttribute('href', './data/crib-averages.csv');
  const { answer, header } = await readData(page);
  expect(header).toBe('role,thrown,average_crib,deals,frequency');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('the figures are in a grid of lines with forced colours', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cribs.html');
  const cell = page.locator('.shaded td.s7').first();
  const { border, colour, paper } = await cell.evaluate((part) => {
    const { borderTopColor, color, backgroundColor } = getComputedStyle(part);
    return { border: borderTopColor, colour: color, paper: backgroundColor };
  });
  expect(border).not.toBe(paper);
  expect(colour).not.toBe(paper);
});

test('the page is one tap from the ranked discards', nightly, async ({ table, page }) => {
  await table.open('#v1/discard/5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  await table.rows.first().tap();
  await page.getByRole('link', { name: 'What the crib is worth' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the crib is worth');
});
