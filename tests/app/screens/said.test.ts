import { afterEach, describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { announceCount, countText } from '../../../web/app/features/count/queries.js';
import { pageAddress } from '../../../web/app/messages/page_links.js';
import { isEmpty } from '../../../web/app/root/registry.js';
import { english, speak } from '../../../web/i18n/locale.js';
import { cardsOf, goTo, keepingScore, peg, playThrough, reach, taps } from '../play_through.js';

const engine = await createEngine();
afterEach(() => speak(english));

describe('Count says', () => {
  const said = async (...actions: Parameters<typeof playThrough>[1]) =>
    announceCount(await playThrough(engine, actions));

  test('the owner of the hand, its total and its count, once it is whole', async () => {
    const { spoken } = await engine.scoreShow({ hand: '4S 5H 5D 6C', starter: 'JD' });
    const all = await said(...keepingScore, ...taps('4S 5H 5D 6C JD'));
    expect(all).toMatch(/^Their hand/);
    expect(all).toContain('16');
    expect(all).toContain(spoken);
  });

  test('no owner and no heels of a hand by itself, but whether it is a crib', async () => {
    const { spoken } = await engine.scoreShow({ hand: '4S 5H 5D 6C', starter: 'JD' });
    expect(await said(...taps('4S 5H 5D 6C JD'))).toBe(`Hand: 16. ${spoken}`);
    expect(await said(...taps('4S 5H 5D 6C JD'), { type: 'seatChosen', seat: 'crib' })).toBe(`Crib: 16. ${spoken}`);
  });

  test('the points of four cards, and their range with a starter', async () => {
    const { min, max } = await engine.valueStarters({ hand: '4S 5H 5D 6C', seen: [] });
    const cut = await said(...taps('4S 5H 5D 6C'));
    for (const part of ['12 so far', min, max]) expect(cut).toContain(`${part}`);
  });

  test('nothing of too few cards', async () => {
    expect(announceCount(reach(taps('4S 5H')))).toBe('');
    expect(await said()).toBe('');
  });

  test('the total of any cards and of ranks, without a hand', async () => {
    const any = await said({ type: 'seatChosen', seat: 'any' }, ...taps('4S 5H 6C'));
    const ranks = await said({ type: 'ranksGiven', ranks: '456' });
    for (const each of [any, ranks]) {
      expect(each).toMatch(/^5\. fifteen two/);
      expect(each).not.toContain('hand');
    }
    expect(announceCount(reach([{ type: 'ranksGiven', ranks: '456' }]))).toBe('');
  });

  test('the cards, the starter and the count as a text', async () => {
    const alone = await playThrough(engine, taps('4S 5H 5D 6C JD'));
    expect(countText(alone)).toMatch(/^Hand: 4S 5H 5D 6C \+ JD\n16: fifteen two/);
    const shown = await playThrough(engine, [...keepingScore, ...taps('4S 5H 5D 6C JD')]);
    expect(countText(shown)).toMatch(/^Their hand: 4S 5H 5D 6C \+ JD\n16: fifteen two/);
    const ranks = await playThrough(engine, [{ type: 'ranksGiven', ranks: '456' }]);
    expect(countText(ranks)).toMatch(/^456\n5: /);
  });
});

test('a screen is empty until something lies in front of the player there', () => {
  const ranks = reach([{ type: 'ranksGiven', ranks: '456' }]);
  const hand = reach(taps('5H'));
  const others = [goTo('discard'), goTo('play')].map((screen) => reach([screen], hand));
  expect([reach([]), hand, ranks, ...others].map(isEmpty)).toEqual([true, false, false, true, true]);
  const shown = reach([...keepingScore, ...taps('5H')]);
  expect(isEmpty(reach([{ type: 'seatChosen', seat: 'dealer' }], shown))).toBe(true);
  expect(isEmpty(reach([{ type: 'seatChosen', seat: 'crib' }], hand))).toBe(false);
  expect([reach([goTo('board')]), reach([goTo('board'), peg('us', 1)])].map(isEmpty)).toEqual([true, false]);
  const kept = { type: 'keptPlayed', kept: cardsOf('4H 5S 5D 6S'), thrown: cardsOf('JH 2C') } as const;
  expect(isEmpty(reach([kept]))).toBe(false);
});

test('a page beside the app is that of its language', () => {
  expect(pageAddress('help')).toBe('./help.html');
  speak({ ...english, tag: 'fr-CA' });
  expect(pageAddress('help')).toBe('./help.fr.html');
});
