import { axeFaults } from './axe.js';
import { expect, type Table, test } from './table.js';

const states: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'an empty table': (table) => table.open(),
  'a counted hand with a line lifted': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.lines.nth(2).tap();
  },
  'a hand that waits for the starter': async (table) => {
    await table.open('#v1/count/4S5H5D6C');
    await expect(table.page.locator('.adds').first()).toBeAttached();
  },
  'the crib of a whole show': (table) => table.open('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib'),
  'the cards of another hand on the pad': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.button('Skip').tap();
    await table.tap('7H');
  },
  'a discard with its row open': async (table) => {
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await expect(table.rows).toHaveCount(15);
    await table.rows.nth(3).tap();
  },
  ranks: (table) => table.open('#v1/count/A2233444/ranks'),
  'the menu': async (table) => {
    await table.open();
    await table.button('Menu').tap();
  },
  'the share sheet': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.button('Share').tap();
    await expect(table.button('Copy link')).toBeVisible();
  },
  'the snippets of a discard': async (table) => {
    await table.open('#v1/discard/5DJH6S4H5S2C');
    await table.button('Share').tap();
    await table.button('Embed…').tap();
    await table.button('Element').tap();
    await expect(table.page.getByLabel('Snippet for this position')).toBeVisible();
  },
  'large letters': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.button('Menu').tap();
    await table.button('Large').tap();
    await table.button('Close menu').tap();
  },
  'the text field with a word it cannot read': async (table) => {
    await table.open();
    await table.button('Type').tap();
    await table.page.getByLabel('Cards as text').fill('5H xx');
    await expect(table.page.getByText('“xx” is not a card')).toBeVisible();
  },
  'a board': async (table) => {
    await table.open('#v1/board/95-60');
    await expect(table.page.locator('.outlook dl')).toContainText('I skunk them');
  },
  'other numbers to peg': async (table) => {
    await table.open('#v1/board/60-55');
    await table.button('Peg 7 … or any number for me').tap();
  },
  'a map of every score': async (table) => {
    await table.open('#v1/board/60-55');
    await table.button('Map').tap();
    await expect(table.page.locator('.chance-map')).toBeVisible();
  },
  'a game that was won': (table) => table.open('#v1/board/121-60'),
  'a hand on the board': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.button('Peg 16 for them').tap();
    await table.button('Them').tap();
    await expect(table.page.getByRole('img', { name: 'pegged' }).first()).toBeVisible();
  },
  'a play that is over': async (table) => {
    await table.open('#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/12-20');
    await expect(table.button('Count the hands')).toBeVisible();
  },
  'a play that goes on': async (table) => {
    await table.open('#v1/play/4H5S5D6S-9C/mine/7S4H4C');
    await expect(table.page.locator('.own.best').first()).toBeVisible();
  },
  'a position over a game': async (table) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await table.button('Peg 16 for them').tap();
    await table.page.goto('about:blank');
    await table.open('#v1/count/7H8H9CTC-JD');
    await expect(table.button('Back to my game')).toBeVisible();
  },
  'a notice': (table) => table.open('#v1/count/5H5X'),
};

const lookAtAll = async (table: Table, names: readonly string[]) => {
  const found: string[] = [];
  for (const name of names)
    await test.step(name, async () => {
      await table.openAnew();
      await table.page.goto('about:blank');
      await (states[name] as (typeof states)[string])(table);
      found.push(...(await axeFaults(table.page)).map((fault) => `${name}, ${fault}`));
    });
  expect(found).toEqual([]);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

// In parts, for more than one worker.
const everything = Object.keys(states);
for (const part of [0, 1, 2])
  test(`axe finds no fault on any screen, and no faint word in the dark, part ${part + 1}`, ({ table, faults }) => {
    // axe greets the preview of a snippet, whose sandbox has no origin to greet.
    faults.allow(/Failed to execute 'postMessage'.* \('null'\)/);
    return lookAtAll(
      table,
      everything.filter((_, at) => at % 3 === part),
    );
  });

test.describe('lying down', () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test('axe finds no fault on an answer beside the pad', ({ table }) =>
    lookAtAll(table, [
      'a counted hand with a line lifted',
      'a discard with its row open',
      'a board',
      'a map of every score',
    ]));
});
