import { describe, expect, test } from 'vitest';
import type { ValuePlaysAnswer } from '../../dist/engine/index.js';
import { adviceOf, likelyTurn, playAnswer } from '../../web/app/features/pegging/feature.js';
import { bestOf, moreOf } from '../../web/app/features/pegging/selectors.js';
import { strings } from '../../web/app/messages/app.js';
import { readingOf } from '../../web/app/root/active_queries.js';
import { isComplete } from '../../web/app/root/registry.js';
import { openLink, printRoute, splitRoute } from '../../web/app/root/route.js';
import { dealOf } from '../../web/app/session/game.js';
import { mayHold, playOf } from '../../web/app/session/pegging_slice.js';
import type { Action } from '../../web/app/state/actions.js';
import type { State } from '../../web/app/state/state.js';
import { type Card, ranks } from '../../web/engine/index.js';
import { answered, cardsOf, engine, follow, goTo, reach, table, taps, undo } from './play_through.js';

const here = ({ session }: State) => playOf(session);
const sat = (cards: string, weDeal = true): Promise<State> =>
  answered(engine, reach([goTo('play'), { type: 'dealerChosen', dealer: weDeal ? 'us' : 'them' }, ...taps(cards)]));

describe('the play on screen', () => {
  test('begins with our four and the starter, and then takes cards as they fall', async () => {
    const state = await sat('4H 5S 5D 6S 9C 7S 4H 4C');
    expect(here(state)).toMatchObject({ kept: cardsOf('4H 5S 5D 6S'), starter: '9C', played: cardsOf('7S 4H 4C') });
    expect(playAnswer(state)).toMatchObject({ count: 15, toPlay: 'us', totals: { us: 0, them: 4 } });
    const legal = adviceOf(state)?.legal.map(({ card }) => card) ?? [];
    expect([...legal].sort()).toEqual(cardsOf('5D 5S 6S'));
  });

  test('advises nothing while they are to play', async () =>
    expect(adviceOf(await sat('4H 5S 5D 6S 9C 7S 4H'))?.legal).toEqual([]));

  test('names the player who could not go, if that player has a name', async () => {
    const waiting = await sat('4H 5S 5D 6S 9C 7S 4H');
    const refused = async (...before: readonly Action[]) =>
      (await answered(engine, reach([...before, { type: 'goSaid' }], waiting))).ui.notice;
    expect(await refused()).toMatch(/^The opponent could not say go: /);
    expect(await refused({ type: 'named', by: 'them', name: 'Ben' })).toMatch(/^Ben could not say go: /);
  });

  test('takes no fifth card of the opponent, tapped or given', async () => {
    const sit = { type: 'seatChosen', seat: 'pone' } as const;
    const theirs = [goTo('count'), sit, ...taps('TS 9S 8S 7S'), goTo('play')];
    const known = reach([goTo('play'), ...taps('4H 5S 5D 6S 9C'), ...theirs]);
    for (const more of [taps('KS'), [{ type: 'cardsGiven', cards: cardsOf('4H 5S 5D 6S 9C KS') } as const]]) {
      const state = reach(more, known);
      expect([state.session, state.ui.notice]).toEqual([known.session, strings.notTheirs('KS')]);
    }
  });

  test('lights the ranks that they may still hold, and takes no other', () => {
    const theirs = [goTo('count'), ...taps('TS 9S 8S 8H'), goTo('play')];
    const known = reach([goTo('play'), ...taps('4H 5S 5D 6S 9C'), ...theirs]);
    const played = reach([{ type: 'rankPlayed', rank: '8' }, ...taps('4H'), { type: 'rankPlayed', rank: '9' }], known);
    const lit = (state: State) => ranks.filter((rank) => mayHold(here(state), rank)).join('');
    expect([lit(known), lit(played), lit(reach(taps('8H'), played))]).toEqual(['89T', '8T', 'T']);
    const refused = reach([{ type: 'rankPlayed', rank: '9' }], played);
    expect([refused.session, refused.ui.notice]).toEqual([played.session, strings.notTheirRank('9')]);
    const four = reach([goTo('play'), ...taps('4H 4S 4D 6S 4C')]);
    expect(lit(four)).toBe('A2356789TJQK');
    const fives = reach([goTo('play'), ...taps('5H 5S 5D 6S 4C'), { type: 'rankPlayed', rank: '5' }]);
    expect(lit(fives)).toBe('A2346789TJQK');
  });

  test('takes a card that was counted as theirs out of their hand, and no card is in two places', () => {
    const counted = reach([goTo('play'), ...taps('4C'), goTo('count'), ...taps('5H 5D 5S JC')]);
    const kept = reach([goTo('play'), ...taps('5H 5C KS')], counted);
    expect(dealOf(kept.session.game).hands).toMatchObject({
      pone: cardsOf('5D 5S JC'),
      dealer: cardsOf('4C 5H 5C KS'),
    });
    expect(dealOf(reach(taps('JC'), kept).session.game)).toMatchObject({
      hands: { pone: cardsOf('5D 5S') },
      starter: 'JC',
    });
  });

  test('finds our go by itself, and takes theirs from a tap', async () => {
    const stuck = await sat('4H 6S TS JS 9C KS JS 9H');
    expect(playAnswer(stuck)).toMatchObject({ count: 29, toPlay: 'them' });
    // Without the engine's answer the app cannot know that a player must say go. So it expects a card from the player who did
    // not play last.
    expect([likelyTurn(stuck), likelyTurn({ ...stuck, results: new Map() })]).toEqual(['them', 'us']);
    const after = await answered(engine, reach([{ type: 'goSaid' }], stuck));
    expect(playAnswer(after)).toMatchObject({ count: 0, toPlay: 'us', totals: { us: 0, them: 1 } });
    expect(adviceOf(after)?.legal.length).toBe(3);
  });

  test('is complete when eight cards lie on the table', async () => {
    const seven = await sat('4H 6S TS JS 9C KS JS 9H 2D 4H TH 6S');
    expect(playAnswer(seven)).toMatchObject({ toPlay: 'us', over: false });
    const state = await answered(engine, reach(taps('TS'), seven));
    expect(playAnswer(state)).toMatchObject({ over: true });
    expect(isComplete(state)).toBe(true);
    expect(state.ui.padOpen).toBe(false);
  });

  test('undo takes back one card at a time and brings back what Clear took', async () => {
    const state = await sat('4H 5S 5D 6S 9C 7S 4H');
    expect(here(reach([undo], state)).played).toEqual(cardsOf('7S'));
    const cleared = reach([{ type: 'cleared' }], state);
    expect(here(cleared)).toMatchObject({ kept: cardsOf('4H 5S 5D 6S'), played: [] });
    expect(reach([undo], cleared).session).toEqual(state.session);
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

describe('cards that may be played', () => {
  const legal = (...cards: readonly [card: string, worth: number, net: number][]) =>
    cards.map(([card, worth, net]) => ({ card, worth, net })) as unknown as ValuePlaysAnswer['legal'];
  const [five, six, seven] = [0.5, 0.4981, 0.4979];
  const three = legal(['5H', five, 1], ['6H', six, 1.005], ['7H', seven, 1.02]);

  test('are as good as the best if they win as often, to a fifth of a percent', () =>
    expect(bestOf(three, 'win').map(({ card }) => card)).toEqual(['5H', '6H']));

  test('are as good as the best where their worth is as near, which is wider than a chance', () => {
    const worths = legal(['5H', 2, 0], ['6H', 1.995, 0], ['7H', 1.993, 0], ['8H', 1.989, 0]);
    expect(bestOf(worths, 'money').map(({ card }) => card)).toEqual(['5H', '6H']);
    expect(bestOf(worths, 'acc').map(({ card }) => card)).toEqual(['5H', '6H', '7H']);
  });

  test('bring more than the best by more than the error, or it is not told', () => {
    expect(moreOf(three, 'win')).toEqual({ card: '7H', more: 1.02 - 1.005 });
    expect(moreOf(legal(['5H', 0.5, 1], ['7H', 0.4, 1.009]), 'win')).toBeUndefined();
    expect(moreOf(legal(['5H', 0.5, 1], ['6H', 0.499, 2]), 'win')).toBeUndefined();
    expect(moreOf([], 'win')).toBeUndefined();
  });
});

describe('the cards of a play', () => {
  const four = '4H 5S 5D 6S';
  const tapped = (from: string, card: string) => reach([goTo('play'), ...taps(`${from} ${card}`)]);

  test('are taken back with a second tap until the starter lies there, and the starter until a card falls', () => {
    expect(here(tapped(four, '5S')).kept).toEqual(cardsOf('4H 5D 6S'));
    expect(here(tapped(`${four} 9C`, '9C'))).toMatchObject({ kept: cardsOf(four), starter: null });
  });

  test.each([
    [`${four} 9C 7S`, '9C', strings.isStarter('9C')],
    [`${four} 9C 7S`, '7S', strings.cardLaid('7S')],
    [`${four} 9C 7S 4H`, '4H', strings.cardLaid('4H')],
  ])('after %s no longer take %s', (from, card, said) => {
    const before = reach([goTo('play'), ...taps(from)]);
    const after = reach(taps(card), before);
    expect([after.session, after.ui.notice]).toEqual([before.session, said]);
  });

  test('are none of those that we threw', () => {
    const before = reach([goTo('discard'), { type: 'keptPlayed', kept: cardsOf(four), thrown: cardsOf('JH 2C') }]);
    const after = reach(taps('2C'), before);
    expect([after.session, after.ui.notice]).toEqual([before.session, strings.cardThrown('2C')]);
  });

  test('are taken away by Clear: first the played ones, then all of them', () => {
    const laid = tapped(`${four} 9C`, '7S');
    const once = reach([{ type: 'cleared' }], laid);
    expect(here(once)).toMatchObject({ kept: cardsOf(four), starter: '9C', played: [] });
    expect(here(reach([{ type: 'cleared' }], once))).toMatchObject({ kept: [], starter: null, weDeal: true });
  });

  test('given at once are our four, the starter, and the play', () => {
    const state = reach([goTo('play'), { type: 'cardsGiven', cards: cardsOf(`${four} 9C 7S 4H`) }]);
    expect(here(state)).toMatchObject({ kept: cardsOf(four), starter: '9C', played: cardsOf('7S 4H') });
  });

  test('given at once may name our cards again as played, and no other card twice', async () => {
    const typed = async (text: string) => {
      const typing: readonly Action[] = [goTo('play'), { type: 'panelChosen', panel: 'text' }, { type: 'typed', text }];
      const state = await answered(engine, reach(typing));
      const { cards, error } = readingOf(state)?.cards ?? { cards: [] };
      return error ?? reach([{ type: 'cardsGiven', cards }], state);
    };
    const played = (await typed(`${four} 9C 7S 4H KD`)) as State;
    expect(here(played)).toMatchObject({ kept: cardsOf(four), starter: '9C', played: cardsOf('7S 4H KD') });
    for (const text of [`${four} 4H`, '4H 4H', `${four} 9C 9C`, `${four} 9C 7S 7S`, `${four} 9C 4H 4H`]) {
      const twice = cardsOf(text).at(-1) as Card;
      expect((await typed(text)) as State).toMatchObject({ ui: { notice: strings.twice(twice), panel: 'text', text } });
    }
    expect(await typed(`${four} 9C 7X`)).toMatchObject({ code: 'badCard', text: '7X' });
  });
});

describe('the link of a play', () => {
  test.each([
    ['v1/play/4H5S5D6S.2CJH-9C/mine/7S4H4C', 'the whole of it'],
    ['v1/play/4H5S5D6S-9C/theirs/4H7S', 'without what we threw'],
    ['v1/play/4H6STSJS-9C/mine/KSJS9H-', 'with a go of theirs'],
    ['v1/play/4H5S/theirs', 'a hand that is not whole'],
    ['v1/play/', 'nothing yet'],
  ])('%s opens as %s', async (link) => expect(printRoute(await follow(engine, link))).toBe(link));

  test.each([
    ['v1/play/4H5S5D6S.4H-9C', 'duplicateCard'],
    ['v1/play/4H5S5D6S-9C/mine/9C', 'duplicateCard'],
    ['v1/play/4H5S5D6S-9C/mine/7S7S', 'duplicateCard'],
    ['v1/play/4H5S5D6S-9C/mine/7S4H-4H', 'duplicateCard'],
    ['v1/play/4H5S5D6S7S-9C', 'wrongCount'],
    ['v1/play/4H5S5D6S-9C8C', 'wrongCount'],
    ['v1/play/4H5S5D6S.2CJHQH-9C', 'wrongCount'],
    ['v1/play/4H5S5D6Z-9C', 'badCard'],
    ['v1/play/4H5S5D6S.%%%-9C', 'badCard'],
    ['v1/play/4H5S5D6S-%', 'badCard'],
    ['v1/play/4H5S5D6S-9C/mine/%%', 'badCard'],
  ])('%s is refused as %s', async (link, code) => {
    const split = splitRoute(link);
    await expect(split && openLink(split, engine)).rejects.toMatchObject({ code });
  });

  test('opens at nought if heels was cut at nought', async () => {
    const state = await follow(engine, 'v1/play/4H5S5D6S-JC/mine/7S/1-5');
    expect(state.session.game.start).toEqual({ ours: 0, theirs: 5 });
    expect((await follow(engine, 'v1/play/4H5S5D6S-JC/theirs/4H/5-1')).session.game.start).toEqual({
      ours: 5,
      theirs: 0,
    });
  });

  test.each(['v1/play/4H-5S-6S', 'v1/play/4H.5S.6S-9C', 'v1/play/4H5S/nobody'])('%s is not one of our links', (link) =>
    expect(splitRoute(link)).toBeUndefined(),
  );
});
