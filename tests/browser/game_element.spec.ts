import type { Page } from '@playwright/test';
import { expect, game, gameOf, heard, listen, listenTo, record, test } from './rules_page.js';
import { byDay } from './table.js';

// The `<cribbage-game>` element, which shows a recorded game step by step, on a third-party page.

const said = (page: Page) => page.locator('cribbage-game .said');
const holes = (page: Page) => page.locator('cribbage-game .holes > b');
const backs = (page: Page) => page.locator('cribbage-game .player').nth(1).locator('.back');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a game is told step by step, with its counts, and every step is said once', async ({ page, show }) => {
  await show(gameOf(record));
  await expect(said(page)).toContainText('Deal 1. Ben deals. Ann 0, Ben 0.');
  const told = await listenTo(page, 'cribbage-game', '[aria-live="polite"]');
  for (let step = 1; step < 14; ++step) {
    await button(page, 'Next step').click();
    await expect(page.getByText(`${step + 1} of 19`)).toBeVisible();
  }
  expect(await told()).toEqual([
    'Ann throws the 2 of clubs and king of hearts. Ben throws the jack of clubs and queen of diamonds.',
    'The starter is the jack of hearts. 2 for Ben. Ben has 2.',
    'Ann plays the 5 of hearts: 5.',
    'Ben plays the 6 of spades: 11.',
    'Ann plays the 4 of clubs: 15 for 5. Ann has 5.',
    'Ben plays the 6 of hearts: 21.',
    'Ann plays the jack of spades: 31 for 2. Ann has 7.',
    'Ben plays the 3 of spades: 3.',
    'Ann plays the 6 of diamonds: 9.',
    'Ben plays the 6 of clubs: 15 for 5. Ben has 7.',
    'Ann’s hand: 11. “fifteen two, four, six, a pair is eight, and a run of three is eleven” Ann has 18.',
    'Ben’s hand: 12. “fifteen two, four, six, and a pair royal is twelve” Ben has 19.',
    'Ben’s crib: 8. “a double run is eight” Ben has 27.',
  ]);
  await expect(holes(page)).toHaveText(['18', '27']);
});

test('the keys go on, back, to the end and to the beginning, and the focus stays', async ({ page, show }) => {
  await show(gameOf(record));
  await button(page, 'Next step').focus();
  const press = async (key: string, at: string) => {
    await page.keyboard.press(key);
    await expect(page.locator('cribbage-game')).toHaveAttribute('at', at);
    await expect(button(page, 'Next step')).toBeFocused();
  };
  await press('ArrowRight', '1.1');
  await press('ArrowRight', '1.2');
  await press('ArrowLeft', '1.1');
  await press('End', '2.4');
  await expect(button(page, 'Next step')).toHaveAttribute('aria-disabled', 'true');
  await press('ArrowRight', '2.4');
  await press('Home', '1.0');
  await expect(button(page, 'Back')).toHaveAttribute('aria-disabled', 'true');
});

test('it begins where the page says, and cards that nobody saw lie face down', async ({ page, show }) => {
  await show(gameOf(record, '2.3'));
  await expect(said(page)).toContainText('Ben plays the 10 of spades: 10.');
  await expect(backs(page)).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'Ben: 10 of spades, 3 unseen cards' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Crib: 9 of hearts, king of diamonds, 2 unseen cards' })).toBeVisible();

  // A place that is past the end is the end, and one that cannot be read is said.
  await show(gameOf(record, '9'));
  await expect(page.getByText('19 of 19')).toBeVisible();
  const game = page.locator('cribbage-game');
  await game.evaluate((element) => element.setAttribute('at', 'deal two'));
  await expect(game.locator('.bad')).toHaveText(/^“deal two” is not a place in a game\. Write one like 2\.5/);
  await game.evaluate((element) => element.setAttribute('at', '2'));
  await expect(said(page)).toContainText('Deal 2. Ann deals. Ann 18, Ben 27.');
});

test('a bad record is refused with its line, and tags in a record are text', async ({ page, show }) => {
  await listen(page, 'cribbage-error');
  await show(`${gameOf('Ann - Ben\n1. 0-0*\nshow: 4 8 2\n2. 4*-11')}${game}`);
  const wrong = page.locator('cribbage-game').first();
  await expect(wrong.locator('.bad')).toHaveText('Line 4: The score before deal 2 is 4-10, not 4-11.');
  await expect(wrong.getByText('Ann leads by two points.')).toBeVisible();
  await expect(page.locator('cribbage-game .said')).toContainText('Ben plays the 6 of clubs: 15 for 5.');
  expect(await heard(page)).toMatchObject([{ code: 'badRecord', text: '4-11', line: 4 }]);

  await show(gameOf('&lt;img src=x&gt; - Ben\n1. 0-0*'));
  await expect(page.locator('cribbage-game .player-name').first()).toHaveText('<img src=x>');
  await expect(page.locator('cribbage-game img')).toHaveCount(0);
});

test('the page hears what was read, and another record is told from its beginning', async ({ page, show }) => {
  await listen(page, 'cribbage-game');
  await show(game);
  await expect(page.getByText('11 of 19')).toBeVisible();
  expect(await heard(page)).toMatchObject([{ players: ['Ann', 'Ben'], score: { a: 20, b: 27 } }]);
  await page
    .locator('cribbage-game')
    .evaluate((element) => element.setAttribute('record', 'Cat - Dan\n1. 0-0*\npegs: Cat 121'));
  await expect(said(page)).toContainText('Deal 1. Dan deals. Cat 0, Dan 0.');
  await button(page, 'Last step').click();
  await expect(said(page)).toContainText('Cat pegs 121. Cat has 121. Cat wins by 121: a double skunk.');
});

for (const width of [300, 390, 460, 800])
  test(`every row keeps its place, ${width} pixels wide`, byDay(width === 300), async ({ page, show }) => {
    await page.setViewportSize({ width, height: 900 });
    await show(gameOf(record));
    await expect(page.getByText('1 of 19')).toBeVisible();
    const rows = () =>
      page.locator('cribbage-game').evaluate((element) => {
        const all = element.shadowRoot?.querySelectorAll('.player, .between, .fell, .said, .steps button') ?? [];
        return [...all].map((row) => {
          const { x, y, width: wide, height } = row.getBoundingClientRect();
          return [x, y, wide, height];
        });
      });
    const before = await rows();
    for (const [, , wide = 0, height = 0] of before.slice(-4))
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    for (let step = 2; step <= 19; ++step) {
      await button(page, 'Next step').click();
      await expect(page.getByText(`${step} of 19`)).toBeVisible();
      expect(await rows()).toEqual(before);
    }
  });
