import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { counting, drill, expect, heard, listen, listenTo, test } from './rules_page.js';
import { nightly, overhang } from './table.js';

// The `<cribbage-drill>` element, which asks a daily question and judges the answer, on a third-party page.

const element = (page: Page) => page.locator('cribbage-drill');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) => element(page).getByRole('status');
const lifted = (page: Page) => element(page).locator('.place.lifted');

const answer = async (page: Page, ...cards: readonly string[]) => {
  for (const card of cards) await button(page, card).tap();
  await button(page, /^Throw/).tap();
};

const worse = ['queen of spades', '3 of hearts'] as const;
const costs = 'Costs 2.0% of games. Best: queen of spades, queen of diamonds.';
const against = 'Compared with the best throw: 0.30 less in hand, 1.16 less in my crib, 0.24 less in pegging.';

test('the throw of a day is chosen by touch and judged, and is told and said once', async ({ page, show }) => {
  await listen(page, 'cribbage-answer');
  await show(drill);
  await expect(element(page)).toContainText('Daily · 23 November 2026');
  await expect(element(page)).toContainText('Which two go to my crib?');
  await expect(element(page)).toContainText('I have 66, they have 85. I deal.');
  await expect(verdict(page)).toBeEmpty();
  await expect(button(page, 'Choose two to throw')).toHaveAttribute('aria-disabled', 'true');
  await button(page, '9 of hearts').tap();
  await expect(button(page, 'Choose one more')).toHaveAttribute('aria-disabled', 'true');
  await button(page, '9 of hearts').tap();
  await expect(lifted(page)).toHaveCount(0);
  const said = await listenTo(page, 'cribbage-drill', '[role="status"]');
  await answer(page, ...worse);
  await expect(verdict(page)).toHaveText(costs);
  expect(await said()).toEqual([costs]);
  await expect(element(page)).toContainText(against);
  await expect(element(page).locator('.best')).toHaveCount(2);

  // An answered question cannot be answered again.
  await button(page, '9 of hearts').tap({ force: true });
  await button(page, /^Throw/).tap({ force: true });
  await expect(lifted(page)).toHaveCount(2);
  await expect(verdict(page)).toHaveText(costs);
  const [told, ...more] = await heard(page);
  expect(more).toEqual([]);
  expect(told).toEqual({ date: '2026-11-23', kind: 'throw', verdict: 'costs', cost: expect.closeTo(0.02, 3) });
});

test('the keys choose and throw, each group is one stop, and the focus stays', async ({ page, show }) => {
  await show(`<a href="#before">before</a>${drill}<a href="#after">after</a>`);
  await expect(button(page, '9 of hearts')).toBeVisible();
  await page.getByText('before').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, '9 of hearts')).toBeFocused();
  for (const key of ['ArrowRight', 'Space', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(button(page, '3 of hearts')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, /^Throw/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(costs);
  await expect(button(page, /^Throw/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('after')).toBeFocused();
});

test('a count is claimed with a number, and what was missed is marked', async ({ page, show }) => {
  await listen(page, 'cribbage-answer');
  await show(counting);
  await expect(element(page)).toContainText('What does this hand count?');
  await expect(button(page, 'Tap the points')).toHaveAttribute('aria-disabled', 'true');
  await button(page, '2').tap();
  await button(page, '0').tap();
  await button(page, 'It counts 0').tap();
  await expect(verdict(page)).toContainText('You said 0, but the cards count 6.');
  await expect(verdict(page)).toContainText('“a pair royal is six”');
  await expect(element(page).locator('.count-line[data-missed]')).toHaveCount(1);
  await expect(element(page).locator('.claim-pad')).toHaveCount(0);
  expect(await heard(page)).toEqual([{ date: '2026-11-23', kind: 'count', verdict: 'costs', cost: 6 }]);
});

test('a count is claimed with the keys', async ({ page, show }) => {
  await show(counting);
  await button(page, '0').focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'End', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(button(page, '2')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'It counts 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('You said 2, but the cards count 6.');
  await expect(button(page, 'It counts 2')).toBeFocused();
});

test('without a date it is the device’s day, and stays so over midnight', nightly, async ({ page, show }) => {
  await page.clock.install({ time: new Date(2026, 10, 23, 23, 59) });
  await show('<cribbage-drill>The throw of the day.</cribbage-drill>');
  await expect(element(page)).toContainText('Daily · 23 November 2026');
  await page.clock.runFor(120_000);
  await answer(page, ...worse);
  await expect(verdict(page)).toHaveText(costs);
  await expect(element(page)).toContainText('Daily · 23 November 2026');
});

test('of three cards the last two are thrown, and another day or kind is another question', async ({ page, show }) => {
  await listen(page, 'cribbage-answer');
  await show(drill);
  await answer(page, '9 of hearts', 'queen of diamonds', 'queen of spades');
  await expect(verdict(page)).toHaveText('Best.');
  await expect(element(page)).toContainText(/Compared with the next throw: .* my crib/);
  expect(await heard(page)).toEqual([{ date: '2026-11-23', kind: 'throw', verdict: 'best', cost: 0 }]);
  await element(page).evaluate((drilled) => drilled.setAttribute('date', '2026-11-24'));
  await expect(element(page)).toContainText('Daily · 24 November 2026');
  await expect(verdict(page)).toBeEmpty();
  await expect(lifted(page)).toHaveCount(0);
  await element(page).evaluate((drilled) => Object.assign(drilled, { kind: 'count', date: '2026-11-23' }));
  await expect(button(page, 'Tap the points')).toBeVisible();
  await expect(element(page)).toHaveAttribute('kind', 'count');
});

test('a bad day is said, tells the page, and keeps what the page wrote', async ({ page, show }) => {
  await listen(page, 'cribbage-error');
  await show('<cribbage-drill date="2026-02-30">Throw the queens.</cribbage-drill>');
  await expect(element(page).locator('.bad')).toHaveText('“2026-02-30” is not a date. Write it like 2026-11-23.');
  await expect(page.getByText('Throw the queens.')).toBeVisible();
  expect(await heard(page)).toMatchObject([{ code: 'badQuestion', text: '2026-02-30' }]);
  await element(page).evaluate((drilled) => drilled.setAttribute('date', '2026-11-23'));
  await expect(element(page).locator('.bad')).toHaveCount(0);
  await expect(button(page, 'queen of spades')).toBeVisible();
});

test('axe finds no fault once both kinds are answered, light or dark', nightly, async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(`${drill}${counting}`, '<style>html { color-scheme: light dark; }</style>');
  await answer(page, ...worse);
  await button(page, '8').tap();
  await button(page, 'It counts 8').tap();
  await expect(page.getByText('You said 8, but the cards count 6.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

for (const width of [316, 390, 460, 800])
  test(`nothing moves when a throw is judged, ${width} pixels wide`, nightly, async ({ page, show }) => {
    await page.setViewportSize({ width, height: 900 });
    await show(drill);
    await expect(button(page, '9 of hearts')).toBeVisible();
    const rows = () =>
      page.evaluate(() => {
        const inside = document.querySelector('cribbage-drill')?.shadowRoot?.querySelectorAll('.frame, .all, .tray');
        return [...(inside ?? []), document.querySelector('main > p')].map((row) => {
          const { y = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
          return [y, height];
        });
      });
    const before = await rows();
    await answer(page, ...worse);
    await expect(verdict(page)).toHaveText(costs);
    expect(await rows()).toEqual(before);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

test('with forced colours the chosen cards and the best ones are told apart', nightly, async ({ page, show }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await show(drill);
  await answer(page, ...worse);
  const outlineOf = (card: string) =>
    button(page, card).evaluate((part) => {
      part.blur();
      return getComputedStyle(part).outlineStyle;
    });
  const outlines = await Promise.all(['3 of hearts', 'queen of diamonds', '9 of hearts'].map(outlineOf));
  expect(outlines).toEqual(['solid', 'dashed', 'none']);
});
