import type { Page } from '@playwright/test';
import { engine } from './engine.js';
import { byDay, expect, nightly, outOfReach, overhang, screens, test } from './table.js';

const percent = (chance: number) => `${Math.round(chance * 100)}%`;

test('a hole takes a peg by mouse, and by touch on a large board', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.open('#v1/board/');
  const at = async (hole: number, side: 'us' | 'them') =>
    page.evaluate(
      ([which, of]) => {
        const rims = document.querySelector<SVGPathElement>(`.board[data-shape="long"] .rims[data-side="${of}"]`);
        const [, x, y] =
          rims
            ?.getAttribute('d')
            ?.split('M')
            [Number(which) + 2]?.match(/([\d.]+) ([\d.]+)/) ?? [];
        const point = new DOMPoint(Number(x), Number(y)).matrixTransform(rims?.getScreenCTM() ?? undefined);
        return { x: point.x, y: point.y };
      },
      [hole, side],
    );
  const click = async (hole: number, side: 'us' | 'them') => {
    const { x, y } = await at(hole, side);
    await page.mouse.click(x, y);
  };
  // A new screen ignores taps for a moment. Playwright's click on coordinates would not wait, so the test waits.
  await expect(page.locator('.board[data-shape="long"]')).not.toHaveCSS('pointer-events', 'none');
  await click(12, 'us');
  await table.expectScore(12, 0);
  await click(33, 'them');
  await table.expectScore(12, 33);
  await click(4, 'us');
  await table.expectScore(12, 33);

  await page.setViewportSize({ width: 360, height: 640 });
  const { x, y } = await at(20, 'us');
  await page.touchscreen.tap(x, y);
  await table.expectScore(12, 33);
});

test('the pegs glide, and jump with reduced motion', nightly, async ({ table, page }) => {
  await table.open('#v1/board/');
  const duration = () =>
    page
      .locator('.board:visible .peg')
      .first()
      .evaluate((peg) => getComputedStyle(peg).transitionDuration.split(', ')[0]);
  expect(await duration()).not.toBe('0s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test.describe('by keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  test('each side’s numbers are one tab stop, with arrow keys inside', async ({ table, page }) => {
    await table.open('#v1/board/');
    await table.button('Peg 1 for me').focus();
    for (const name of ['Peg 2 for me', 'Peg 3 for me']) {
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Their name');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Peg 1 for them');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await table.expectScore(0, 2);
    for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
    expect(await focused(page)).toBe('Peg 3 for me');
    await page.keyboard.press('Backspace');
    await table.expectScore(0, 0);
  });

  test('other numbers take the focus and give it back', nightly, async ({ table, page }) => {
    await table.open('#v1/board/');
    await table.button('Peg 7 or more for me').focus();
    await page.keyboard.press('Enter');
    await expect(table.button('Peg 7 for me')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Peg 14 for me');
    await page.keyboard.press('Enter');
    await table.expectScore(14, 0);
    await expect(table.button('Peg 1 for me')).toBeFocused();
    await table.button('Peg 7 or more for them').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(table.button('Peg 1 for them')).toBeFocused();
  });

  test('the cross of the map moves by arrow keys and tells its chance', async ({ table, page }) => {
    await table.open('#v1/board/60-55');
    await table.button('Map').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.chance-map')).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(page.locator('.chance-map')).toBeFocused();
    for (const key of ['ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
    const { chance } = await engine.winChance({ ours: 61, theirs: 65, weDeal: true });
    await expect(table.status).toHaveText(`Me 61, them 65: I win ${percent(chance)}.`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.under-cross')).toContainText('Me 60, them 55');
  });
});

test('the map is read with a finger, for either dealer', async ({ table, page }) => {
  await table.open('#v1/board/60-55');
  await table.press('Map', 'If they deal');
  const shades = await page.locator('.shades').boundingBox();
  if (!shades) throw new Error('no map');
  await page.touchscreen.tap(shades.x + shades.width - 2, shades.y + shades.height - 2);
  const { chance } = await engine.winChance({ ours: 120, theirs: 0, weDeal: false });
  expect(chance).toBeGreaterThan(0.995);
  await expect(page.locator('.under-cross')).toHaveText('Me 120, them 0: I win over 99%.');
  await expect(table.button('I deal')).toHaveAttribute('aria-pressed', 'true');
  await table.press('Close the map');
  await expect(table.board).toBeVisible();
  await table.expectScore(60, 55);
});

for (const { width, height } of screens)
  test(`the board, score and numbers are in reach, ${width} wide`, byDay(width === 320), async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.open('#v1/board/60-55');
    await expect(page.locator('.chance')).toBeVisible();
    const bottom = ({ y = 999, height = 0 } = {}) => y + height;
    const dock = await page.locator('.dock').boundingBox();
    for (const part of [table.board, page.locator('.chance b')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      if (width < 820) expect(bottom((await part.boundingBox()) ?? {})).toBeLessThanOrEqual(dock?.y ?? 0);
    }
    const bothScores = async () => {
      for (const plate of await table.plates.all()) await expect(plate).toBeInViewport({ ratio: 1 });
    };
    await bothScores();
    for (const side of ['us', 'them']) {
      const of = (part: string) => page.locator(`${part}[data-side="${side}"]`).boundingBox();
      const [plate, keys] = await Promise.all([of('.score-plate'), of('.peg-keys')]);
      expect(bottom(plate ?? {})).toBeLessThanOrEqual((keys?.y ?? 0) + 0.5);
      expect((keys?.y ?? 999) - bottom(plate ?? {}), 'the score stands by its keys').toBeLessThan(8);
    }
    expect(await outOfReach(page, '.dock button', 40)).toEqual([]);
    await table.press('Peg 7 or more for me');
    await expect(table.button('Peg 31 for me')).toBeVisible();
    expect(await outOfReach(page, '.dock button', 40)).toEqual([]);
    await bothScores();
    expect(await overhang(page)).toBe(0);
  });

test('the sides, their pegs and the lanes differ with forced colours', nightly, async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await table.open('#v1/board/60-55');
  const paint = (selector: string, of: 'fill' | 'stroke') =>
    page
      .locator(`.board:visible ${selector}`)
      .first()
      .evaluate((part, name) => getComputedStyle(part)[name], of);
  const ground = await paint('.baize', 'fill');
  // Our peg is a disc, and theirs is a ring.
  expect(await paint('.peg[data-side="us"]', 'fill')).not.toBe(ground);
  expect(await paint('.peg[data-side="them"]', 'fill')).toBe(ground);
  expect(await paint('.peg[data-side="them"]', 'stroke')).not.toBe(ground);
});
