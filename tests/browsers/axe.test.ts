import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { faultsIn } from '../browser/axe.js';
import type { Page } from './adapter.js';
import { inEachBrowser } from './each_browser.js';
import type { Table } from './table.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const screens: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'an empty table': (table) => table.open(),
  'a counted hand with a line lifted': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.page.click('.count-list li:nth-child(3) .count-line');
    await table.expectLifted('4S5H6C');
  },
  'a discard with its row open': async (table) => {
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.expectNumber('.discard-row', 15);
    await new Promise((resolve) => setTimeout(resolve, 500)); // for a moment the place of the pad ignores taps
    await table.page.click('.discard-row');
    await table.expectShown('.details .best-and-worst');
  },
  'the menu': async (table) => {
    await table.open();
    await table.press('Menu');
    await table.expectShown('.menu');
  },
  'the text field with a word it cannot read': async (table) => {
    await table.open();
    await table.press('Type');
    await table.expectAnswer(() => document.activeElement?.id, 'cards-text');
    await table.page.type('5h xx');
    await table.expectText('.bad', /“xx” is not a card/);
  },
};

/** Returns the faults that axe finds on the screen, with one line for each broken rule. */
const look = async ({ evaluate, run }: Page): Promise<readonly string[]> => {
  await run(source);
  const violations = await evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  return faultsIn(violations);
};

inEachBrowser((test) => {
  for (const [name, show] of Object.entries(screens))
    test(`axe finds nothing wrong with ${name}`, async ({ table, page }) => {
      await show(table);
      // A colour in transition cannot be judged.
      await table.expectAnswer(() => document.getAnimations().length, 0);
      expect(await look(page)).toEqual([]);
    });
});
