import { describe, expect, test } from 'vitest';
import { discardsOf, shownDiscard } from '../../web/app/features/discard/feature.js';
import { activeQueries } from '../../web/app/root/active_queries.js';
import { printText } from '../../web/app/root/registry.js';
import { printRoute } from '../../web/app/root/route.js';
import { countOf } from '../../web/app/session/count_slice.js';
import type { Discard } from '../../web/engine/index.js';
import { cardsOf, engine, reach, table, taps, undo } from './play_through.js';

const six = reach([{ type: 'viewChosen', view: 'discard' }, ...taps('5D JH 6S 4H 5S 2C')]);
const choices = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
const ranked = reach([{ type: 'answered', key: activeQueries(six)[0]?.key ?? '', reply: { ok: choices } }], six);

describe('six cards', () => {
  test('ask for the fifteen discards and fold the pad', () => {
    expect(activeQueries(six).map(({ name }) => name)).toEqual(['valueDiscards']);
    expect(six.ui.padOpen).toBe(false);
  });

  test('given as more than six at once leave the cards as they were', () => {
    const more = reach([{ type: 'cardsGiven', cards: cardsOf('AS 2S 3S 4S 5S 6S 7S') }], six);
    expect(more.session).toBe(six.session);
    expect(more.ui.notice).toBe('A player is dealt six cards, but 7 are given here.');
  });
});

describe('the row that is looked at', () => {
  const [first, third] = [0, 3].map((at) => (choices[at] as Discard).thrown.join('')) as [string, string];
  const tapped = (...actions: { thrown: string; alone?: boolean }[]) =>
    reach(
      actions.map((action) => ({ type: 'discardTapped', ...action }) as const),
      ranked,
    );

  test('is the best at first, and nothing is open', () => {
    expect(shownDiscard(ranked)).toBe(choices[0]);
    expect(ranked.ui.opened).toEqual([]);
  });

  test('is the one that was opened last, and what was open stays open', () => {
    const both = tapped({ thrown: first }, { thrown: third });
    expect(both.ui.opened).toEqual([first, third]);
    expect(shownDiscard(both)).toBe(choices[3]);
    expect(tapped({ thrown: first }, { thrown: third }, { thrown: first }).ui.opened).toEqual([third]);
  });

  test('replaces the open row if it is shown alone', () => {
    expect(tapped({ thrown: first }, { thrown: third, alone: true }).ui.opened).toEqual([third]);
    expect(tapped({ thrown: third, alone: true }, { thrown: third, alone: true }).ui.opened).toEqual([third]);
  });

  test('asks for its cuts and counts the thrown cards as seen', () => {
    const cuts = activeQueries(ranked).find(({ name }) => name === 'valueStarters');
    expect(cuts?.question).toEqual({ hand: choices[0]?.kept, seen: choices[0]?.thrown });
  });
});

test('the crib changes sides with the next deal and is not cleared', () => {
  const next = reach([{ type: 'dealEnded' }], six);
  expect(next.view).toBe('discard');
  expect(table(next)).toMatchObject({ dealt: [], weDeal: false });
  expect(table(reach([...taps('5D'), { type: 'cleared' }], next))).toMatchObject({ dealt: [], weDeal: false });
});

test('a chosen opponent is in the question, stays for the next hand, and is nothing to undo', () => {
  const random = reach([{ type: 'opponentChosen', opponent: 'random' }], six);
  const asked = activeQueries(random).find(({ name }) => name === 'valueDiscards');
  expect(asked?.question).toMatchObject({ opponent: 'random' });
  expect(reach([{ type: 'dealEnded' }], random).ranking.opponent).toBe('random');
  const undone = reach([undo], random);
  expect([table(undone).dealt.length, undone.ranking.opponent]).toEqual([5, 'random']);
});

test('a chosen order sorts the list, is in the link, stays for the next hand, and is nothing to undo', () => {
  const byPoints = reach([{ type: 'orderChosen', order: 'points' }], ranked);
  const points = (discardsOf(byPoints) ?? []).map((choice) => choice.points);
  expect(points).toHaveLength(15);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(discardsOf(ranked)).toBe(choices);
  expect(printRoute(byPoints)).toBe('v1/discard/5DJH6S4H5S2C/mine/points');
  expect(reach([{ type: 'dealEnded' }], byPoints).ranking.order).toBe('points');
  const undone = reach([undo], byPoints);
  expect([table(undone).dealt.length, undone.ranking.order]).toEqual([5, 'points']);
});

test('the text of a discard has the points and the chance of every throw, and the score', () => {
  const lines = printText(ranked).split('\n');
  expect(lines).toContain('Me 0, them 0; sorted by win %');
  for (const { thrown, points, winChance = Number.NaN } of choices)
    expect(lines).toContain(
      `${thrown.join(' ')}  ${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}  ${(winChance * 100).toFixed(1)}%`,
    );
});

test('the four kept go to the count of the right hand', () => {
  const kept = cardsOf('5D 6S 4H 5S');
  const thrown = cardsOf('JH 2C');
  const mine = reach([{ type: 'keptCounted', kept, thrown }], six);
  expect(mine).toMatchObject({ view: 'count', session: { seat: 'dealer' } });
  expect(countOf(mine.session).hands).toMatchObject({ pone: [], dealer: kept, crib: thrown });
  const asked = activeQueries(mine).find(({ name }) => name === 'valueStarters');
  expect(asked?.question).toEqual({ hand: kept, seen: thrown });
});
