import { describe, expect, test } from 'vitest';
import { flowOf } from '../../web/app/features/count/feature.js';
import type { Action } from '../../web/app/root/reducer.js';
import { isEmpty } from '../../web/app/root/registry.js';
import { printRoute } from '../../web/app/root/route.js';
import { countOf } from '../../web/app/session/count_slice.js';
import { emptyDeal, isUntouched } from '../../web/app/session/game.js';
import { isBeforeGame, isFresh, noLoneHand, type Seat } from '../../web/app/session/session.js';
import { selectStanding } from '../../web/app/state/score_selectors.js';
import { readStored, type SavedHistory, writeStored } from '../../web/app/state/serialize_state.js';
import type { State } from '../../web/app/state/state.js';
import {
  cardsOf,
  engine,
  follow,
  goTo,
  hands,
  keepingScore,
  peg,
  playThrough,
  reach,
  score,
  start,
  table,
  taps,
  undo,
} from './play_through.js';

// A hand that is counted before there is a game belongs to no deal.

const sit = (seat: Seat): Action => ({ type: 'seatChosen', seat });
const keepScore: Action = { type: 'scoreKept' };
const cleared: Action = { type: 'cleared' };
const jack = await playThrough(engine, taps('4S 5H 5D 6C JD'));
const six = [goTo('discard'), ...taps('5H JH 6S 4H 5S 2C')];
const kept = { kept: cardsOf('5H JH 4H 5S'), thrown: cardsOf('6S 2C') } as const;

/** Expects that the table is that of a new game: no cards, no starter and no points. */
const expectNoDeal = (state: State): void => {
  expect(table(state)).toEqual(emptyDeal(true));
  expect([state.session.game.deals.length, score(state), selectStanding(state).heels]).toEqual([1, '0–0', 0]);
};

describe('a hand by itself', () => {
  test('is on Count only: its jack pegs no heels, and no other screen has its cards', async () => {
    expect(jack.session.lone).toEqual({ hand: cardsOf('4S 5H 5D 6C'), starter: 'JD' });
    expect([isBeforeGame(jack.session), isFresh(jack.session)]).toEqual([true, false]);
    expectNoDeal(jack);
    for (const view of ['discard', 'play', 'board'] as const) {
      const there = await playThrough(engine, [goTo(view)], jack);
      expect([view, isEmpty(there)]).toEqual([view, true]);
      expectNoDeal(there);
    }
    expect(countOf(reach([goTo('discard'), goTo('count')], jack).session)).toEqual(countOf(jack.session));
  });

  test('is counted as a hand and as a crib with the same cards, one at a time', () => {
    const flush = reach(taps('2H 4H 6H KH QD'));
    const crib = reach([sit('crib')], flush);
    expect(hands(flush)).toMatchObject({ pone: cardsOf('2H 4H 6H KH'), dealer: [], crib: [] });
    expect(hands(crib)).toMatchObject({ pone: [], dealer: [], crib: cardsOf('2H 4H 6H KH') });
    expect(reach([sit('pone')], crib).session).toEqual(flush.session);
    expect([crib.past.length, crib.ui.padOpen]).toEqual([flush.past.length, false]);
  });

  test('waits while any cards are counted together', () => {
    const any = reach([sit('any'), ...taps('7H 8H'), cleared, sit('crib')], jack);
    expect(any.session.lone).toEqual(jack.session.lone);
    const more = reach([{ type: 'cardsGiven', cards: cardsOf('AS 2S 3S 4S 5S 6S') }], jack);
    expect(more.session).toMatchObject({ seat: 'any', lone: jack.session.lone });
    expect(isBeforeGame(more.session)).toBe(true);
  });

  test('makes way for the next one, which starts from nothing', async () => {
    expect(flowOf(jack).primary.action).toEqual(cleared);
    const empty = reach([cleared], jack);
    expect([empty.session.lone, empty.ui.padOpen]).toEqual([noLoneHand, true]);
    expect(isFresh(empty.session)).toBe(true);
    const second = await playThrough(engine, taps('4S 5H 7C 8C 9D'), empty);
    expect(second.session.lone).toEqual({ hand: cardsOf('4S 5H 7C 8C'), starter: '9D' });
    expectNoDeal(second);
    expect(reach([cleared, undo], jack).session).toEqual(jack.session);
  });

  test('is what a link with one hand opens, and a link with several opens a deal', async () => {
    for (const link of ['v1/count/4S5H5D6C-JD', 'v1/count/..4S5H5D6C-JD/crib', 'v1/count/4S5H', 'v1/count/-JD']) {
      const opened = await follow(engine, link);
      expect([isBeforeGame(opened.session), printRoute(opened)]).toEqual([true, link]);
      expectNoDeal(opened);
    }
    expect((await follow(engine, 'v1/count/4S5H5D6C-JD')).session).toEqual(jack.session);
    const show = await follow(engine, 'v1/count/4S5H5D6C.7H8H9CTC-JD');
    expect([isBeforeGame(show.session), show.session.lone]).toEqual([false, noLoneHand]);
    expect(table(show)).toMatchObject({ hands: { pone: cardsOf('4S 5H 5D 6C') }, starter: 'JD' });
    expect(selectStanding(show).heels).toBe(2);
  });
});

describe('Keep score', () => {
  test('makes the hand one of the deal and opens the board, and undo takes it back', async () => {
    expect(flowOf(jack).skip?.action).toEqual(keepScore);
    const state = await playThrough(engine, [keepScore], jack);
    expect([state.view, state.session.keepsScore, state.session.lone]).toEqual(['board', true, noLoneHand]);
    expect(table(state)).toMatchObject({ hands: { pone: cardsOf('4S 5H 5D 6C'), crib: [] }, starter: 'JD' });
    expect([isBeforeGame(state.session), score(state)]).toEqual([false, '2–0']);
    const back = await playThrough(engine, [undo], state);
    expect([back.view, back.session]).toEqual(['count', jack.session]);
    expectNoDeal(back);
  });

  test('leaves the cards at their seat: a crib is the crib of the deal', () => {
    const crib = reach([sit('crib'), keepScore], jack);
    expect(table(crib)).toMatchObject({ hands: { pone: [], dealer: [], crib: cardsOf('4S 5H 5D 6C') }, starter: 'JD' });
    expect(table(reach([sit('any'), keepScore], jack)).hands.pone).toEqual(cardsOf('4S 5H 5D 6C'));
  });

  test('begins with an empty table if nothing was counted, and changes nothing if score is kept', () => {
    const begun = reach([keepScore]);
    expect([isBeforeGame(begun.session), isFresh(begun.session)]).toEqual([false, false]);
    expect(isUntouched(begun.session.game)).toBe(true);
    const counted = reach([goTo('count'), ...taps('4S 5H')], begun);
    const again = reach([keepScore], counted);
    expect([again.view, again.session]).toEqual(['board', counted.session]);
  });

  test('lasts for the games after this one', async () => {
    const next = await playThrough(engine, [keepScore, peg('us', 121), { type: 'gameBegun' }, goTo('count')]);
    expect(isBeforeGame(next.session)).toBe(false);
    expect(table(reach(taps('4S'), next)).hands.pone).toEqual(['4S']);
  });
});

describe('a game begins', () => {
  test('with the hand if its points are pegged', async () => {
    const pegged = await playThrough(engine, [{ type: 'showPegged', seat: 'pone' }], jack);
    expect([score(pegged), pegged.session.keepsScore, pegged.session.lone]).toEqual(['2–16', true, noLoneHand]);
    expect(table(pegged).hands.pone).toEqual(cardsOf('4S 5H 5D 6C'));
    const back = await playThrough(engine, [undo], pegged);
    expect([score(back), back.session]).toEqual(['0–0', jack.session]);
  });

  test.each<[string, readonly Action[]]>([
    ['a name', [{ type: 'named', by: 'us', name: 'Ann' }]],
    ['a peg', [goTo('board'), peg('us', 2)]],
    ['a card on Pegging', [goTo('play'), ...taps('9H')]],
  ])('without the hand by %s, and undo brings it back', async (_, steps) => {
    const begun = await playThrough(engine, steps, jack);
    expect([isBeforeGame(begun.session), begun.session.lone, table(begun).starter]).toEqual([false, noLoneHand, null]);
    expect(selectStanding(begun).heels).toBe(0);
    expect(reach([undo], begun).session).toEqual(jack.session);
  });
});

describe('six dealt cards', () => {
  const waiting = reach(six, jack);

  test('leave the hand alone, and it may have the same cards', async () => {
    expect(waiting.session.lone).toEqual(jack.session.lone);
    expect([isBeforeGame(waiting.session), waiting.ui.notice]).toEqual([true, '']);
    const counted = reach([goTo('count')], waiting);
    expect(countOf(counted.session)).toEqual(countOf(jack.session));
    expect(flowOf(counted)).toEqual(flowOf(jack));
    const afterwards = reach([...six, goTo('count'), ...taps('4S 5H 5D 6C JD')]);
    expect([afterwards.session.lone, table(afterwards).dealt]).toEqual([jack.session.lone, table(waiting).dealt]);
    expect(score(await playThrough(engine, [], afterwards))).toBe('0–0');
    expect(table(reach([cleared], counted)).dealt).toEqual(table(waiting).dealt);
    const random: Action = { type: 'sixDealt', dealt: cardsOf('AH 2D 3C 9H JC QS') };
    expect(reach([goTo('discard'), random], jack).session.lone).toEqual(jack.session.lone);
  });

  test.each(['keptPlayed', 'keptCounted'] as const)('drop the hand when two are thrown: %s', async (type) => {
    const thrown = await playThrough(engine, [goTo('discard'), { type, ...kept }], waiting);
    expect([isBeforeGame(thrown.session), thrown.session.lone]).toEqual([false, noLoneHand]);
    expect(thrown.ui.notice).toBe('Undo brings the cards back.');
    expect(table(thrown)).toMatchObject({ hands: { pone: [], dealer: kept.kept }, thrown: kept.thrown, starter: null });
    expect(score(thrown)).toBe('0–0');
    expect(reach([undo], thrown).session).toEqual(waiting.session);
  });
});

describe('a stored session', () => {
  const stored = (state: State, change: (row: Record<string, unknown>) => void = () => undefined) => {
    const text = JSON.parse(writeStored(state, state.view, 7)) as { rows: Record<string, unknown>[] };
    for (const row of text.rows) change(row);
    return readStored(JSON.stringify(text)) as SavedHistory;
  };

  test('keeps the hand by itself, and that score is kept', () => {
    for (const state of [jack, reach([keepScore], jack), reach([sit('crib'), ...six], jack)]) {
      const again = stored(state);
      expect([again.session, again.past]).toEqual([state.session, state.past]);
    }
    expect(stored(jack).session.lone.starter).toBe('JD');
    expect(stored(reach(keepingScore)).session.keepsScore).toBe(true);
  });

  test('of an earlier version, which had neither, is read with its hands in their deal', () => {
    const earlier = (row: Record<string, unknown>) => {
      delete row.lone;
      delete row.keepsScore;
    };
    expect(stored(start, earlier).session).toEqual(start.session);
    const { session, past } = stored(reach([...keepingScore, ...taps('4S 5H 5D 6C JD')]), earlier);
    expect([session.keepsScore, session.lone, isBeforeGame(session)]).toEqual([false, noLoneHand, false]);
    expect(countOf(session)).toMatchObject({ hands: { pone: cardsOf('4S 5H 5D 6C') }, starter: 'JD' });
    expect(past.length).toBe(6);
    const pegged = reach([peg('us', 60), ...six]);
    expect(stored(pegged, earlier).session).toEqual(pegged.session);
  });

  test.each<[string, unknown]>([
    ['no hand', null],
    ['a text', '4S5H'],
    ['five cards', { hand: cardsOf('4S 5H 5D 6C 7C'), starter: null }],
    ['a card twice', { hand: cardsOf('4S 4S'), starter: null }],
    ['no cards', { hand: ['XX'], starter: null }],
  ])('has no hand by itself if %s stands there', (_, lone) =>
    expect(stored(jack, (row) => Object.assign(row, { lone })).session).toEqual({ ...jack.session, lone: noLoneHand }),
  );

  test('has no starter if none stands there, and keeps score only if it says so', () => {
    const starter = (row: Record<string, unknown>) =>
      Object.assign(row, { lone: { hand: cardsOf('4S 5H'), starter: '11D' }, keepsScore: 'yes' });
    const lone = { hand: cardsOf('4S 5H'), starter: null };
    expect(stored(jack, starter).session).toMatchObject({ lone, keepsScore: false });
  });
});
