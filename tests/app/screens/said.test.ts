import { afterEach, describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { pageAddress } from '../../../web/app/links/pages.js';
import { announceCount, countText } from '../../../web/app/screens/count/answers.js';
import { isEmpty } from '../../../web/app/screens/index.js';
import { english, speak } from '../../../web/languages/language.js';
import { cardsOf, goTo, peg, playThrough, reach, taps } from '../play_through.js';

const engine = await createEngine();
afterEach(() => speak(english));

describe('Count says', () => {
  const said = async (...actions: Parameters<typeof playThrough>[1]) =>
    announceCount(await playThrough(engine, actions));

  test('whose hand it is, its total and its count, once it is whole', async () => {
    const { spoken } = await engine.scoreShow({ hand: '4S 5H 5D 6C', starter: 'JD' });
    const all = await said(...taps('4S 5H 5D 6C JD'));
    expect(all).toMatch(/^Their hand/);
    expect(all).toContain('16');
    expect(all).toContain(spoken);
  });

  test('what four cards have now and may have with a starter', async () => {
    const { min, max } = await engine.valueStarters({ hand: '4S 5H 5D 6C', seen: [] });
    const cut = await said(...taps('4S 5H 5D 6C'));
    for (const part of ['12 so far', min, max]) expect(cut).toContain(`${part}`);
  });

  test('nothing of fewer cards before they are counted, or of none', async () => {
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
    const shown = await playThrough(engine, taps('4S 5H 5D 6C JD'));
    expect(countText(shown)).toMatch(/^Their hand: 4S 5H 5D 6C \+ JD\n16: fifteen two/);
    const ranks = await playThrough(engine, [{ type: 'ranksGiven', ranks: '456' }]);
    expect(countText(ranks)).toMatch(/^456\n5: /);
  });
});

test('a screen is empty until something lies in front of the player there', () => {
  const ranks = reach([{ type: 'ranksGiven', ranks: '456' }]);
  const hand = reach(taps('5H'));
  expect([reach([]), hand, ranks, reach([goTo('discard')], hand), reach([goTo('play')], hand)].map(isEmpty)).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(isEmpty(reach([{ type: 'seatChosen', seat: 'dealer' }], hand))).toBe(true);
  expect([reach([goTo('board')]), reach([goTo('board'), peg('us', 1)])].map(isEmpty)).toEqual([true, false]);
  const kept = { type: 'keptPlayed', kept: cardsOf('4H 5S 5D 6S'), thrown: cardsOf('JH 2C') } as const;
  expect(isEmpty(reach([kept]))).toBe(false);
});

test('a page beside the app is that of its language', () => {
  expect(pageAddress('help')).toBe('./help.html');
  speak({ ...english, tag: 'fr-CA' });
  expect(pageAddress('help')).toBe('./help.fr.html');
});
