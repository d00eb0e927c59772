import type { Discard } from '../../web/engine/index.js';
import { errorOf, worthOf } from '../../web/ui/best.js';
import { reasonWords } from '../../web/ui/discards/reason_words.js';
import { disagreementOf } from '../../web/ui/discards/reasons.js';
import { engine } from './engine.js';
import { dealt, rows, shown, tapSix } from './six_dealt.js';
import { expect, nameOf, test } from './table.js';

for (const { width, height, least } of [
  { width: 390, height: 844, least: 6 },
  { width: 320, height: 568, least: 3 },
])
  for (const link of [
    '#v1/discard/5DJH6S4H5S2C/theirs/62-70',
    '#v1/discard/4H4S5S6D7C8H/118-112',
    '#v1/discard/5DJH6S4H5S2C/theirs/acc/62-70',
  ])
    test(`the best and ${least} more are in sight at ${width} × ${height} in ${link}`, async ({ table, page }) => {
      await page.setViewportSize({ width, height });
      await table.open(link);
      await expect(table.rows).toHaveCount(15);
      const dock = await page.locator('.dock').boundingBox();
      const above = await table.rows.evaluateAll(
        (all, edge) => all.filter((row) => row.getBoundingClientRect().bottom <= edge).length,
        dock?.y ?? 0,
      );
      expect(above).toBeGreaterThan(least);
      await expect(page.locator('.details:visible')).toHaveCount(0);
    });

test('a row says by ear what its numbers are', async ({ table }) => {
  await tapSix(table);
  const [best, other] = await engine.valueDiscards({ dealt, weDeal: true });
  if (!best || !other) throw new Error('no discards');
  const name = ({ thrown, points, winChance = 0 }: Discard) =>
    `Throw ${thrown.map(nameOf).join(', ')}: ${points.toFixed(2)} points, ${(winChance * 100).toFixed(1)} percent to win`;
  await expect(table.button(`${name(best)}, best`)).toBeVisible();
  const behind = (((best.winChance ?? 0) - (other.winChance ?? 0)) * 100).toFixed(1);
  await expect(table.button(`${name(other)}, ${behind} percent behind`)).toBeVisible();
  await table.button('points').tap();
  await expect(table.rows.nth(5)).toHaveAccessibleName(/ percent to win, \d+\.\d\d points behind$/);
  await expect(table.rows.nth(5).locator('.difference')).toHaveText(/^−\d+\.\d\d pts$/);
});

test('the list can be sorted by points, with the differences and ties of that order', async ({ table }) => {
  await tapSix(table);
  for (const [button, order] of [
    ['points', 'points'],
    ['win %', 'winChance'],
  ] as const) {
    await table.button(button).tap();
    await expect(table.button(button)).toBeFocused();
    await expect(table.button(button)).toHaveAttribute('aria-pressed', 'true');
    const choices = [...(await engine.valueDiscards({ dealt, weDeal: true }))].sort(
      (a, b) => worthOf(b, order) - worthOf(a, order),
    );
    await expect.poll(() => rows(table)).toEqual(shown(choices));
    const least = worthOf(choices[0] as Discard, order) - errorOf[order]; // at the start
    await expect(table.page.locator('.discard-row .difference', { hasText: 'tie' })).toHaveCount(
      choices.filter((choice) => worthOf(choice, order) > least).length - 1,
    );
    expect(await table.fragment()).toBe(`#v1/discard/${dealt}${order === 'points' ? '/mine/points' : ''}`);
  }
});

test('the arrow keys walk the list, which is one stop of Tab', async ({ table, page }) => {
  await tapSix(table);
  await table.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(table.rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(table.rows.nth(14)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.rows.nth(13)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Home');
  await expect(table.rows.first()).toBeFocused();
  expect(await table.rows.evaluateAll((all) => all.filter((row) => (row as HTMLElement).tabIndex === 0).length)).toBe(
    1,
  );
});

// The first of many deals in which what brings most and what wins most are not the same.
const findDisagreement = async (weDeal: boolean) => {
  const [ours, theirs] = [108, 114];
  for (let seed = 1; seed <= 200; ++seed) {
    const [six] = (await engine.deal({ seed })).hands;
    const choices = await engine.valueDiscards({ dealt: six, weDeal, ours, theirs });
    const found = disagreementOf(choices, weDeal, { ours, theirs });
    if (found?.reason) return { ...found, why: reasonWords.whyOtherWins(found), dealt: six.join(''), ours, theirs };
  }
  throw new Error('what brings most always wins most');
};

for (const weDeal of [true, false])
  test(`a sentence says why the throw for points does not win most, in ${weDeal ? 'my' : 'their'} crib`, async ({
    table,
  }) => {
    const { forPoints, forWinning, why, dealt: six, ours, theirs } = await findDisagreement(weDeal);
    const seat = weDeal ? 'mine' : 'theirs';
    const said = table.page.locator('.disagreement');
    await table.open(`#v1/discard/${six}/${seat}/${ours}-${theirs}`);
    await expect(table.rows.first()).toHaveAttribute('data-thrown', forWinning.thrown.join(''));
    await expect(said.locator('summary')).toContainText(`At ${ours}–${theirs} win beats points: throw`);
    await expect(said.getByRole('img')).toHaveAccessibleName(forWinning.thrown.map(nameOf).join(', '));
    await expect(said.getByText(why)).toBeHidden();
    await said.locator('summary').tap();
    await expect(said.getByText(why)).toBeVisible();
    await table.button('points').tap();
    await expect(table.rows.first()).toHaveAttribute('data-thrown', forPoints.thrown.join(''));
    await expect(said).toContainText(why);
  });

test('no sentence appears if points and winning agree', async ({ table }) => {
  await tapSix(table);
  await expect(table.rows).toHaveCount(15);
  await expect(table.page.locator('.disagreement')).toHaveCount(0);
});
