import { engine } from './engine.js';
import { dealt, rows, shown, tapSix } from './six_dealt.js';
import { expect, test } from './table.js';

test('six cards give the fifteen discards of the engine, best first', async ({ table }) => {
  await tapSix(table);
  await expect(table.rows).toHaveCount(15);
  await expect(table.pad).toBeHidden();
  const choices = await engine.valueDiscards({ dealt, weDeal: true });
  expect(await rows(table)).toEqual(shown(choices));
  const chances = choices.map(({ winChance = Number.NaN }) => winChance);
  expect(chances).toEqual([...chances].sort((more, less) => less - more));
  await expect(table.status).toHaveText(
    /^Best: throw 2 of clubs and jack of hearts, \+\d+\.\d points, \d+\.\d% to win/,
  );
  expect(await table.fragment()).toBe(`#v1/discard/${dealt}`);
});

test('another opponent is chosen below the list, named beside the crib and kept in the link', async ({ table }) => {
  await tapSix(table);
  await table.rows.first().tap();
  await expect(table.page.locator('.details')).toContainText('estimate: expert opponent');
  const throws = table.page.getByLabel('They throw');
  for (const [label, opponent, source] of [
    ['any two cards', 'random', 'estimate: they throw at random'],
    ['to keep the best hand', 'handOnly', 'estimate: they keep the best hand'],
  ] as const) {
    await throws.selectOption(label);
    await expect.poll(() => rows(table)).toEqual(shown(await engine.valueDiscards({ dealt, weDeal: true, opponent })));
    await expect(table.page.locator('.details')).toContainText(source);
    expect(await table.fragment()).toBe(`#v1/discard/${dealt}/mine/${opponent}`);
  }
});
