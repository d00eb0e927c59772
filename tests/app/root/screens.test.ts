import { describe, expect, test } from 'vitest';
import { strings } from '../../../web/app/messages/app.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { sessionRefusal } from '../../../web/app/root/session_reducer.js';
import { selectStanding } from '../../../web/app/state/score_selectors.js';
import { covers, initialState, panels, type View } from '../../../web/app/state/state.js';
import {
  answered,
  cardsOf,
  engine,
  follow,
  goTo,
  keepingScore,
  peg,
  playThrough,
  reach,
  score,
  start,
  table,
  taps,
  undo,
} from '../play_through.js';

const six = taps('5D JH 6S 4H 5S 2C');
const menu: Action = { type: 'panelChosen', panel: 'menu' };
const tray: Action = { type: 'trayTapped' };
const ended: Action = { type: 'dealEnded' };

describe('the next deal begins', () => {
  const dealt = reach([goTo('discard'), ...six]);

  test('on Discard, where six were dealt', () => expect(reach([goTo('count'), ended], dealt).view).toBe('discard'));

  test('on Count, if hands were only counted', () =>
    expect(reach([...keepingScore, ...taps('5H 6H 7H 8H 9H'), ended]).view).toBe('count'));

  test('and a sentence says so, unless the last deal was counted or pegged by hand', async () => {
    const said = async (...actions: readonly Action[]) => (await playThrough(engine, actions)).ui.notice;
    const back = `New deal, they deal. ${strings.lastCardsBack}`;
    expect(await said(ended)).toBe('New deal, they deal');
    expect(await said(goTo('discard'), ...six, ended)).toBe(back);
    expect(await said(peg('us', 2), ended, goTo('discard'), ...six, ended)).toBe(
      `New deal, I deal. ${strings.lastCardsBack}`,
    );
    expect(await said(...keepingScore, ...taps('4S 5H 5D 6C KH'), ended)).toBe(back);
    const pegged = [...keepingScore, ...taps('4S 5H 5D 6C KH'), { type: 'showPegged', seat: 'pone' }] as const;
    expect(await said(...pegged, ended)).toBe(back);
    expect(await said(...pegged, ...taps('TC QC KC 4D'), ended)).toBe(strings.leftUncounted(1));
    const crib = [{ type: 'seatChosen', seat: 'crib' }, ...taps('2H 6H 8D QD')] as const;
    expect(await said(...pegged, ...crib, ended)).toBe('');
    expect(await said(goTo('discard'), ...six, peg('us', 2), ended)).toBe(back);
  });

  test('on the board, where it was ended there', () =>
    expect(reach([goTo('board'), peg('us', 2), ended], dealt).view).toBe('board'));
});

test.each<[string, readonly Action[], View, number]>([
  ['stays there if a peg is taken back', [goTo('board'), peg('us', 2)], 'board', 0],
  ['stays there wherever the peg was pegged', [peg('us', 2), goTo('board')], 'board', 0],
  ['leads to the screen where cards are taken back', [goTo('discard'), ...six, goTo('board')], 'discard', 5],
  ['stays where the dealer is seen', [{ type: 'dealerChosen', dealer: 'them' }, goTo('board')], 'board', 0],
])('Undo on the board %s', (_, actions, view, dealt) => {
  const state = reach([...actions, undo]);
  expect([state.view, table(state).dealt.length, table(state).weDeal]).toEqual([view, dealt, true]);
});

describe('the pad after Undo', () => {
  const whole = reach([...keepingScore, ...taps('4S 5H 5D 6C JD')]);

  test('is open where cards came or went, also where the hand is whole again', () => {
    expect(reach([undo], whole).ui.padOpen).toBe(true);
    expect(reach([{ type: 'cleared' }, undo], whole).ui.padOpen).toBe(true);
  });

  test('stays folded where only points were taken back', async () => {
    const pegged = await playThrough(engine, [{ type: 'showPegged', seat: 'pone' }], whole);
    const back = await playThrough(engine, [undo], pegged);
    expect([score(pegged), score(back), back.ui.padOpen]).toEqual(['2–16', '2–0', false]);
  });
});

describe('a tap on the tray', () => {
  test('folds no pad on which cards are missing', () => {
    expect(reach([...taps('4S 5H'), tray]).ui.padOpen).toBe(true);
    const any: Action = { type: 'seatChosen', seat: 'any' };
    expect(reach([any, tray]).ui.padOpen).toBe(true);
    const hand = [{ type: 'seatChosen', seat: 'pone' } as const, ...taps('4S')];
    expect(reach([any, ...taps('7H'), ...hand, tray]).ui.padOpen).toBe(true);
  });

  test('opens the pad over a whole hand, and folds it again', () => {
    const whole = reach(taps('4S 5H 5D 6C JD'));
    const tapped = [[], [tray], [tray, tray]].map((taps) => reach(taps, whole).ui.padOpen);
    expect(tapped).toEqual([false, true, false]);
  });

  test('closes what lay over it', () => expect(reach([menu, tray]).ui.panel).toBeNull());
});

test('an app that is opened waits for no link and for no late answer, and says nothing', () => {
  const { reading, late, notice, panel } = initialState(start.settings).ui;
  expect({ reading, late, notice, panel }).toEqual({ reading: false, late: false, notice: '', panel: null });
});

describe('a panel', () => {
  test('covers the screen, but for the text field, which takes the place of the pad', () =>
    expect([null, ...panels].filter(covers)).toEqual(['menu', 'share', 'embed']));

  test('opens without the earlier notice, text and measurements', () => {
    const before = reach([
      { type: 'panelChosen', panel: 'text', text: '5H' },
      { type: 'previewMeasured', height: 300 },
      { type: 'noticed', notice: 'Something was said.' },
    ]);
    expect(before.ui).toMatchObject({ panel: 'text', text: '5H', previewHeight: 300 });
    expect(reach([menu], before).ui).toMatchObject({ panel: 'menu', text: '', notice: '', previewHeight: null });
  });

  test('is closed by another screen, by cards from it, and by the pad', () => {
    const given: Action = { type: 'cardsGiven', cards: cardsOf('5H 6H') };
    const typed = reach([{ type: 'panelChosen', panel: 'text', text: '5H 6H' }]);
    for (const action of [goTo('board'), given, { type: 'padOpened' } as const])
      expect(reach([action], typed).ui.panel).toBeNull();
    expect(reach([given, ...taps('7H')], typed).ui.text).toBe('');
  });
});

describe('typed cards that are refused', () => {
  const type = (text: string, before: readonly Action[]) =>
    reach([...before, { type: 'panelChosen', panel: 'text' }, { type: 'typed', text }]);

  test('stay in the field with the reason', () => {
    const cards = '5H 5D 5S JC 5C';
    const typed = type(cards, [...keepingScore, ...taps('5H 6H 7H 8H 9H'), { type: 'seatChosen', seat: 'dealer' }]);
    const given = { type: 'cardsGiven', cards: cardsOf(cards) } as const;
    expect(sessionRefusal(typed, given)).toBe(strings.cardElsewhere('5H'));
    const refused = reach([given], typed);
    expect(refused.ui).toMatchObject({ panel: 'text', text: cards, notice: strings.cardElsewhere('5H') });
    expect(sessionRefusal(typed, { type: 'cardsGiven', cards: cardsOf('5D 5S JC 5C') })).toBe('');
    expect(reach([{ type: 'typed', text: '5D' }], refused).ui.notice).toBe('');
  });

  test('come back to the field where the rules of the play forbid them', async () => {
    const cards = '4H 5S 5D 6S 9C 7S 8S';
    const typed = await answered(engine, type(cards, [goTo('play')]));
    const refused = await playThrough(engine, [{ type: 'cardsGiven', cards: cardsOf(cards) }], typed);
    expect([table(refused), refused.ui.panel, refused.ui.text]).toEqual([table(typed), 'text', cards]);
    expect(refused.ui.notice).not.toBe('');
  });
});

test('a line of the count is lifted by one tap and put down by another, and one at a time', () => {
  const line = (at: number): Action => ({ type: 'lineTapped', line: at });
  expect([[line(1)], [line(1), line(1)], [line(1), line(2)]].map((all) => reach(all).ui.lifted)).toEqual([1, null, 2]);
});

test('another screen puts down the lifted cards, and their sentence', () => {
  const lifted = reach([
    { type: 'lineTapped', line: 1 },
    { type: 'noticed', notice: 'Something was said.' },
  ]);
  expect(reach([goTo('board')], lifted).ui).toMatchObject({ lifted: null, notice: '' });
});

test('a link that breaks the rules gets a notice, and cannot be undone', async () => {
  // In this link the opponent plays two cards in a row, although the player did not say go.
  const state = await playThrough(engine, [], await follow(engine, 'v1/play/4H5S5D6S-9C/mine/7S8S'));
  expect([state.past, table(state).steps.length, score(state)]).toEqual([[], 2, '0–0']);
  expect(state.ui.notice).not.toBe('');
});

test('a game that is over only lets the player begin another', async () => {
  const over = await playThrough(engine, [goTo('board'), peg('us', 121)], start);
  for (const action of [peg('them', 3), ended, { type: 'showPegged', seat: 'pone' } as const])
    expect(reach([action], over).session).toBe(over.session);
  const next = reach([{ type: 'gameBegun' }], over);
  expect([score(next), next.session.won.length]).toEqual(['0–0', 1]);
  expect(reach([{ type: 'gameBegun' }], await playThrough(engine, [goTo('board'), peg('us', 12)])).ui.notice).toBe(
    strings.gameBegun,
  );
});

test('the hand that wins comes to the front once: a hand that is corrected after it stays where it is', async () => {
  const pegged = (seat: 'pone' | 'dealer'): Action => ({ type: 'showPegged', seat });
  const shown = [...taps('4S 5H 5D 6C KH'), pegged('pone'), ...taps('7S 8H 8D 9C'), pegged('dealer')];
  const won = await playThrough(engine, [peg('us', 118), ...shown]);
  expect([won.session.seat, won.view, selectStanding(won).winner]).toEqual(['dealer', 'count', 'us']);
  const corrected = await playThrough(engine, [{ type: 'seatChosen', seat: 'pone' }, ...taps('6C 7C')], won);
  expect(selectStanding(corrected)).toMatchObject({ winner: 'us', shows: { pone: 6 } });
  expect(corrected.session.seat).toBe('pone');
});
