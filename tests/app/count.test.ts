import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowOf } from '../../web/app/features/count/feature.js';
import { strings } from '../../web/app/messages/app.js';
import { activeQueries } from '../../web/app/root/active_queries.js';
import { type Action, reduce } from '../../web/app/root/reducer.js';
import { isComplete } from '../../web/app/root/registry.js';
import { countOf, emptyCount, handIsWhole } from '../../web/app/session/count_slice.js';
import { isUntouched } from '../../web/app/session/game.js';
import { noLoneHand, seats } from '../../web/app/session/session.js';
import type { State } from '../../web/app/state/state.js';
import { type Card, ranks, suits } from '../../web/engine/index.js';
import { cardsOf, goTo, keepingScore, reach, taps } from './play_through.js';

const here = ({ session }: State) => countOf(session);
const sit = (seat: (typeof seats)[number]): Action => ({ type: 'seatChosen', seat });
const shown = reach(taps('4S 5H 5D 6C JD'));
// The same cards as the first hand of a deal.
const first = reach([...keepingScore, ...taps('4S 5H 5D 6C JD')]);
describe('tapping cards', () => {
  test('refuses a sixth card and says why', () => {
    const more = reach(taps('KH'), shown);
    expect(more.session).toBe(shown.session);
    expect(more.ui.notice).toContain('Tap a card again to take it away');
  });
});

describe('cards given at once', () => {
  const given = (cards: string) => here(reach([{ type: 'cardsGiven', cards: cardsOf(cards) }], shown));

  test('take the place of the hand, the fifth of them that of the starter', () => {
    expect(given('7H 8H 9C')).toMatchObject({ hands: { pone: cardsOf('7H 8H 9C') }, starter: 'JD' });
    expect(given('7H 8H 9C TC QS')).toMatchObject({ hands: { pone: cardsOf('7H 8H 9C TC') }, starter: 'QS' });
  });

  test('leave no starter if it is one of the hand', () => {
    expect(given('7H JD 9C')).toMatchObject({ hands: { pone: cardsOf('7H JD 9C') }, starter: null });
    expect(given('7H JD 9C TC QS')).toMatchObject({ hands: { pone: cardsOf('7H JD 9C TC') }, starter: 'QS' });
  });

  test('are refused where one of them is in another hand', () => {
    const dealer = reach([sit('dealer'), { type: 'cardsGiven', cards: cardsOf('7H 5H') }], first);
    expect([here(dealer).hands.dealer, dealer.ui.notice]).toEqual([[], strings.cardElsewhere('5H')]);
  });
});

describe('clear', () => {
  test.each([
    ['by itself', shown],
    ['of a deal', first],
  ])('takes the starter with the only hand: %s', (_, only) =>
    expect(here(reach([{ type: 'cleared' }], only))).toMatchObject({ hands: { pone: [] }, starter: null }),
  );

  test('keeps the starter of the other hands', () => {
    const both = reach([sit('dealer'), ...taps('AS 2S 3S 4D'), { type: 'cleared' }], first);
    expect(here(both)).toMatchObject({ hands: { pone: cardsOf('4S 5H 5D 6C'), dealer: [] }, starter: 'JD' });
  });

  test('takes ranks that were typed', () => {
    const ranked = reach([{ type: 'ranksGiven', ranks: 'A2233444' }, { type: 'cleared' }]);
    expect(here(ranked)).toMatchObject({ seat: 'any', ranks: '', hands: { any: [] } });
  });

  test('clears only the loose cards on the screen of any cards', () => {
    const cleared = (...before: readonly Action[]) =>
      here(reach([...before, goTo('count'), sit('any'), ...taps('7H 8H'), { type: 'cleared' }, sit('pone')]));
    for (const before of [[], keepingScore])
      expect(cleared(...before, ...taps('4S 5H 5D 6C JD'))).toMatchObject({ hands: { any: [] }, starter: 'JD' });
    expect(cleared(goTo('play'), ...taps('4H 5S 5D 6S 9C 7S'))).toMatchObject({ hands: { any: [] }, starter: '9C' });
  });

  test('keeps the starter of a play, and the cards played in it', () => {
    const play = reach([goTo('play'), ...taps('4H 5S 5D 6S 9C'), goTo('count'), sit('pone')]);
    const played = reach([goTo('play'), ...taps('7S'), goTo('count'), sit('crib'), { type: 'cleared' }], play);
    expect(here(played)).toMatchObject({ hands: { dealer: cardsOf('4H 5S 5D 6S') }, starter: '9C' });
    const fell = reach([sit('pone'), { type: 'cleared' }], played);
    expect([here(fell).hands.pone, fell.ui.notice]).toEqual([['7S'], strings.wasLaid('7S')]);
  });
});

test('the three hands of a show keep the starter from pone to dealer to crib', () => {
  const dealer = reach([sit('dealer'), ...taps('AS 2S 3S 4D')], first);
  expect(here(dealer)).toMatchObject({ seat: 'dealer', starter: 'JD' });
  expect(dealer.ui.padOpen).toBe(false);
  const crib = reach([sit('crib')], dealer);
  expect(here(crib)).toMatchObject({ seat: 'crib', starter: 'JD' });
  expect(crib.ui.padOpen).toBe(true);
  const next = reach([{ type: 'dealEnded' }], crib);
  expect(here(next)).toEqual(emptyCount);
  expect(next.ui.padOpen).toBe(true);
});

describe('any cards', () => {
  test('are followed by new cards, as they are nobody’s', () => {
    const any = reach([sit('any'), ...taps('4S 5H')]);
    expect(flowOf(any).primary.action).toEqual({ type: 'cleared' });
  });

  test('are more than five cards given at once', () => {
    const any = reach([{ type: 'cardsGiven', cards: cardsOf('4S 5H 5D 6C JD 7H') }]);
    expect(here(any).seat).toBe('any');
  });

  test('may include the starter of the show', () => {
    for (const show of [shown, first]) expect(here(reach([sit('any'), ...taps('JD')], show)).hands.any).toEqual(['JD']);
  });

  test('leave the pad open at the other seats', () => {
    const pone = reach([{ type: 'ranksGiven', ranks: 'A2233444' }, sit('pone'), ...taps('5H')]);
    expect(pone.ui.padOpen).toBe(true);
  });

  test('fold away the pad with a tap on the tray, and bring it back with another', () => {
    const any = [sit('any'), ...taps('4S 5H')];
    const tapped = [0, 1, 2].map((times) => reach([...any, ...Array<Action>(times).fill({ type: 'trayTapped' })]));
    expect(tapped.map(({ ui }) => ui.padOpen)).toEqual([true, false, true]);
  });

  test('make way for ranks until a card is tapped', () => {
    const ranked = reach([{ type: 'ranksGiven', ranks: 'A2233444' }]);
    expect(isComplete(ranked)).toBe(true);
    expect(new Set(activeQueries(ranked).map(({ name }) => name))).toEqual(new Set(['scoreRanks']));
    expect(here(reach(taps('5H'), ranked))).toMatchObject({ ranks: '', hands: { any: ['5H'] } });
  });
});

describe('undo', () => {
  test('does nothing if nothing changed', () =>
    expect(reach([{ type: 'cleared' }, { type: 'cleared' }]).past).toEqual([]));

  test('goes back to the start through any changes, with score kept or not', () => {
    const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.constantFrom(...deck).map((card) => ({ type: 'cardTapped' as const, card })),
      fc.constantFrom(...seats).map((seat) => ({ type: 'seatChosen' as const, seat })),
      fc.constantFrom<Action>({ type: 'cleared' }, { type: 'dealEnded' }, { type: 'ranksGiven', ranks: '2334' }),
      fc.shuffledSubarray(deck, { maxLength: 8 }).map((cards) => ({ type: 'cardsGiven' as const, cards })),
    );
    fc.assert(
      fc.property(fc.constantFrom([], keepingScore), fc.array(action, { maxLength: 30 }), (before, actions) => {
        const reached = reach([...before, ...actions]);
        const { hands, starter } = here(reached);
        const show = [...hands.pone, ...hands.dealer, ...hands.crib, ...(starter ? [starter] : [])];
        expect(new Set(show).size).toBe(show.length);
        expect(handIsWhole(here(reached)) && reached.ui.padOpen).toBe(false);
        let back = reached;
        for (let i = 0; i <= actions.length + 1; ++i) back = reduce(back, { type: 'undone' });
        expect(back.past).toEqual([]);
        expect([isUntouched(back.session.game), back.session.keepsScore]).toEqual([true, false]);
        expect(back.session.lone).toEqual(noLoneHand);
        expect(here(back)).toMatchObject({ hands: { any: [] }, ranks: '' });
      }),
      { numRuns: 800, seed: 5 },
    );
  });
});

test('the cuts of four cards follow the rule of the crib if they are in the crib', () => {
  const asked = (seat: 'pone' | 'crib') =>
    activeQueries(reach([sit(seat), ...taps('4H 5H 6H 8H')])).find(({ name }) => name === 'valueStarters')?.question;
  expect(asked('pone')).toEqual({ hand: cardsOf('4H 5H 6H 8H'), seen: [] });
  expect(asked('crib')).toEqual({ hand: cardsOf('4H 5H 6H 8H'), seen: [], crib: true });
});
