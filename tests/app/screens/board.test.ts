import { beforeEach, describe, expect, test } from 'vitest';
import { holeAt, lanePath, lineAt, long, tall, withThird } from '../../../web/ui/board_holes.js';
import { signedFine } from '../../../web/ui/figures.js';
import { engine, nameOf, Player } from './drawn.js';

let player: Player;
beforeEach(() => {
  player = new Player(engine);
});

const percent = (chance: number) => `${Math.round(chance * 100)}%`;
const score = () => player.texts('.score-plate dd').join('–');
const isPressed = (name: string) => player.button(name).attributes['aria-pressed'] === 'true';
test('a peg shows in the figures, the picture and the address', async () => {
  await player.go('board');
  await player.press('Peg 2 for me', 'Peg 6 for them', 'Peg 4 for me');
  expect([score(), player.fragment]).toEqual(['6–6', '#v1/board/6-6']);
  for (const board of player.all('.board')) expect(nameOf(board)).toMatch(/My pegs: 6 and 2\. Their pegs: 6 and 0\./);
});

describe.each([
  ['long', long],
  ['tall', tall],
  ['long three-lane', withThird(long)],
  ['tall three-lane', withThird(tall)],
])('in the %s picture', (_, shape) => {
  const { lanes } = shape;
  const holes = lanes.flatMap((lane) => Array.from({ length: 120 }, (_, at) => holeAt(shape, lane, at + 1)));
  const sideways = holes.map(({ x }) => x);

  test.each([61, 91])('the line of a skunk crosses all lanes, and hole %i is the first behind it', (hole) => {
    const { x, y1, y2, goesRight } = lineAt(shape, hole);
    for (const lane of lanes) {
      const first = holeAt(shape, lane, hole);
      expect([first.y > y1, first.y < y2, first.x > x]).toEqual([true, true, goesRight]);
      expect(Math.abs(first.x - x)).toBeLessThan(10);
    }
  });

  test.each(lanes)('the lane %s turns beyond the last hole of a street', (lane) => {
    const turns = [...lanePath(shape, lane).matchAll(/H(-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(turns.length).toBe(120 / shape.perStreet);
    for (const x of turns) expect(x < Math.min(...sideways) || x > Math.max(...sideways), `${x}`).toBe(true);
  });
});

test('any number up to 31 is pegged in two taps', async () => {
  await player.go('board');
  await player.press('Peg 7 or more for them');
  expect(player.buttons(/^Peg \d+ for them|^Peg for them/).length + player.all('.peg-key.wide').length).toBe(26);
  await player.press('Peg 29 for them');
  expect([score(), player.buttons('Peg 1 for me').length]).toEqual(['0–29', 1]);
  await player.press('Peg 7 or more for me', 'Peg 31 for me');
  expect(score()).toBe('31–29');
});

test('the chance of winning at the start of a deal is the engine’s, with possible skunks', async () => {
  await player.open('#v1/board/95-62/theirs');
  const outlook = await engine.winChance({ ours: 95, theirs: 62, weDeal: false });
  expect(player.text('.chance')).toBe(`I win ${percent(outlook.chance)}`);
  const { even } = await engine.winChances({ weDeal: false, step: 120 });
  const at = even[62] as number;
  const said = player.text('.outlook');
  for (const each of [
    'The chance of winning at the start of a deal',
    `I skunk them ${percent(outlook.skunkFor)}`,
    `Even at ${at}, I am ${95 - at} holes ahead`,
  ])
    expect(said).toContain(each);
  expect(said).not.toContain('They skunk me');
});

test('no score is even if a dealer with no points already wins half of the games or more', async () => {
  await player.open('#v1/board/0-0');
  expect(player.text('.outlook')).toContain('Even at no score');
});

test('the dealer is shown at the top, changes with the next deal, and is undone', async () => {
  await player.go('board');
  await player.press('Peg 2 for me');
  expect(isPressed('I deal')).toBe(true);
  await player.press('New deal, they deal');
  expect([isPressed('They deal'), player.fragment]).toEqual([true, '#v1/board/2-0/theirs']);
  await player.press('Undo');
  expect(isPressed('I deal')).toBe(true);
  await player.press('Undo');
  expect([score(), player.button('Undo').attributes['aria-disabled']]).toEqual(['0–0', 'true']);
});

test('a deal that is pegged by hand can be ended at any time, by a quiet button until its crib is pegged', async () => {
  await player.keepScore();
  await player.go('board');
  const buttons = () => player.names('.board-actions button');
  expect(buttons()).toEqual(['Undo', 'New game', 'Count the hands']);
  await player.press('Peg 2 for me');
  expect(buttons()).toEqual(['Undo', 'New deal, they deal', 'Count the hands']);
  await player.press('Peg 6 for them', 'Peg 4 for me', 'Peg 5 for me');
  expect(buttons()).toEqual(['Undo', 'New game', 'New deal, they deal']);
  await player.press('New deal, they deal');
  expect(buttons()).toEqual(['Undo', 'New game', 'Count the hands']);
});

test('a deal pegged by hand can be ended so after one whose hands were counted from their cards, too', async () => {
  await player.keepScore();
  await player.go('count');
  await player.tap('4S5H5D6CKH');
  await player.press('Peg 16 for them');
  await player.go('board');
  await player.press('Peg 2 for me', 'New deal, they deal');
  await player.press('Peg 2 for me');
  expect(player.names('.board-actions button')).toEqual(['Undo', 'New deal, I deal', 'Count the hands']);
});

test('a finished game of which only the score is known has nothing to review', async () => {
  await player.open('#v1/board/121-80');
  expect(player.names('.board-actions button')).toEqual(['Undo', 'New game']);
});

test('a game ends at 121 with the winner, the margin and any skunk, and nobody pegs after it', async () => {
  await player.open('#v1/board/118-88');
  await player.press('Peg 6 for me');
  expect([score(), player.status]).toEqual(['121–88', { said: 'I win by 33: a skunk.', look: 'notice won' }]);
  expect(player.all('.outlook')).toEqual([]);
  await player.press('Peg 6 for them', 'Peg 7 or more for them');
  expect([score(), player.buttons('Peg 8 for them')]).toEqual(['121–88', []]);
  await player.press('New game');
  expect(score()).toBe('0–0');
  await player.press('Undo', 'Undo');
  expect(score()).toBe('118–88');
});

test('a game for game points has what it is worth, and is for the win again with Undo', async () => {
  await player.open('#v1/board/80-62');
  const objective = () =>
    player.all('.objective option').flatMap((part) => (part.attributes['.selected'] === 'true' ? [nameOf(part)] : []));
  await player.do({ type: 'objectiveChosen', objective: 'acc' });
  const { chance, worth } = await engine.winChance({ ours: 80, theirs: 62, weDeal: true, objective: 'acc' });
  expect(player.text('.outlook dl')).toContain(`Worth ${signedFine(worth)} game points`);
  expect(player.text('.outlook dl')).not.toContain('Even at');
  expect(player.text('.chance')).toBe(`I win ${percent(chance)}`);
  expect(player.text('.objective')).toContain('2 for a win, 3 for a skunk');
  expect([objective(), player.fragment]).toEqual([['game points'], '#v1/board/80-62/acc']);
  await player.press('Undo');
  expect([objective(), player.text('.outlook dl')]).toEqual([['the win'], expect.stringContaining('Even at')]);
});

describe('the map of the win chances', () => {
  const under = () => player.text('.under-cross').split(':')[0];
  const send = (type: string, event: object) => player.send(player.all('.chance-map')[0], type, event);
  beforeEach(async () => {
    await player.open('#v1/board/60-55');
    await player.press('Map');
  });

  test('has a cross that arrow keys move, and no key with a modifier but Shift', async () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      await send('keydown', { key: 'ArrowUp', [modifier]: true });
    await send('keydown', { key: 'Tab' });
    expect(under()).toBe('Me 60, them 55');
    await send('keydown', { key: 'ArrowRight' });
    await send('keydown', { key: 'ArrowUp', shiftKey: true });
    expect(under()).toBe('Me 61, them 65');
    await send('keydown', { key: 'ArrowLeft', shiftKey: true });
    await send('keydown', { key: 'ArrowDown' });
    expect(under()).toBe('Me 51, them 64');
    await send('click', { detail: 0 });
    expect(under()).toBe('Me 60, them 55');
  });

  test('has its cross where a finger points, and ignores a mouse without a button', async () => {
    const shades = { getBoundingClientRect: () => ({ left: 100, bottom: 500, width: 246, height: 246 }) };
    const point = (type: string, clientX: number, clientY: number, buttons = 1) =>
      send(type, { clientX, clientY, buttons, currentTarget: { querySelector: () => shades } });
    await point('pointerdown', 343, 303);
    expect(under()).toBe('Me 120, them 97');
    await point('pointermove', 203, 477);
    expect(under()).toBe('Me 50, them 10');
    await point('pointermove', 303, 477, 0);
    expect(under()).toBe('Me 50, them 10');
  });
});

describe('the menu', () => {
  const groups = () => player.names('.settings [role="group"]');

  test('has the settings in named groups, and the pages', async () => {
    await player.press('Menu');
    expect(groups()).toEqual(['Language', 'Colours', 'Deck', 'Text', 'Vibrate', 'My cards', 'The opponent plays']);
    expect(player.all('.menu-pages a').map((link) => `${nameOf(link)} ${link.attributes.href}`)).toEqual([
      'Rules ./rules.html',
      'Help ./help.html',
      'About ./about.html',
      'Review a record #v1/review/',
      'My statistics #v1/review/statistics',
      'Cribs ./cribs.html',
      'Leads ./leads.html',
      'Odds ./odds.html',
    ]);
  });

  test('offers no tick on a device without one', async () => {
    player.ticks = false;
    await player.press('Menu');
    expect(groups()).toEqual(['Language', 'Colours', 'Deck', 'Text', 'My cards', 'The opponent plays']);
  });
});
