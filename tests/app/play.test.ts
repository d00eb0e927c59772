import { describe, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import { playOf } from '../../web/app/games/play.js';
import { openLink, printRoute, splitRoute } from '../../web/app/links/route.js';
import type { Action } from '../../web/app/model/actions.js';
import type { State } from '../../web/app/model/state.js';
import { isWhole } from '../../web/app/screens/index.js';
import { adviceOf, playAnswer } from '../../web/app/screens/play/screen.js';
import { strings } from '../../web/app/strings.js';
import { answered, cardsOf, follow, goTo, reach, table, taps, undo } from './play_through.js';

const engine = await createEngine();
const here = ({ sitting }: State) => playOf(sitting);
const sat = (cards: string, weDeal = true): Promise<State> =>
  answered(engine, reach([goTo('play'), { type: 'dealerChosen', weDeal }, ...taps(cards)]));

describe('the play on screen', () => {
  test('begins with our four and the starter, and then takes cards as they fall', async () => {
    const state = await sat('4H 5S 5D 6S 9C 7S 4H 4C');
    expect(here(state)).toMatchObject({
      kept: cardsOf('4H 5S 5D 6S'),
      starter: '9C',
      played: cardsOf('7S 4H 4C'),
    });
    expect(playAnswer(state)).toMatchObject({ count: 15, toPlay: 'us', totals: { us: 0, them: 4 } });
    expect(
      adviceOf(state)
        ?.legal.map(({ card }) => card)
        .sort(),
    ).toEqual(cardsOf('5D 5S 6S'));
  });

  test('advises nothing while they are to play', async () => {
    expect(adviceOf(await sat('4H 5S 5D 6S 9C 7S 4H'))?.legal).toEqual([]);
  });

  test('takes back a card that the rules do not allow, says why, and keeps the rest', async () => {
    const before = await sat('4H 5S 5D 6S 9C 7S');
    const state = await answered(engine, reach(taps('7D'), before));
    expect(state.sitting).toEqual(before.sitting);
    expect(state.ui.notice).not.toBe('');
  });

  test('takes no fifth card of the opponent, tapped or given', async () => {
    const theirs: readonly Action[] = [
      goTo('count'),
      { type: 'seatChosen', seat: 'pone' },
      ...taps('TS 9S 8S 7S'),
      goTo('play'),
    ];
    const known = reach([goTo('play'), ...taps('4H 5S 5D 6S 9C'), ...theirs]);
    for (const more of [taps('KS'), [{ type: 'cardsGiven', cards: cardsOf('4H 5S 5D 6S 9C KS') } as const]]) {
      const state = reach(more, known);
      expect([state.sitting, state.ui.notice]).toEqual([known.sitting, strings.notTheirs('KS')]);
    }
  });

  test('finds our go by itself, and takes theirs from a tap', async () => {
    const stuck = await sat('4H 6S TS JS 9C KS JS 9H');
    expect(playAnswer(stuck)).toMatchObject({ count: 29, toPlay: 'them' });
    const after = await answered(engine, reach([{ type: 'goSaid' }], stuck));
    expect(playAnswer(after)).toMatchObject({ count: 0, toPlay: 'us', totals: { us: 0, them: 1 } });
    expect(adviceOf(after)?.legal.length).toBe(3);
  });

  test('is complete when eight cards lie on the table', async () => {
    const seven = await sat('4H 6S TS JS 9C KS JS 9H 2D 4H TH 6S');
    expect(playAnswer(seven)).toMatchObject({ toPlay: 'us', over: false });
    const state = await answered(engine, reach(taps('TS'), seven));
    expect(playAnswer(state)).toMatchObject({ over: true });
    expect(isWhole(state)).toBe(true);
    expect(state.ui.padOpen).toBe(false);
  });

  test('undo takes back one card at a time and brings back what Clear took', async () => {
    const state = await sat('4H 5S 5D 6S 9C 7S 4H');
    expect(here(reach([undo], state)).played).toEqual(cardsOf('7S'));
    const cleared = reach([{ type: 'cleared' }], state);
    expect(here(cleared)).toMatchObject({ kept: cardsOf('4H 5S 5D 6S'), played: [] });
    expect(reach([undo], cleared).sitting).toEqual(state.sitting);
  });

  test('takes the four and the two of a discard', () => {
    const kept = cardsOf('5D 6S 4H 5S');
    const thrown = cardsOf('JH 2C');
    const state = reach([goTo('discard'), { type: 'keptPlayed', kept, thrown }]);
    expect(state.view).toBe('play');
    expect(here(state)).toMatchObject({ weDeal: true, kept, thrown, played: [] });
    expect(table(reach(taps('2C'), state)).starter).toBeNull();
  });
});

describe('the link of a play', () => {
  test.each([
    ['v1/play/4H5S5D6S.2CJH-9C/mine/7S4H4C', 'the whole of it'],
    ['v1/play/4H5S5D6S-9C/theirs/4H7S', 'without what we threw'],
    ['v1/play/4H6STSJS-9C/mine/KSJS9H-', 'with a go of theirs'],
    ['v1/play/4H5S/theirs', 'a hand that is not whole'],
    ['v1/play/', 'nothing yet'],
  ])('%s opens as %s', async (link) => {
    expect(printRoute(await follow(engine, link))).toBe(link);
  });

  test.each([
    ['v1/play/4H5S5D6S.4H-9C', 'duplicateCard'],
    ['v1/play/4H5S5D6S-9C/mine/9C', 'duplicateCard'],
    ['v1/play/4H5S5D6S-9C/mine/7S7S', 'duplicateCard'],
    ['v1/play/4H5S5D6S7S-9C', 'wrongCount'],
    ['v1/play/4H5S5D6S-9C8C', 'wrongCount'],
    ['v1/play/4H5S5D6S.2CJHQH-9C', 'wrongCount'],
    ['v1/play/4H5S5D6Z-9C', 'badCard'],
    ['v1/play/%%%%', 'badCard'],
    ['v1/play/4H5S5D6S.%%%-9C', 'badCard'],
    ['v1/play/4H5S5D6S-%', 'badCard'],
    ['v1/play/4H5S5D6S-9C/mine/%%', 'badCard'],
  ])('%s is refused as %s', async (link, code) => {
    const split = splitRoute(link);
    await expect(split && openLink(split, engine)).rejects.toMatchObject({ code });
  });

  test.each(['v1/play/4H-5S-6S', 'v1/play/4H.5S.6S-9C', 'v1/play/4H5S/nobody'])(
    '%s is not one of our links',
    (link) => {
      expect(splitRoute(link)).toBeUndefined();
    },
  );
});
