import { describe, expect, test } from 'vitest';
import { createEngine, type Side } from '../../dist/engine/index.js';
import { readSettings } from '../../web/app/effects/storage.js';
import { scoreOf } from '../../web/app/games/board.js';
import { openLink, printRoute, splitRoute } from '../../web/app/links/route.js';
import { initialState, type State } from '../../web/app/model/state.js';
import { crossOf, crossOutlookOf, evenOf, mapOf, outlookOf } from '../../web/app/screens/board/screen.js';
import { canUndo, printText, screens } from '../../web/app/screens/index.js';
import { type Action, update } from '../../web/app/update/update.js';
import { answered, cardsOf, reach, start, taps } from './play_through.js';

const engine = await createEngine();

const sit: Action = { type: 'viewChosen', view: 'board' };
const us = (...points: readonly number[]): readonly Action[] => pegs('us', points);
const them = (...points: readonly number[]): readonly Action[] => pegs('them', points);
const pegs = (by: Side, points: readonly number[]): readonly Action[] =>
  points.map((each) => ({ type: 'pegged', by, points: each }));
const undo: Action = { type: 'undone' };

const board = (...actions: readonly (readonly Action[])[]): State => reach([sit, ...actions.flat()]);
const score = (state: State) => Object.values(scoreOf(state.game.board)).join('–');

/** As a stranger's link, or as a place of our own in the history. */
const follow = async (link: string, from: State, kept = false): Promise<State> => {
  const split = splitRoute(link);
  if (!split) throw new Error(`${link} is not one of ours`);
  return update(from, { type: 'linkOpened', ...(await openLink(split, engine)), kept });
};

describe('pegging', () => {
  test('moves the peg behind over the one in front', () => {
    expect(board(us(2)).game.board.us).toEqual([2, 0]);
    expect(board(us(2, 6)).game.board.us).toEqual([2, 8]);
    expect(board(us(2, 6, 1), them(3)).game.board).toMatchObject({ us: [9, 8], them: [3, 0] });
  });

  test('stops at 121, and nobody pegs after that', () => {
    const won = board(us(100, 29), them(50));
    expect(score(won)).toBe('121–0');
    expect(won.past.board.length).toBe(2);
  });

  test('is undone without end, dealers and new games too', () => {
    const steps: readonly Action[] = [
      ...us(2),
      ...them(12),
      { type: 'nextTapped' },
      ...us(8),
      { type: 'dealerChosen', weDeal: true },
      { type: 'cleared' },
      ...them(1),
    ];
    let states: readonly State[] = [board()];
    for (const step of steps) states = [...states, reach([step], states.at(-1))];
    let state = states.at(-1) as State;
    for (const before of states.slice(0, -1).reverse()) {
      state = reach([undo], state);
      expect(state.game.board).toEqual(before.game.board);
    }
    expect(canUndo(state)).toBe(false);
  });

  test('of nothing makes no step', () => {
    expect(board(us(0)).past.board).toEqual([]);
  });
});

describe('the end of a game', () => {
  test.each([
    [120, 91, 'I win by 30.'],
    [120, 90, 'I win by 31: a skunk.'],
    [120, 61, 'I win by 60: a skunk.'],
    [120, 60, 'I win by 61: a double skunk.'],
  ])('from %i against %i is “%s”', (ours, theirs, said) => {
    const state = board(us(ours), them(theirs), us(1));
    expect(screens.board.announce(state)).toContain(said);
    expect(printText(state)).toBe(`Me 121, them ${theirs}. ${said}`);
  });

  test('asks no more questions, and a new game can be undone', async () => {
    const over = await answered(engine, board(us(121)));
    expect(over.results.size).toBe(0);
    const fresh = reach([{ type: 'cleared' }], over);
    expect(score(fresh)).toBe('0–0');
    expect(reach([undo], fresh).game).toEqual(over.game);
  });
});

describe('what the board says', () => {
  test('is the engine’s outlook at the start of a deal, and as a text', async () => {
    const state = await answered(engine, board(us(90), them(75), [{ type: 'dealerChosen', weDeal: false }]));
    const outlook = await engine.winChance({ ours: 90, theirs: 75, weDeal: false });
    expect(outlookOf(state)).toEqual(outlook);
    expect(printText(state)).toBe(`Me 90, them 75, they deal: I win ${Math.round(outlook.chance * 100)}%.`);
    expect(screens.board.announce(state)).toBe(printText(state));
  });

  test('gives the even score where the chance passes a half', async () => {
    const state = await answered(engine, board(us(60), them(75)));
    const even = evenOf(state) as number;
    const chance = async (ours: number) => (await engine.winChance({ ours, theirs: 75, weDeal: true })).chance;
    expect(await chance(even)).toBeGreaterThanOrEqual(0.5);
    expect(await chance(even - 1)).toBeLessThan(0.5);
  });
});

describe('the map of every score', () => {
  const opened = reach([{ type: 'mapOpened', open: true }], board(us(60), them(75)));

  test('is asked for when it opens, and starts at the score', async () => {
    expect(mapOf(await answered(engine, board()))).toBeUndefined();
    const state = await answered(engine, opened);
    const { chance } = await engine.winChance({ ours: 60, theirs: 75, weDeal: true });
    expect(mapOf(state)?.rows[20]?.[25]).toBe(chance);
    expect(crossOutlookOf(state)?.chance).toBe(chance);
    expect(crossOf(state)).toEqual({ ours: 60, theirs: 75 });
  });

  test('gives the chance under its cross for either dealer', async () => {
    const moved = reach(
      [
        { type: 'mapPointed', at: { ours: 100, theirs: 110 } },
        { type: 'mapTurned', weDeal: false },
      ],
      opened,
    );
    const state = await answered(engine, moved);
    const { chance } = await engine.winChance({ ours: 100, theirs: 110, weDeal: false });
    expect(screens.board.announce(state)).toBe(`Me 100, them 110: I win ${Math.round(chance * 100)}%.`);
    expect(state.game.board).toEqual(opened.game.board);
    expect(crossOf(reach([{ type: 'mapPointed', at: null }], state))).toEqual({ ours: 60, theirs: 75 });
  });
});

describe('whose crib it is', () => {
  const cribs = ({ game: { board, discard, play } }: State) => [board.weDeal, discard.weDeal, play.weDeal];

  test('is set on one screen for all of them', () => {
    const theirs = board(us(2), [{ type: 'dealerChosen', weDeal: false }]);
    expect(cribs(theirs)).toEqual([false, false, false]);
    expect(cribs(reach([{ type: 'cribChosen', weDeal: true }], theirs))).toEqual([true, true, true]);
    expect(cribs(reach([{ type: 'playCribChosen', weDeal: true }], theirs))).toEqual([true, true, true]);
    expect(cribs(reach([{ type: 'nextTapped' }], theirs))).toEqual([true, true, true]);
    expect(cribs(reach([undo], theirs))).toEqual([true, true, true]);
  });

  test('changes only with the board once the game has begun', () => {
    const discard: Action = { type: 'viewChosen', view: 'discard' };
    expect(cribs(reach([discard, { type: 'nextTapped' }]))).toEqual([false, false, false]);
    expect(cribs(reach([discard, { type: 'nextTapped' }], board(us(2))))).toEqual([true, true, true]);
  });

  test('comes back on all screens when the new hand is undone', () => {
    const next = reach([{ type: 'viewChosen', view: 'discard' }, ...taps('5D JH'), { type: 'nextTapped' }]);
    expect(cribs(next)).toEqual([false, false, false]);
    const back = reach([undo], next);
    expect(cribs(back)).toEqual([true, true, true]);
    expect(back.game.discard.dealt).toEqual(['5D', 'JH']);
  });

  test('does not change when a card is undone', () => {
    const six = reach([{ type: 'viewChosen', view: 'discard' }, ...taps('5D JH')]);
    const dealt = reach([sit, ...us(4), { type: 'nextTapped' }, { type: 'viewChosen', view: 'discard' }, undo], six);
    expect(dealt.game.discard).toMatchObject({ dealt: ['5D'], weDeal: false });
    expect(dealt.game.board.weDeal).toBe(false);
  });

  test('stays as it was for the cards on the table', () => {
    const laid = reach([
      { type: 'viewChosen', view: 'play' },
      ...taps('4H 5S 5D 6S 9C 7S'),
      sit,
      { type: 'nextTapped' },
    ]);
    expect(cribs(laid)).toEqual([false, false, true]);
    expect(laid.game.play.played).toEqual(['7S']);
  });
});

describe('the score', () => {
  const cards = taps('5D JH 6S 4H 5S 2C');

  test('goes into the questions of Discard and Play', async () => {
    const { results } = await answered(
      engine,
      reach([{ type: 'viewChosen', view: 'discard' }, ...cards], board(us(60), them(55))),
    );
    expect([...results.keys()].find((key) => key.startsWith('valueDiscards'))).toContain('"ours":60,"theirs":55');
    const play = reach([{ type: 'viewChosen', view: 'play' }, ...taps('4H 5S 5D 6S 9C 7S')], board(us(60), them(55)));
    const asked = [...(await answered(engine, play)).results.keys()];
    expect(asked.filter((key) => key.includes('"ours":60,"theirs":55')).length).toBe(asked.length);
  });

  test('of a play is the one before its first card', async () => {
    const play = reach([{ type: 'viewChosen', view: 'play' }, ...taps('4H 5S 5D 6S 9C 7S')], board(us(60), them(55)));
    const pegged = reach([sit, ...them(2), { type: 'viewChosen', view: 'play' }], play);
    expect(printRoute(pegged)).toBe('v1/play/4H5S5D6S-9C/mine/7S/60-55');
    expect(pegged.game.play.before).toEqual({ ours: 60, theirs: 55 });
    expect(reach([undo], pegged).game.play.before).toBeUndefined();
  });
});

describe('the show', () => {
  const hand = reach(taps('4S 5H 5D 6C JD'), board(us(10), them(20), [{ type: 'dealerChosen', weDeal: false }]));

  test('is pegged once a deal for the player who holds the hand, with heels', () => {
    const counted = reach([{ type: 'viewChosen', view: 'count' }], hand);
    const show: Action = { type: 'showPegged', seat: 'pone', points: 16 };
    const pegged = reach([{ type: 'heelsPegged' }, show, show, { type: 'heelsPegged' }], counted);
    expect(score(pegged)).toBe('26–22');
    expect(pegged.view).toBe('count');
    const dealer = reach([{ type: 'showPegged', seat: 'dealer', points: 4 }], pegged);
    const crib = reach([{ type: 'showPegged', seat: 'crib', points: 5 }], dealer);
    expect(score(crib)).toBe('26–31');
    expect(score(reach([{ type: 'nextTapped' }, sit], crib))).toBe('26–31');
    expect(score(reach([sit, undo, undo, undo, undo], crib))).toBe('10–20');
  });

  test('goes with its deal once it is pegged', () => {
    const crib = reach(
      [
        { type: 'viewChosen', view: 'count' },
        { type: 'showPegged', seat: 'dealer', points: 4 },
        { type: 'seatChosen', seat: 'crib' },
        { type: 'nextTapped' },
      ],
      hand,
    );
    expect(crib.game.board).toMatchObject({ weDeal: true, counted: [] });
    expect(crib.view).toBe('count');
  });

  test('leaves the board alone if it was never pegged', () => {
    const counted = reach([{ type: 'seatChosen', seat: 'crib' }, { type: 'nextTapped' }], hand);
    expect(counted.game.board).toEqual(hand.game.board);
  });

  test('pegs nothing after the end of a game', () => {
    const over = reach([{ type: 'showPegged', seat: 'dealer', points: 4 }], board(us(121)));
    expect(over.game.board.counted).toEqual([]);
  });
});

test('the play is pegged for both, once a deal', () => {
  const pegged: Action = { type: 'playPegged', us: 3, them: 5 };
  const state = reach([{ type: 'viewChosen', view: 'play' }, pegged, pegged]);
  expect(score(state)).toBe('3–5');
  expect(state.view).toBe('play');
  expect(score(reach([sit, { type: 'nextTapped' }, { type: 'viewChosen', view: 'play' }, pegged], state))).toBe('6–10');
});

describe('cards', () => {
  test('are refused on the board', () => {
    const state = board(us(4));
    expect(reach(taps('5H'), state).game).toEqual(state.game);
    const given = reach([{ type: 'cardsGiven', cards: cardsOf('5H 6H') }], state);
    expect(given.game).toEqual(state.game);
    expect(given.ui.notice).not.toBe('');
  });
});

describe('a link', () => {
  test('of the board says the score and who deals', async () => {
    expect(printRoute(board())).toBe('v1/board/0-0');
    const state = board(us(58, 2), them(55), [{ type: 'dealerChosen', weDeal: false }]);
    expect(printRoute(state)).toBe('v1/board/60-55/theirs');
    const opened = await follow('v1/board/60-55/theirs', start);
    expect(printRoute(opened)).toBe('v1/board/60-55/theirs');
    expect(opened.game.discard.weDeal).toBe(false);
  });

  test('without a score opens the board as it is', async () => {
    const state = board(us(4));
    expect((await follow('v1/board/', reach([{ type: 'viewChosen', view: 'count' }], state))).game).toEqual(state.game);
  });

  test('replaces the stored board, and undo brings it back', async () => {
    const state = await follow('v1/board/60-55', board(us(4)));
    expect(score(state)).toBe('60–55');
    expect(score(reach([undo], state))).toBe('4–0');
  });

  test('of a discard may set the score of the board', async () => {
    const state = await follow('v1/discard/5DJH6S4H5S2C/theirs/60-55', start);
    expect(score(state)).toBe('60–55');
    expect(state.game.board.weDeal).toBe(false);
    expect(printRoute(state)).toBe('v1/discard/5DJH6S4H5S2C/theirs/60-55');
    expect(printRoute(await follow('v1/discard/5DJH6S4H5S2C/60-55', start))).toBe('v1/discard/5DJH6S4H5S2C/60-55');
  });

  test('of a discard without a score leaves the game as it is', async () => {
    const state = await follow('v1/discard/5DJH6S4H5S2C/theirs', board(us(60), them(55)));
    expect(state.game.board).toMatchObject({ weDeal: true });
    expect(score(state)).toBe('60–55');
    expect(state.game.discard.weDeal).toBe(false);
  });

  test('of a play has the score before it', async () => {
    const state = await follow('v1/play/4H5S5D6S-9C/mine/7S/60-55', start);
    expect(state.game.play.before).toEqual({ ours: 60, theirs: 55 });
    expect(printRoute(state)).toBe('v1/play/4H5S5D6S-9C/mine/7S/60-55');
  });

  test('from our own history does not move the pegs back', async () => {
    const state = board(us(4));
    expect(score(await follow('v1/board/2-0', state, true))).toBe('4–0');
    expect(score(await follow('v1/discard/5DJH6S4H5S2C/2-0', state, true))).toBe('4–0');
    expect(score(await follow('v1/board/2-0', start, true))).toBe('2–0');
  });

  test.each([
    ['v1/board/122-0', 'badScore'],
    ['v1/board/121-121', 'badScore'],
    ['v1/discard/5DJH6S4H5S2C/121-0', 'badScore'],
    ['v1/play/4H5S5D6S-9C/999-0', 'badScore'],
  ])('%s is refused as %s', async (link, code) => {
    const split = splitRoute(link);
    await expect(split && openLink(split, engine)).rejects.toMatchObject({ code });
  });

  test.each(['v1/board/60', 'v1/board/60-55-mine', 'v1/board/-1-5', 'v1/board/60-55/nobody', 'v1/board/1e2-0'])(
    '%s is not one of our links',
    (link) => {
      expect(splitRoute(link)).toBeUndefined();
    },
  );

  test('of a game that is over opens it', async () => {
    expect(printText(await follow('v1/board/121-60', start))).toContain('a double skunk');
  });
});

test('a stored board is there at the start, with its undo', () => {
  const { game, past } = board(us(2, 6), them(3));
  const kept = initialState(readSettings(null), { board: game.board, past: past.board });
  expect(kept.game.board).toEqual(game.board);
  expect(score(reach([sit, undo, undo], kept))).toBe('2–0');
});
