import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { flowOf } from '../../../web/app/features/count/feature.js';
import { nextStep as playFlowOf } from '../../../web/app/features/pegging/selectors.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { type ShowSeat, wasPegged } from '../../../web/app/session/game.js';
import { selectStanding } from '../../../web/app/state/score_selectors.js';
import type { State, View } from '../../../web/app/state/state.js';
import { cardsOf, goTo, keepingScore, peg, playThrough, score, start, table, taps, undo } from '../play_through.js';

// The score follows from the record, so a correction in the record corrects the board.

const engine = await createEngine();

const through = (actions: readonly Action[], from?: State): Promise<State> => playThrough(engine, actions, from);

const sit = (seat: ShowSeat): Action => ({ type: 'seatChosen', seat });
const show = (seat: ShowSeat): Action => ({ type: 'showPegged', seat });
const given = (text: string): Action => ({ type: 'cardsGiven', cards: cardsOf(text) });
const cleared: Action = { type: 'cleared' };
const theyDeal: Action = { type: 'dealerChosen', dealer: 'them' };

const sixteen = await through([...taps('4S 5H 5D 6C KH'), show('pone'), sit('pone')]);

const fourteen = given('4S 5H 5D 6C 7H');

describe('a pegged hand that is corrected or cleared', () => {
  test.each<[string, readonly Action[], string, string]>([
    ['moves the peg, and says so', [fourteen], '0–14', '16 corrected to 14: they have 14.'],
    ['without a card is unpegged', taps('KH'), '0–0', '16 points taken back: they have 0.'],
    ['card by card is told from the pegged points', taps('KH 7H'), '0–14', '16 corrected to 14: they have 14.'],
    [
      'by its starter takes the next card as starter, on the next hand too',
      [sit('dealer'), ...taps('KH 7H')],
      '0–14',
      '16 corrected to 14: they have 14.',
    ],
    ['to what it was before says nothing new', taps('KH KH'), '0–16', ''],
    ['and undone moves the peg again', [fourteen, undo], '0–16', '14 corrected to 16: they have 16.'],
    [
      'names the player',
      [{ type: 'named', by: 'them', name: 'Ben' }, fourteen],
      '0–14',
      '16 corrected to 14: Ben has 14.',
    ],
    ['is unpegged, and a notice says so', [cleared], '0–0', '16 points taken back: they have 0.'],
    ['in mid-game too', [peg('them', 3), peg('us', 8), cleared], '8–3', '16 points taken back: they have 3.'],
  ])('%s', async (_, actions, points, notice) => {
    const state = await through(actions, sixteen);
    expect([score(state), state.ui.notice]).toEqual([points, notice]);
  });

  test('changes with the other hands if the starter was wrong, and each is named', async () => {
    const dealer = await through([sit('dealer'), ...taps('TC QC KC 4D'), show('dealer')], sixteen);
    expect(selectStanding(dealer)).toMatchObject({ shows: { pone: 16, dealer: 2 }, score: { ours: 2, theirs: 16 } });
    const other = await through([sit('pone'), fourteen], dealer);
    expect(selectStanding(other)).toMatchObject({ shows: { pone: 14, dealer: 0 }, score: { ours: 0, theirs: 14 } });
    expect(selectStanding(other).pegs.them).toEqual([14, 0]);
    expect(other.ui.notice).toBe('16 corrected to 14: they have 14. 2 points taken back: I have 0.');
  });

  test('can be pegged again, for the new cards', async () => {
    const empty = await through([cleared], sixteen);
    expect(wasPegged(table(empty), 'pone')).toBe(false);
    const other = await through(taps('2H 4H 6H 8H QH'), empty);
    expect(flowOf(other).primary.action).toEqual(show('pone'));
    expect(score(await through([show('pone')], other))).toBe('0–5');
  });

  test('comes back with its peg by undo', async () => {
    const back = await through([cleared, undo], sixteen);
    expect([score(back), back.session]).toEqual(['0–16', sixteen.session]);
  });

  test('and was worth nothing takes nothing back', async () => {
    const hand = taps('2H 4D 6H 8H QC');
    const nothing = await through([peg('us', 3), ...hand, show('pone'), sit('pone'), cleared]);
    expect([score(nothing), nothing.ui.notice]).toEqual(['3–0', '']);
  });

  test('keeps its cards and its points if they were played, and a notice says so', async () => {
    const play = [goTo('play'), ...taps('4H 6S TS JS 9C KS JS 9H 2D 4H TH 6S TS')];
    const pegged = await through([...play, { type: 'showCounted' }, show('pone'), show('dealer')]);
    for (const seat of ['pone', 'dealer'] as const) {
      const state = await through([sit(seat), cleared], pegged);
      expect(state.session).toEqual({ ...pegged.session, seat });
      expect(state.ui.notice).toMatch(/was played\. Undo/);
    }
  });
});

describe('a jack that is cut', () => {
  const cut = taps('4S 5H 5D 6C JD');

  test.each<[View, readonly Action[], string]>([
    ['count', cut, '2–0'],
    ['count', [theyDeal, ...cut], '0–2'],
    ['count', [...cut, theyDeal], '0–2'],
    ['play', cut, '2–0'],
    ['play', [theyDeal, ...cut], '0–2'],
  ])('pegs two for the dealer on %s, whenever it is said who deals: %#', async (view, actions, points) =>
    expect(score(await through([...keepingScore, goTo(view), ...actions]))).toBe(points),
  );

  test('wins at 119, whoever plays on', async () => {
    const won = await through([peg('us', 119), goTo('play'), ...cut]);
    expect(selectStanding(won)).toMatchObject({ winner: 'us', score: { ours: 121, theirs: 0 }, skunk: 'doubleSkunk' });
    expect(playFlowOf(won).primary.action).toEqual({ type: 'gameBegun' });
    const more = await through([peg('them', 4), show('pone')], won);
    expect([score(more), more.past.length]).toEqual(['121–0', won.past.length]);
  });

  test('is pegged once if it was pegged by hand before the jack was entered, and a notice says so', async () => {
    const byHand = await through([
      ...keepingScore,
      peg('us', 2),
      peg('them', 3),
      goTo('count'),
      ...taps('4S 5H 5D 6C'),
    ]);
    const jack = await through(taps('JD'), byHand);
    expect([score(jack), selectStanding(jack).heels]).toEqual(['2–3', 2]);
    expect(jack.ui.notice).toBe('Heels: 2 for me, already pegged by hand.');
    const back = await through([undo], jack);
    expect([score(back), back.session]).toEqual(['2–3', byHand.session]);
    expect(score(await through(taps('KD'), byHand))).toBe('2–3');
  });

  test('is pegged besides points that cannot be heels', async () => {
    const shown = [...keepingScore, goTo('count'), ...taps('4S 5H 5D 6C')];
    for (const other of [[peg('us', 3)], [peg('them', 2)], [peg('us', 1), peg('us', 2)]]) {
      const before = await through([...shown, ...other]);
      const [ours = 0, theirs] = score(before).split('–').map(Number);
      expect(score(await through([goTo('count'), ...taps('JD')], before))).toBe(`${ours + 2}–${theirs}`);
    }
    // The jack was entered first, so a later peg of 2 by hand is for something else.
    expect(score(await through([...shown, ...taps('JD'), peg('us', 2)]))).toBe('4–0');
  });

  test('goes away with the starter, and a notice says so', async () => {
    const jack = await through([peg('us', 119), ...cut]);
    const gone = await through(taps('JD'), jack);
    expect(gone.ui.notice).toBe('No heels now: 2 points off my score.');
    expect([score(gone), selectStanding(gone).winner]).toEqual(['119–0', undefined]);
    expect(score(await through(taps('KD'), gone))).toBe('119–0');
    expect(score(await through([undo], jack))).toBe('119–0');
  });

  test('is before the first card of the play, for what its cards are worth', async () => {
    const jack = await through([peg('us', 60), goTo('play'), ...cut, ...taps('TC')]);
    expect(selectStanding(jack)).toMatchObject({ beforeThrow: { ours: 60 }, beforePlay: { ours: 62, theirs: 0 } });
  });
});

const begun = await through([peg('us', 118), peg('them', 90), theyDeal, goTo('count'), ...taps('4S 5H 5D 6C KH')]);
const won = await through([show('pone')], begun);

describe('a win by a show', () => {
  test('is known on Count, where it happened', () => {
    expect([won.view, score(won)]).toEqual(['count', '121–90']);
    expect(selectStanding(won)).toMatchObject({ winner: 'us', skunk: 'skunk' });
    expect(flowOf(won).primary.action).toEqual({ type: 'gameBegun' });
    expect([won.session.seat, won.ui.padOpen]).toEqual(['pone', false]);
  });

  test('is the last that pegs', async () => {
    const more: readonly Action[] = [peg('them', 5), ...taps('2H 4H 6H 8H'), show('dealer'), { type: 'dealEnded' }];
    const after = await through(more, won);
    expect([score(after), after.session.game.deals.length]).toEqual(['121–90', 1]);
  });

  test('is taken back with a card that was wrong, and the game goes on', async () => {
    const none = await through([sit('pone'), given('2S 4H 6D 8C KH')], won);
    expect([score(none), selectStanding(none).winner]).toEqual(['118–90', undefined]);
  });

  test('is counted by New game, and the loser deals', async () => {
    const next = await through([{ type: 'gameBegun' }], won);
    expect(next.session.won).toEqual([{ winner: 'us', skunk: 'skunk', lead: 31 }]);
    expect([score(next), table(next).weDeal]).toEqual(['0–0', false]);
    const theirs = await through([peg('them', 121), { type: 'gameBegun' }], next);
    expect(theirs.session.won).toEqual([
      { winner: 'us', skunk: 'skunk', lead: 31 },
      { winner: 'them', skunk: 'doubleSkunk', lead: 121 },
    ]);
    expect(table(theirs).weDeal).toBe(true);
  });
});

test('a new game before the end counts nothing and leaves the dealer', async () => {
  const next = await through([theyDeal, peg('us', 60), { type: 'gameBegun' }]);
  expect([next.session.won, score(next), table(next).weDeal]).toEqual([[], '0–0', false]);
  expect(start.session.won).toEqual([]);
});

test('the score of a throw has the pegs set on the board, and not those of the deal', async () => {
  const set = await through([peg('us', 60), peg('them', 55)]);
  const counted = await through([...taps('4S 5H 5D 6C JH'), show('pone'), peg('us', 3)], set);
  expect(score(counted)).toBe('65–71');
  for (const state of [set, counted]) expect(selectStanding(state).beforeThrow).toEqual({ ours: 60, theirs: 55 });
});

test('a hand that is pegged twice makes one step', async () => {
  const again = await through([sit('pone'), show('pone')], sixteen);
  expect(again.past.length).toBe(sixteen.past.length);
  expect(score(again)).toBe('0–16');
});
