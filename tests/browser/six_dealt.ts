import { strings } from '../../web/app/messages/app.js';
import type { Discard } from '../../web/engine/index.js';
import type { Table } from './table.js';

// Six dealt cards, and the list of their discards as a player reads it.

/** The six cards of most of these tests. */
export const dealt = '5DJH6S4H5S2C';

/** Formats points as the list of discards does. */
const signed = (value: number): string => {
  const text = value.toFixed(2).replace('-', '');
  return value > 0 ? `+${text}` : `−${text}`;
};

/** Returns the engine's discards as the list of discards should show them. */
export const shown = (choices: readonly Discard[]) =>
  choices.map(({ thrown, points, winChance = Number.NaN }) => ({
    thrown: thrown.join(''),
    points: signed(points),
    win: strings.chance(winChance),
  }));

/** Returns the rows of the list of discards on the screen. */
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
