import type { Page } from '@playwright/test';
import { byDay, expect, nightly, test } from './table.js';

const dark = 'rgb(18, 22, 24)';

test('the app takes the phone’s colours without a choice', nightly, async ({ table, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await table.open();
  await expect(page.locator('html')).toHaveCSS('background-color', dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(244, 241, 234)');
});

test('nothing moves with reduced motion', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.lines.first().tap();
  await expect(page.locator('.place.lifted')).toHaveCount(2);
  const moving = await page.locator('*').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(part);
        const still = transitionProperty === 'none' || transitionDuration.split(', ').every((time) => time === '0s');
        // The animation that blocks a second tap for a moment does not move anything.
        return !still || !['none', 'settle'].includes(animationName);
      }).length,
  );
  expect(moving).toBe(0);
});

test('chosen, used and lifted cards differ with forced colours', nightly, async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await table.open();
  await table.keepScore();
  await table.tap('4S5H5D6C');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => {
        const of = (each: Element) => {
          const { backgroundColor, color, borderColor, borderStyle, opacity, translate } = getComputedStyle(each);
          return [backgroundColor, color, borderColor, borderStyle, opacity, translate].join(' ');
        };
        return [part, ...part.querySelectorAll('*')].map(of).join('\n');
      });
  expect(await look('.key[data-card="4S"]')).not.toBe(await look('.key[data-card="3S"]'));
  expect(await look('.segments [aria-pressed="true"]')).not.toBe(await look('.segments [aria-pressed="false"]'));
  await table.tap('JD');
  await table.expectCount(16);
  await table.lines.first().tap();
  expect(await look('.place.lifted')).not.toBe(await look('.place:not(.lifted)'));
  await table.press('Skip');
  expect(await look('.key[data-state="elsewhere"]')).not.toBe(await look('.key[data-state="free"]'));
});

// Returns the computed value of a system colour.
const system = (page: Page, colour: 'Canvas' | 'CanvasText' | 'Highlight' | 'HighlightText') =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.setProperty('color', name);
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, colour);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colours, ${colorScheme}`, () => {
    const tag = byDay(colorScheme === 'light');
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('a lifted line and what is chosen are in Highlight, and can be read', tag, async ({ table, page }) => {
      await table.open('#v1/count/4S5H5D6C-JD');
      await table.lines.nth(2).tap();
      const [behind, over] = [await system(page, 'Highlight'), await system(page, 'HighlightText')];
      for (const chosen of [table.lines.nth(2), page.locator('.segments [aria-pressed="true"]')]) {
        await expect(chosen).toHaveCSS('background-color', behind);
        await expect(chosen).toHaveCSS('color', over);
      }
      await expect(table.lines.nth(2).locator('.phrase')).toHaveCSS('color', over);
    });

    test('the parts of the board are told apart', tag, async ({ table, page }) => {
      await table.open('#v1/board/62-70');
      const [canvas, text] = [await system(page, 'Canvas'), await system(page, 'CanvasText')];
      await expect(table.board.locator('.lane').first()).toHaveCSS('stroke', canvas);
      await expect(table.board.locator('.holes').first()).toHaveCSS('stroke', text);
      await expect(table.board.locator('.peg[data-side="us"]').last()).toHaveCSS('fill', text);
      await expect(table.board.locator('.peg[data-side="them"]').last()).toHaveCSS('fill', canvas);
      const marks = page.locator('.score-plate .swatch');
      await expect(marks.first()).toHaveCSS('background-color', text);
      await expect(marks.last()).toHaveCSS('background-color', canvas);
    });
  });

const hostile = [
  '{',
  'null',
  '[]',
  '7',
  '"dark"',
  '{"theme":"<img src=x onerror=alert(1)>"}',
  '{"theme":{"toString":1},"twoColours":"yes"}',
  '{"__proto__":{"theme":"dark"}}',
  '{"theme":null}',
  `{"theme":"${'x'.repeat(100_000)}"}`,
];

test('any text in the storage does no harm', nightly, async ({ table, page }) => {
  await table.open('#v1/count/4S5H5D6C-JD');
  for (const stored of hostile) {
    await page.evaluate((text) => localStorage.setItem('fifteen-two', text), stored);
    await page.reload();
    await table.expectCount(16);
    expect(await table.theme(), stored.slice(0, 60)).toBeUndefined();
  }
});
