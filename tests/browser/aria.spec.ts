import { answerAnyhow, begin, claim, question, seeded } from './practice_table.js';
import { byDay, expect, type Table, test } from './table.js';

test.use({ stores: true });

// The accessibility tree of each screen, in tests/browser/aria.spec.ts-snapshots. After an intended change, update the
// snapshots with `npx playwright test aria --update-snapshots`.

/** Opens a link, taps these buttons, and waits until everything is on the screen. */
const open =
  (link: string, wanted: string, ...buttons: readonly string[]) =>
  async (table: Table) => {
    await table.open(link);
    await table.press(...buttons);
    await expect(table.page.locator(wanted).first()).toBeAttached({ timeout: 10_000 });
  };
const onDay = (table: Table) => table.page.clock.setFixedTime(new Date('2026-03-05T12:00:00'));

const screens: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'an empty table': open('', 'nav'),
  'four cards before the cut': open('#v1/count/4S5H5D6C', '.adds'),
  'a counted hand': open('#v1/count/4S5H5D6C-JD', '.numeral:text-is("16")'),
  'a crib with a near miss': open('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib', '.numeral:text-is("0")'),
  'a ranked discard': async (table) => {
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.rows.first().tap();
    await expect(table.page.locator('.best-and-worst')).toBeVisible();
  },
  'a board': open('#v1/board/60-55/theirs', '.outlook dl:has-text("Even at")'),
  'a map of every score': open('#v1/board/60-55', '.chance-map', 'Map'),
  'the menu': open('#v1/count/4S5H5D6C-JD', '.menu :text("Works offline")', 'Menu'),
  'what there is to practise': async (table) => {
    await onDay(table);
    await table.open('#v1/practice/');
    await expect(table.page.locator('.way')).toHaveCount(4);
  },
  'a hand that was counted wrong': async (table) => {
    await onDay(table);
    await table.open('#v1/practice/daily/2026-03-05');
    await expect(question(table.page)).toBeVisible({ timeout: 15_000 });
    await claim(table, 29);
    await expect(table.total).toBeVisible();
  },
  'a throw that was graded': async (table) => {
    await seeded(table.page, 7);
    await begin(table, 'Throw');
    await answerAnyhow(table);
    await expect(table.rows).toHaveCount(15);
  },
  'the text field': async (table) => {
    await table.open();
    await table.press('Type');
    await table.page.getByLabel('Cards as text').fill('5H xx');
    await expect(table.page.getByText('“xx” is not a card')).toBeVisible();
  },
};

// `npm test` reads only these screens; the nightly run reads all.
const quick = /^(a counted hand|a ranked discard|a board|the menu|a throw that was graded)$/;

for (const [name, show] of Object.entries(screens))
  test(`${name} reads to a screen reader as it looks`, byDay(quick.test(name)), async ({ table, page }) => {
    await show(table);
    await expect(page.locator('.shell')).toMatchAriaSnapshot({ name: `${name.replaceAll(' ', '_')}.aria.yml` });
  });

test('a hand on a foreign page reads to a screen reader as it looks', async ({ page }) => {
  await page.goto('/rules.html');
  const hand = page.locator('cribbage-hand').first();
  await hand.scrollIntoViewIfNeeded();
  await expect(hand.locator('.tray-total')).toBeVisible();
  await hand.getByRole('button', { name: 'Next step' }).tap();
  await expect(hand).toMatchAriaSnapshot({ name: 'a_hand.aria.yml' });
});
