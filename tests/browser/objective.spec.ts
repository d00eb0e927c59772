import type { Discard, Objective } from '../../web/engine/index.js';
import { signedFine } from '../../web/ui/figures.js';
import { engine } from './engine.js';
import { dealt } from './six_dealt.js';
import { expect, type Table, test } from './table.js';

test.use({ stores: true });

// A game that is for more than a win: what is chosen on Game is what Discard and Pegging reckon with.

const playFor = (table: Table, label: string) => table.page.getByLabel('We play for').selectOption(label);

const worthOf = ({ worth = Number.NaN }: Discard) => signedFine(worth);

const ranked = (objective: Objective, ours: number, theirs: number) =>
  engine.valueDiscards({ dealt, weDeal: true, ours, theirs, objective });

const expectWorth = async (table: Table, choices: readonly Discard[]) => {
  await expect(table.rows.first()).toHaveAttribute('data-thrown', choices[0]?.thrown.join('') ?? '');
  await expect(table.page.locator('.discard-row .win')).toHaveText(choices.map(worthOf));
};

test('a game for game points gives what it is worth, and is for the win again with Undo', async ({ table, page }) => {
  await table.open('#v1/board/80-62');
  await playFor(table, 'game points');
  const { chance, worth } = await engine.winChance({ ours: 80, theirs: 62, weDeal: true, objective: 'acc' });
  await expect(page.locator('.outlook dl')).toContainText(`Worth ${signedFine(worth)} game points`);
  await expect(page.locator('.outlook dl')).not.toContainText('Even at');
  await expect(page.locator('.chance')).toHaveText(`I win ${Math.round(chance * 100)}%`);
  await expect(page.locator('.objective')).toContainText('2 for a win, 3 for a skunk');
  expect(await table.fragment()).toBe('#v1/board/80-62/acc');
  await table.button('Undo').tap();
  await expect(page.getByLabel('We play for')).toHaveValue('the win');
  await expect(page.locator('.outlook dl')).toContainText('Even at');
});

test('worth orders the discards, after a reload too and with the server stopped', async ({ table, page, server }) => {
  await table.open('#v1/board/', server.origin);
  await table.button('Menu').tap();
  await expect(page.locator('.menu').getByText('Works offline')).toBeVisible({ timeout: 10_000 });
  await table.button('Close menu').tap();
  await table.button('Peg 6 for me').tap();
  await playFor(table, 'game points');
  await table.go('Discard');
  await table.tap(dealt);
  const choices = await ranked('acc', 6, 0);
  await expectWorth(table, choices);
  expect(await table.fragment()).toBe(`#v1/discard/${dealt}/acc/6-0`);
  await server.stop();
  await page.reload();
  await expectWorth(table, choices);
  await table.go('Game');
  await playFor(table, 'money');
  await table.go('Discard');
  await expectWorth(table, await ranked('money', 6, 0));
});

test('an open discard has its worth and its chance, each with its sentence', async ({ table, page }) => {
  await table.open(`#v1/discard/${dealt}/money/90-55`);
  const [best] = await ranked('money', 90, 55);
  if (!best) throw new Error('no discards');
  await expect(table.button('worth')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.rows.first()).toHaveAccessibleName(/ percent to win, worth [+−]?\d\.\d\d stakes, best$/);
  await expect(table.rows.nth(8)).toHaveAccessibleName(/ stakes, \d\.\d\d stakes behind$/);
  await expect(table.status).toHaveText(new RegExp(`% to win, worth \\${worthOf(best)} stakes`));
  await table.rows.first().tap();
  await expect(table.page.locator('.details').first()).toContainText('Win chance');
  await table.button(`Worth, stakes: ${worthOf(best)}. What is it?`).tap();
  await expect(page.getByText('What I expect the game to bring me from 90–55 with this throw')).toBeVisible();
});

test('the best card of Pegging has its worth, and the position in a link is for what it says', async ({
  table,
  page,
}) => {
  const link = '#v1/play/4H5S5D6S-9C/mine/7S/acc/60-55';
  await table.open(link);
  await expect(page.locator('.best-now')).toHaveText(/I win \d+%, worth [+−]\d\.\d\d\s*$/);
  await expect(table.status).toHaveText(
    /^Them: 7 of spades, count 7\. Best: .*, I win \d+%, worth [+−]\d\.\d\d game points\.$/,
  );
  expect(await table.fragment()).toBe(link);
  await table.go('Game');
  await expect(page.getByLabel('We play for')).toHaveValue('game points');
  await table.open('#v1/board/60-55');
  await expect(page.getByLabel('We play for')).toHaveValue('the win');
});
