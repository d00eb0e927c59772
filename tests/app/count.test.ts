import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsHere, handIsWhole, seats } from '../../web/app/games/count.js';
import { isWhole } from '../../web/app/screens/index.js';
import { questionsOf } from '../../web/app/update/questions.js';
import { type Action, update } from '../../web/app/update/update.js';
import { type Card, ranks, suits } from '../../web/engine/index.js';
import { cardsOf, reach, start, taps } from './play_through.js';

const shown = reach(taps('4S 5H 5D 6C JD'));

describe('tapping cards', () => {
  test('puts four in the hand and takes the fifth as the starter', () => {
    expect(shown.game.count.hands.pone).toEqual(cardsOf('4S 5H 5D 6C'));
    expect(shown.game.count.starter).toBe('JD');
  });

  test('folds the pad with the last card and not before', () => {
    expect(reach(taps('4S 5H 5D 6C')).ui.padOpen).toBe(true);
    expect(shown.ui.padOpen).toBe(false);
  });

  test('takes a card away with a second tap and keeps the others', () => {
    const fewer = reach(taps('5H JD'), shown);
    expect(cardsHere(fewer.game.count)).toEqual(cardsOf('4S 5D 6C'));
  });

  test('refuses a sixth card and says why', () => {
    const more = reach(taps('KH'), shown);
    expect(more.game).toBe(shown.game);
    expect(more.ui.notice).toContain('Tap a filled key to take its card away');
  });
});

describe('the three hands of a show', () => {
  test('keep the starter from pone to dealer to crib', () => {
    const dealer = reach([{ type: 'nextTapped' }, ...taps('AS 2S 3S 4D')], shown);
    expect(dealer.game.count).toMatchObject({ seat: 'dealer', starter: 'JD' });
    expect(dealer.ui.padOpen).toBe(false);
    const crib = reach([{ type: 'nextTapped' }], dealer);
    expect(crib.game.count).toMatchObject({ seat: 'crib', starter: 'JD' });
    expect(crib.ui.padOpen).toBe(true);
    expect(reach([{ type: 'nextTapped' }], crib).game.count).toEqual(start.game.count);
  });

  test('refuse a card of another hand', () => {
    const dealer = reach([{ type: 'nextTapped' }, ...taps('5H')], shown);
    expect(dealer.game.count.hands.dealer).toEqual([]);
    expect(dealer.ui.notice).toContain('5 of hearts is in another hand');
  });

  test('count the crib by its own rule', () => {
    const crib = reach([{ type: 'nextTapped' }, { type: 'nextTapped' }, ...taps('2H 6H 8H KH')], shown);
    const asked = questionsOf(crib).filter(({ name }) => name === 'scoreShow');
    const question = { hand: cardsOf('2H 6H 8H KH'), starter: 'JD', crib: true };
    expect(asked.map((each) => each.question)).toEqual(
      expect.arrayContaining([
        { ...question, spoken: 'short' },
        { ...question, spoken: 'long' },
      ]),
    );
  });

  test('leave the cards of the other hands out of the cuts', () => {
    const first = reach(taps('4S 5H 5D 6C'));
    const second = reach([{ type: 'seatChosen', seat: 'dealer' }, ...taps('AS 2S 3S 4D')], first);
    const asked = questionsOf(second).find(({ name }) => name === 'valueStarters');
    expect(asked?.question).toEqual({ hand: cardsOf('AS 2S 3S 4D'), seen: cardsOf('4S 5H 5D 6C') });
  });
});

describe('any cards', () => {
  test('are counted together without a starter', () => {
    const any = reach([{ type: 'seatChosen', seat: 'any' }, ...taps('4S 5H 5D 6C JD 7H 8C')]);
    const hand = cardsOf('4S 5H 5D 6C JD 7H 8C');
    expect(questionsOf(any).map(({ question }) => question)).toEqual([
      { hand, spoken: 'long' },
      { hand, spoken: 'short' },
    ]);
  });

  test('are more than five cards given at once', () => {
    const any = reach([{ type: 'cardsGiven', cards: cardsOf('4S 5H 5D 6C JD 7H') }]);
    expect(any.game.count.seat).toBe('any');
  });

  test('may include the starter of the show', () => {
    const any = reach([{ type: 'seatChosen', seat: 'any' }, ...taps('JD')], shown);
    expect(any.game.count.hands.any).toEqual(['JD']);
  });

  test('leave the pad open at the other seats', () => {
    const pone = reach([
      { type: 'ranksGiven', ranks: 'A2233444' },
      { type: 'seatChosen', seat: 'pone' },
      ...taps('5H'),
    ]);
    expect(pone.ui.padOpen).toBe(true);
  });

  test('fold away the pad with a tap on the tray, and bring it back with another', () => {
    const any = reach([{ type: 'seatChosen', seat: 'any' }, ...taps('4S 5H')]);
    const folded = reach([{ type: 'trayTapped' }], any);
    expect([any, folded, reach([{ type: 'trayTapped' }], folded)].map(({ ui }) => ui.padOpen)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('make way for ranks until a card is tapped', () => {
    const ranked = reach([{ type: 'ranksGiven', ranks: 'A2233444' }]);
    expect(isWhole(ranked)).toBe(true);
    expect(new Set(questionsOf(ranked).map(({ name }) => name))).toEqual(new Set(['scoreRanks']));
    expect(reach(taps('5H'), ranked).game.count).toMatchObject({ ranks: '', hands: { any: ['5H'] } });
  });
});

describe('undo', () => {
  test('covers clear', () => {
    const cleared = reach([{ type: 'cleared' }], shown);
    expect(cardsHere(cleared.game.count)).toEqual([]);
    const restored = reach([{ type: 'undone' }], cleared);
    expect(restored.game).toEqual(shown.game);
    expect(restored.ui.padOpen).toBe(true);
  });

  test('does nothing if nothing changed', () => {
    expect(reach([{ type: 'cleared' }, { type: 'cleared' }]).past.count).toEqual([]);
  });

  test('goes back to the start through any changes', () => {
    const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.constantFrom(...deck).map((card) => ({ type: 'cardTapped' as const, card })),
      fc.constantFrom(...seats).map((seat) => ({ type: 'seatChosen' as const, seat })),
      fc.constantFrom<Action>({ type: 'cleared' }, { type: 'nextTapped' }, { type: 'ranksGiven', ranks: '2334' }),
      fc.shuffledSubarray(deck, { maxLength: 8 }).map((cards) => ({ type: 'cardsGiven' as const, cards })),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const reached = reach(actions);
        const { hands, starter } = reached.game.count;
        const show = [...hands.pone, ...hands.dealer, ...hands.crib, ...(starter ? [starter] : [])];
        expect(new Set(show).size).toBe(show.length);
        expect(handIsWhole(reached.game.count) && reached.ui.padOpen).toBe(false);
        let back = reached;
        for (let i = 0; i <= actions.length; ++i) back = update(back, { type: 'undone' });
        expect(back.game.count).toEqual(start.game.count);
      }),
      { numRuns: 500, seed: 5 },
    );
  });
});

test('answers to old questions are dropped', () => {
  const key = questionsOf(shown)[0]?.key ?? '';
  const answered = reach([{ type: 'answered', key, reply: { ok: { cards: [] } } }], shown);
  expect(answered.results.has(key)).toBe(true);
  expect(reach([{ type: 'cleared' }], answered).results.size).toBe(0);
});
