import type { Discard, Objective } from '../../web/engine/index.js';
import { signedFine } from '../../web/ui/figures.js';
import { engine } from './engine.js';
import { expect, type Table, test } from './table.js';

test.use({ stores: true });

// A game with an objective other than winning. The objective is chosen on the Game screen, and Discard and Pegging must use it.

const dealt = '5DJH6S4H5S2C';

const playFor = (table: Table, label: string) => table.page.getByLabel('We play for').selectOption(label);

const worthOf = ({ worth = Number.NaN }: Discard) => signedFine(worth);

const ranked = (objective: Objective, ours: number, theirs: number) =>
  engine.valueDiscards({ dealt, weDeal: true, ours, theirs, objective });

const expectWorth = async (table: Table, choices: readonly Discard[]) => {
  await expect(table.rows.first()).toHaveAttribute('data-thrown', choices[0]?.thrown.join('') ?? '');
  await expect(table.page.locator('.discard-row .win')).toHaveText(choices.map(worthOf));
};

test('worth orders the discards, after a reload too and with the server stopped', async ({ table, page, server }) => {
  await table.open('#v1/board/', server.origin);
  await table.untilOffline();
  await table.press('Peg 6 for me');
  await playFor(table, 'game points');
  await table.go('Discard');
  await table.tap(dealt);
  const choices = await ranked('acc', 6, 0);
  await expectWorth(table, choices);
  expect(await table.fragment()).toBe(`#v1/discard/${dealt}/acc/6-0`);
  await server.stop();
  await page.reload();
  await expectWorth(table, choices);
  await table.go('Play');
  await playFor(table, 'money');
  await table.go('Discard');
  await expectWorth(table, await ranked('money', 6, 0));
});
