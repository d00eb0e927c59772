import type { Card } from '../../web/engine/index.js';
import { squaresOf } from '../../web/exercises/squares.js';
import { axeFaults } from './axe.js';
import { engine } from './engine.js';
import { expect, test } from './table.js';

// The daily Cribbage Squares, played by keyboard and by touch.

const date = '2026-11-23';
const link = `#v1/practice/squares/${date}`;
const drawn = squaresOf(date);
const lines = [0, 1, 2, 3].flatMap((at) => [
  [4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3],
  [at, 4 + at, 8 + at, 12 + at],
]);
lines.push([0, 5, 10, 15], [3, 6, 9, 12]);

test('a whole grid is placed by keys, and its total is that of ten hands', async ({ table, page }) => {
  await table.open(link);
  const cell = (at: number) => page.locator(`.square[data-cell="${at}"]`);
  const grid: Card[] = [];
  await cell(0).focus();
  for (const [turn, card] of drawn.entries()) {
    // Row by row, from right to left in every second row.
    const row = Math.floor(turn / 4);
    const at = 4 * row + (row % 2 === 0 ? turn % 4 : 3 - (turn % 4));
    if (turn > 0) await page.keyboard.press(turn % 4 === 0 ? 'ArrowDown' : row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(cell(at)).toBeFocused();
    await expect(page.locator('.drawn-card')).toHaveAttribute('data-placed', String(turn));
    await page.keyboard.press('Enter');
    await expect(cell(at)).toHaveAttribute('data-state', 'chosen');
    await page.keyboard.press('Enter');
    await expect(cell(at)).toHaveAttribute('data-state', 'taken');
    grid[at] = card;
  }
  const hands = await Promise.all(
    lines.map((cells) => engine.scoreShow({ hand: cells.map((at) => grid[at] as Card) })),
  );
  const total = hands.reduce((sum, { points }) => sum + points, 0);
  await expect(page.locator('h2.sentence')).toHaveText(
    new RegExp(`^${total} points?\\. A sensible player makes \\d+`),
    {
      timeout: 20_000,
    },
  );
  const rows = await page.locator('.line-total > [aria-hidden]').allTextContents();
  expect(rows.reduce((sum, points) => sum + Number(points), 0)).toBe(total);
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await expect(page.locator('h2.sentence')).toContainText(`${total} point`, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Best found' }).tap();
  await expect(page.locator('.square').first()).not.toHaveText('');
});

test('a hint shows what each cell is worth, a reload keeps the grid, and the screen needs no scroll', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await table.open(link);
  await table.button('Row 2, column 3, empty').tap();
  await table.next.tap();
  await table.button('Hint').tap();
  await expect(page.locator('.square small')).toHaveCount(15);
  await expect(page.locator('.square[data-best="true"]')).toHaveCount(1);
  const { cells } = await engine.valueSquares({
    grid: Array.from({ length: 16 }, (_, at) => (at === 6 ? (drawn[0] as string) : '?')),
    card: drawn[1] as string,
  });
  await expect(page.locator('.square[data-best="true"]')).toHaveAttribute('data-cell', String(cells[0]?.cell));
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(page.locator('.square small')).toHaveCount(15);
  await expect(page.locator('.square[data-state="taken"]')).toHaveCount(1);
});
