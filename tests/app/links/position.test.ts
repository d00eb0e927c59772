import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { printText } from '../../../web/app/root/registry.js';
import { openLink, printRoute, splitRoute } from '../../../web/app/root/route.js';
import { selectStanding } from '../../../web/app/state/score_selectors.js';
import { canUndo } from '../../../web/app/state/state.js';
import { cardsOf, follow, goTo, peg, playThrough, reach, score, start, table, taps, undo } from '../play_through.js';

// A link opens a position beside the player's own game. The position stays until the player keeps it or leaves it.

const engine = await createEngine();

const keep: Action = { type: 'positionKept' };
const leave: Action = { type: 'positionLeft' };
const six = 'v1/discard/5DJH6S4H5S2C/theirs/60-55';

const ours = await playThrough(engine, [goTo('board'), peg('us', 63), peg('them', 55)]);

describe('a link with a score', () => {
  test.each(['v1/board/116-118', six, 'v1/play/4H5S5D6S-9C/mine/7S/60-55', 'v1/count/4S5H5D6C-JD'])(
    'never changes our game: %s',
    async (link) => {
      const position = await follow(engine, link, ours);
      expect(score(position)).not.toBe(score(ours));
      expect(position.suspended).toEqual({ session: ours.session, past: ours.past });
      const touched = await playThrough(engine, [peg('them', 2), ...taps('AS'), { type: 'dealEnded' }, keep], position);
      for (let state = touched; ; state = reach([undo], state)) {
        if (state.session === ours.session) return expect(state.past).toEqual(ours.past);
        expect(canUndo(state)).toBe(true);
      }
    },
  );

  test.each([
    ['v1/discard/5DJH6S4H5S2C/theirs/chose-5D6S/60-55', ['5D', '6S']],
    ['v1/play/4H5S5D6S-9C/mine/7S/chose-5S/60-55', ['5S']],
  ])('says what was chosen there, in any letters, until something else is done: %s', async (link, chosen) => {
    const position = await follow(engine, link, ours);
    expect([position.ui.ringed, printRoute(position)]).toEqual([chosen, link]);
    const small = link.replace(/chose-\w+/, (word) => word.toLowerCase());
    expect((await follow(engine, small, ours)).ui.ringed).toEqual(chosen);
    const turned = reach([goTo('count'), goTo(position.view)], position);
    expect([turned.ui.ringed, printRoute(turned)]).toEqual([[], link.replace(/chose-\w+\//, '')]);
  });

  test.each(['XX', '5D6S4H', '5D6', ''])('leaves out a choice that is none: “%s”', async (choice) => {
    const position = await follow(engine, `v1/discard/5DJH6S4H5S2C/theirs/chose-${choice}/60-55`, ours);
    expect([position.ui.ringed, printRoute(position)]).toEqual([[], six]);
  });

  test('is left by Back to my game, which is there with its undo', async () => {
    const left = await playThrough(engine, [leave], await follow(engine, 'v1/board/116-118', ours));
    expect([score(left), left.suspended]).toEqual(['63–55', null]);
    expect(score(await playThrough(engine, [undo], left))).toBe('63–0');
  });

  test('becomes ours by Keep it, and undo brings the old game back', async () => {
    const position = await follow(engine, 'v1/board/116-118', ours);
    const kept = await playThrough(engine, [keep, peg('us', 2)], position);
    expect([score(kept), kept.suspended]).toEqual(['118–118', null]);
    expect(score(await playThrough(engine, [undo], kept))).toBe('116–118');
    const back = await playThrough(engine, [undo, undo], kept);
    expect([score(back), back.session]).toEqual(['63–55', ours.session]);
  });

  test('followed by another one leaves our game beneath both', async () => {
    const position = await follow(engine, six, await follow(engine, 'v1/board/116-118', ours));
    expect(score(position)).toBe('60–55');
    expect((await playThrough(engine, [leave], position)).session).toEqual(ours.session);
  });

  test('on an empty table is ours with the first step', async () => {
    const position = await follow(engine, 'v1/board/116-118');
    expect(position.suspended).not.toBeNull();
    const pegged = await playThrough(engine, [peg('us', 2)], position);
    expect([score(pegged), pegged.suspended]).toEqual(['118–118', null]);
    expect(score(await playThrough(engine, [undo], pegged))).toBe('116–118');
  });

  test('opens a game that is over', async () => {
    const won = await follow(engine, 'v1/board/121-60', ours);
    expect(selectStanding(won)).toMatchObject({ winner: 'us', skunk: 'doubleSkunk' });
    expect(printText(won)).toContain('a double skunk');
    expect(printRoute(won)).toBe('v1/board/121-60');
  });
});

test.each(['v1/board/', 'v1/board/0-0', 'v1/play/', 'v1/discard/', 'v1/count/'])(
  'a link without anything on it leads to its screen and leaves the game there: %s',
  async (link) => {
    const state = await follow(engine, link, reach([goTo('count')], ours));
    expect([state.session, state.past, state.suspended]).toEqual([ours.session, ours.past, null]);
    expect(state.view).toBe(link.split('/')[1]);
  },
);

describe('a link says', () => {
  test('the score and who deals, of the board', async () => {
    expect(printRoute(reach([goTo('board')]))).toBe('v1/board/0-0');
    const state = await playThrough(engine, [{ type: 'dealerChosen', dealer: 'them' }], ours);
    expect(printRoute(state)).toBe('v1/board/63-55/theirs');
    const opened = await follow(engine, 'v1/board/63-55/theirs');
    expect(printRoute(opened)).toBe('v1/board/63-55/theirs');
    expect(table(opened).weDeal).toBe(false);
  });

  test('the score of a discard, as set on the board', async () => {
    const state = await follow(engine, six);
    expect([score(state), table(state).weDeal]).toEqual(['60–55', false]);
    expect(printRoute(await playThrough(engine, [goTo('board'), peg('us', 2), goTo('discard')], state))).toBe(
      six.replace('60-55', '62-55'),
    );
    const plain = 'v1/discard/5DJH6S4H5S2C';
    expect(printRoute(await follow(engine, plain, ours))).toBe(plain);
  });

  test('the score before the first card, of a play, heels pegged', async () => {
    for (const link of [
      'v1/play/4H5S5D6S-9C/mine/7S/60-55',
      'v1/play/4H5S5D6S-JC/mine/7S/60-55',
      'v1/play/4H5S5D6S-JC/theirs/4H/60-55',
    ])
      expect(printRoute(await follow(engine, link))).toBe(link);
    const state = await follow(engine, 'v1/play/4H5S5D6S-JC/mine/7S/60-55');
    expect(score(state)).toBe('60–55');
    expect(selectStanding(state).beforeThrow).toEqual({ ours: 58, theirs: 55 });
  });

  test.each([
    ['discard', '5D JH 6S 4H 5S 2C', 'v1/discard/5DJH6S4H5S2C'],
    ['play', '4H 5S 5D 6S 9C', 'v1/play/4H5S5D6S-9C'],
  ] as const)('no score of a game that is over, which no %s is asked at', async (view, cards, link) => {
    const over = await playThrough(engine, [goTo('board'), peg('us', 121), goTo(view), ...taps(cards)]);
    expect(printRoute(over)).toBe(link);
    await expect(follow(engine, link)).resolves.toMatchObject({ view });
    expect([...over.results.values()].filter((reply) => 'error' in reply)).toEqual([]);
  });

  test('no score of nought, which every game begins with', async () => {
    const play = await playThrough(engine, [goTo('play'), ...taps('4H 5S 5D 6S 9C 7S 4H 4C')], start);
    expect([score(play), printRoute(play)]).toEqual(['0–4', 'v1/play/4H5S5D6S-9C/mine/7S4H4C']);
    expect(table(await follow(engine, printRoute(play))).hands.dealer).toEqual(cardsOf('4H 5S 5D 6S'));
  });
});

describe('a link of ours', () => {
  test.each(['v1/board/122-0', 'v1/board/121-121', 'v1/discard/5DJH6S4H5S2C/121-0', 'v1/play/4H5S5D6S-9C/999-0'])(
    'is refused if its score is invalid: %s',
    async (link) => {
      const split = splitRoute(link);
      await expect(split && openLink(split, engine)).rejects.toMatchObject({ code: 'badScore' });
    },
  );

  test.each(['v1/board/60', 'v1/board/60-55-mine', 'v1/board/-1-5', 'v1/board/60-55/nobody', 'v1/board/1e2-0'])(
    'is written otherwise than %s',
    (link) => expect(splitRoute(link)).toBeUndefined(),
  );
});
