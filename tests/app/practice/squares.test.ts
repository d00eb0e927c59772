import { describe, expect, test } from 'vitest';
import { announced, textOf } from '../../../web/app/features/practice/announcements.js';
import { joinMemories, rememberSquares } from '../../../web/app/features/practice/memory/memory.js';
import { parseMemory, printMemory } from '../../../web/app/features/practice/memory/serialize.js';
import { practiceFeature, selectPractice } from '../../../web/app/features/practice/reducer.js';
import { reviewOf, squaresResultOf } from '../../../web/app/features/practice/squares/queries.js';
import { mostGames } from '../../../web/app/features/practice/squares/reducer.js';
import { readSquares, writeSquares } from '../../../web/app/features/practice/squares/serialize.js';
import { strings } from '../../../web/app/messages/app.js';
import { squaresWords } from '../../../web/app/messages/squares.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { emptyMemory, emptyPracticeState, type PracticeAction } from '../../../web/app/state/slices/practice.js';
import { drawnCard, gridAfter, type SquaresGame } from '../../../web/app/state/slices/squares.js';
import type { State } from '../../../web/app/state/state.js';
import { squaresOf } from '../../../web/exercises/squares.js';
import { answered, engine, follow, start } from '../play_through.js';

const today = '2026-11-23';

const did = (state: State, ...actions: readonly PracticeAction[]): State =>
  actions.reduce((there, action) => reduce(there, { type: 'practice', action }), state);

const opened = (date = today): State =>
  did(reduce(start, { type: 'partLoaded', practice: { ...emptyPracticeState, today } }), {
    type: 'squaresOpened',
    date,
  });

const gameIn = (state: State): SquaresGame => {
  const [game] = selectPractice(state)?.squares ?? [];
  if (!game) throw new Error('no grid');
  return game;
};

const tap = (cell: number): PracticeAction => ({ type: 'cellTapped', cell });
const placed = (state: State, ...cells: readonly number[]): State =>
  did(state, ...cells.flatMap((cell) => [tap(cell), tap(cell)]));
const all = Array.from({ length: 16 }, (_, cell) => 15 - cell);

describe('the cards of a day', () => {
  test('are sixteen different ones, the same at every call, and others on another day', () => {
    expect(new Set(squaresOf(today)).size).toBe(16);
    expect(squaresOf(today)).toEqual(squaresOf(today));
    expect(squaresOf('2026-11-24')).not.toEqual(squaresOf(today));
  });

  test('are these for a known day, so that a link to it means the same for ever', () =>
    expect(squaresOf(today).join(' ')).toBe('AC 4C 8D AS 3S KC AH 9H JC 3D 6C 9S QS 8H 5D KD'));
});

describe('a cell', () => {
  test('is chosen by a tap and taken by a second one', () => {
    const chosen = did(opened(), tap(5));
    expect(gameIn(chosen)).toMatchObject({ chosen: 5, cells: [] });
    expect(gameIn(did(chosen, tap(6)))).toMatchObject({ chosen: 6, cells: [] });
    expect(gameIn(did(chosen, tap(5)))).toMatchObject({ chosen: null, cells: [5] });
  });

  test('is taken by the green button too', () =>
    expect(gameIn(did(opened(), tap(5), { type: 'nextPressed', at: 0 })).cells).toEqual([5]));

  test.each([5, 16, -1, 0.5, Number.NaN])('%s cannot be chosen after 5 is taken', (cell) => {
    const there = placed(opened(), 5);
    expect(gameIn(did(there, tap(cell)))).toEqual(gameIn(there));
  });

  test('is free again after undo, but a placed card stays', () => {
    const there = did(placed(opened(), 5), tap(6));
    expect(gameIn(reduce(there, { type: 'undone' }))).toMatchObject({ chosen: null, cells: [5] });
    expect(gameIn(reduce(placed(opened(), 5), { type: 'undone' })).cells).toEqual([5]);
  });
});

describe('a grid', () => {
  test('takes the cards in the order of the draw', () => {
    const game = gameIn(placed(opened(), ...all));
    expect(gridAfter(game)).toEqual([...squaresOf(today)].reverse());
    expect(drawnCard(game)).toBeUndefined();
    expect(gameIn(placed(placed(opened(), ...all), 3))).toEqual(game);
  });

  test('counts a hint once a turn', () => {
    const hint: PracticeAction = { type: 'squaresHinted' };
    expect(gameIn(did(placed(did(opened(), hint, hint), 5), hint)).hints).toEqual([0, 1]);
    expect(gameIn(did(placed(opened(), ...all), hint)).hints).toEqual([]);
  });

  test('that was begun goes on when its day is opened again', () => {
    const other = did(placed(opened(), 5), { type: 'squaresOpened', date: '2026-11-24' });
    expect(gameIn(other).cells).toEqual([]);
    expect(gameIn(did(other, { type: 'squaresOpened', date: today })).cells).toEqual([5]);
  });

  test('is kept for thirty days that were begun', () => {
    let state = opened();
    for (let day = 1; day <= 30; ++day)
      state = placed(did(state, { type: 'squaresOpened', date: `2026-12-${String(day).padStart(2, '0')}` }), day % 16);
    state = did(placed(state, 0), { type: 'squaresOpened', date: today });
    expect(selectPractice(state)?.squares).toHaveLength(mostGames);
  });

  test('is opened by a link to its day, and the link of the page is that', async () => {
    const to = async (link: string) => did(await follow(engine, link, opened()), { type: 'linkFollowed' });
    const there = await to('#v1/practice/squares/2026-11-20');
    expect(gameIn(there).date).toBe('2026-11-20');
    expect(practiceFeature.link(there)).toBe('squares/2026-11-20');
    expect(gameIn(await to('#v1/practice/squares')).date).toBe(today);
    expect((await to('#v1/practice/squares/2026-02-31')).ui.notice).toBe(strings.unknownLink);
  });
});

describe('what is stored', () => {
  test('is read as it was written, but for a card that is not placed', () => {
    const there = did(placed(did(opened(), { type: 'squaresHinted' }), 5, 9), tap(2));
    const read = readSquares(writeSquares(selectPractice(there)?.squares ?? []));
    expect(read).toEqual([{ date: today, cells: [5, 9], hints: [0], chosen: null }]);
  });

  const good = { date: today, cells: [1, 2], hints: [2] };
  test.each([
    ['a date that is none', { ...good, date: '2026-02-31' }],
    ['a cell twice', { ...good, cells: [1, 1] }],
    ['a cell off the grid', { ...good, cells: [16] }],
    ['a text as a cell', { ...good, cells: ['1'] }],
    ['a hint of a turn to come', { ...good, hints: [3] }],
    ['no hints', { date: today, cells: [] }],
    ['nothing', null],
  ])('with %s is left out whole', (_, game) =>
    expect(readSquares(JSON.stringify({ v: 1, games: [game, { ...good, date: '2026-11-22' }] }))).toEqual([
      { ...good, date: '2026-11-22', chosen: null },
    ]),
  );

  test.each([null, '', '{', '[]', '{"v":1}', '{"v":2,"games":[]}', '{"v":1,"games":{}}'])('as %s is no grid', (text) =>
    expect(readSquares(text)).toEqual([]),
  );
});

describe('the result', () => {
  const result = { total: 52, sensible: 48, best: 61, hints: 2 };

  test('is remembered once a day, in the text of the memory', () => {
    const memory = rememberSquares(emptyMemory, today, result);
    expect(rememberSquares(memory, today, { ...result, total: 60 })).toBe(memory);
    expect(printMemory(memory)).toContain(`squares ${today} total 52 sensible 48 best 61 hints 2\n`);
    expect(parseMemory(printMemory(memory))).toEqual(memory);
  });

  test.each([
    'total 52 sensible 48 best 61 hints 17',
    'total 52 sensible 48 best 61',
    'total -1 sensible 48 best 61 hints 0',
  ])('that reads %s is refused', (line) =>
    expect(parseMemory(`Fifteen Two practice 1\nsquares ${today} ${line}`)).toHaveProperty('error.line', 2),
  );

  test('of a day that was played twice is the lower one, whichever device asks', () => {
    const one = rememberSquares(emptyMemory, today, result);
    const two = rememberSquares(emptyMemory, today, { ...result, total: 55 });
    for (const both of [joinMemories(one, two), joinMemories(two, one)])
      expect(both.squares.get(today)).toEqual(result);
  });

  test('has the totals of the engine, spoils nothing when it is sent, and is said', async () => {
    const there = await answered(engine, placed(did(opened(), { type: 'squaresHinted' }), ...all));
    const review = await engine.reviewSquares({
      grid: gridAfter(gameIn(there)) as string[],
      drawn: squaresOf(today),
    });
    expect(reviewOf(there, gameIn(there))).toEqual(review);
    const counted = squaresResultOf(there, gameIn(there));
    expect(counted).toEqual({
      total: review.total,
      sensible: review.sensible.total,
      best: review.best.total,
      hints: 1,
    });
    expect(announced(there)).toBe(counted && squaresWords.done(counted));
    for (const card of squaresOf(today)) expect(textOf(there)).not.toContain(card);
    expect(textOf(there)).toBe(
      `Fifteen Two Squares, 23 November 2026: ${review.total} (sensible ${review.sensible.total}, best found ${review.best.total}). With 1 hint.`,
    );
  });
});

test('each turn says the card placed, the total and the next card', async () => {
  const there = await answered(engine, placed(opened(), 6));
  const [first, second] = squaresOf(today);
  if (!first || !second) throw new Error('no cards');
  expect(announced(there)).toBe(
    `${squaresWords.placed(first, 6)} ${squaresWords.totalNow(0)} ${squaresWords.drawn(second, 1)}`,
  );
});
