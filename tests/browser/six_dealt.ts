import { strings } from '../../web/app/messages/app.js';
import type { Discard } from '../../web/engine/index.js';
import type { Table } from './table.js';

// Six cards on the table, and the list of their discards as a player reads it.

/** Six cards that most of these tests have. */
export const dealt = '5DJH6S4H5S2C';

/** Points as the list writes them. */
const signed = (value: number): string => {
  const text = value.toFixed(2).replace('-', '');
  return value > 0 ? `+${text}` : `−${text}`;
};

/** What the engine answers, as the list should show it. */
export const shown = (choices: readonly Discard[]) =>
  choices.map(({ thrown, points, winChance = Number.NaN }) => ({
    thrown: thrown.join(''),
    points: signed(points),
    win: strings.chance(winChance),
  }));

/** What the list shows. */
export const rows = (table: Table) =>
  table.rows.evaluateAll((buttons) =>
    buttons.map((row) => ({
      thrown: row.getAttribute('data-thrown'),
      points: row.querySelector('.points')?.textContent,
      win: row.querySelector('.win')?.textContent,
    })),
  );

export const tapSix = async (table: Table) => {
  await table.open();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.tap(dealt);
};
