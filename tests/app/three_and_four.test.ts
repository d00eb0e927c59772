import { describe, expect, test } from 'vitest';
import { flowOf } from '../../web/app/features/count/feature.js';
import { nextInDeal } from '../../web/app/features/next_step.js';
import { endedAtTable, resultOfKept } from '../../web/app/features/review/games/kept_games.js';
import { strings } from '../../web/app/messages/app.js';
import { elementSnippet } from '../../web/app/root/embed_snippets.js';
import { printText } from '../../web/app/root/registry.js';
import { printRoute } from '../../web/app/root/route.js';
import { emptyCount } from '../../web/app/session/count_slice.js';
import { dealOf, emptyDeal, people, personAt, scorerOf, seatsOf, sidesOf } from '../../web/app/session/game.js';
import { readTableGame } from '../../web/app/session/serialize_session.js';
import { statusOf } from '../../web/app/shell/shell.js';
import type { Action } from '../../web/app/state/actions.js';
import { holesOf, selectStanding } from '../../web/app/state/score_selectors.js';
import { emptyReviewState } from '../../web/app/state/slices/review.js';
import type { State } from '../../web/app/state/state.js';
import { embedView } from '../../web/embed/view.js';
import { ranks, suits } from '../../web/engine/index.js';
import { cardsOf, engine, follow, goTo, playThrough, taps, undo } from './play_through.js';
import { all, drawn, textOf } from './screens/drawn.js';
import { countedBy } from './session/referee.js';

const names = ['Ann', 'Ben', 'Cas', 'Dee'];

/** Sits three or four people down, with their names. */
const sitDown = (size: 3 | 4): readonly Action[] => [
  goTo('board'),
  { type: 'tableSet', size },
  ...people.slice(0, size).map((by, at): Action => ({ type: 'named', by, name: names[at] ?? '' })),
];

const peg = (by: (typeof people)[number], points: number): Action => ({ type: 'pegged', by, points });

const show = (seat: 'pone' | 'second' | 'third' | 'dealer' | 'crib', cards: string): readonly Action[] => [
  goTo('count'),
  { type: 'seatChosen', seat },
  { type: 'cardsGiven', cards: cardsOf(cards) },
];

/** Returns whole numbers from 0 to below `count`, the same in every run. */
const dice = (seed: number) => {
  let state = seed;
  return (count: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
};

const shuffled = (below: (count: number) => number) => {
  const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));
  return Array.from({ length: 21 }, () => deck.splice(below(deck.length), 1)[0] ?? '');
};

test.each([
  [3, 1],
  [3, 2],
  [4, 3],
  [4, 4],
] as const)('a whole game of %i is counted as by a referee, hand by hand (%i)', async (size, seed) => {
  const below = dice(seed);
  let state = await playThrough(engine, sitDown(size));
  for (let deals = 0; !selectStanding(state).winner && deals < 40; ++deals) {
    const deal = dealOf(state.session.game);
    const cards = shuffled(below);
    const pegs = Array.from({ length: 4 }, () => peg(people[below(size)] ?? 'us', 1 + below(4)));
    const hands = seatsOf(deal).flatMap((seat, at): readonly Action[] => [
      ...show(seat, [...cards.slice(4 * at, 4 * at + 4), ...(at === 0 ? [cards[20]] : [])].join(' ')),
      { type: 'showPegged', seat },
    ]);
    for (const action of [...pegs, ...hands]) {
      state = await playThrough(engine, [action], state);
      expect(Object.values(holesOf(state))).toEqual(countedBy(state.session.game));
    }
    state = await playThrough(engine, [{ type: 'dealEnded' }], state);
  }
  const { winner } = selectStanding(state);
  expect(winner && holesOf(state)[winner]).toBe(121);
  const who = size === 4 ? { us: 'Ann + Cas', them: 'Ben + Dee' } : { us: 'Ann', them: 'Ben', third: 'Cas' };
  const kept = endedAtTable({ ...state, review: emptyReviewState });
  const scores = sidesOf(dealOf(state.session.game)).map((side) => [who[side as 'us'], holesOf(state)[side]]);
  expect(kept && resultOfKept(kept)).toMatchObject({ against: 'table', sides: scores });
  expect(statusOf(state).said).toMatch(new RegExp(`^${who[winner as 'us'].replace('+', '\\+')} wins? by \\d+`));
});

describe('at a table of three', () => {
  const hand = [...show('pone', '4S 5H 5C 6C KH'), { type: 'showPegged', seat: 'pone' } as const];

  test('the hands are counted from the dealer’s left, and the deal goes on to the left', async () => {
    const state = await playThrough(engine, [...sitDown(3), ...hand]);
    const deal = dealOf(state.session.game);
    expect(seatsOf(deal).map((seat) => personAt(deal, seat))).toEqual(['them', 'third', 'us', 'us']);
    expect(nextInDeal(state)).toMatchObject({ label: 'Next: Cas’s hand', action: { seat: 'second' } });
    const next = await playThrough(engine, [{ type: 'dealEnded' }, goTo('board')], state);
    expect(dealOf(next.session.game)).toMatchObject({ weDeal: false, size: 3 });
    const last = await playThrough(engine, [{ type: 'dealEnded' }, peg('us', 2)], next);
    expect(dealOf(last.session.game)).toMatchObject({ weDeal: false, dealer: 'third', size: 3 });
    expect(printText(last)).toBe('Ann 2, Ben 16, Cas 0, Cas deals.');
    expect(printRoute(last)).toBe('v1/board/2-16-0/three/3');
  });

  test('a table without a game is changed without a word of it', async () => {
    const fresh = await playThrough(engine, [{ type: 'scoreKept' }, { type: 'tableSet', size: 3 }]);
    expect(fresh.ui.notice).toBe('');
    const begun = await playThrough(engine, [{ type: 'scoreKept' }, peg('us', 3), { type: 'tableSet', size: 3 }]);
    expect(begun.ui.notice).toBe(strings.gameBegun);
  });

  test('each peg is told, and undo goes back to the table of two', async () => {
    const pegged = await playThrough(engine, [...sitDown(3), peg('third', 3)]);
    expect(statusOf(pegged).told).toBe('3 for Cas, who has 3.');
    const back = await playThrough(engine, Array(5).fill(undo), pegged);
    expect(dealOf(back.session.game).size).toBeUndefined();
  });

  test('a stored game whose deals have different tables is refused', async () => {
    const { session } = await playThrough(engine, sitDown(3));
    const deal = { ...dealOf(session.game), weDeal: false, dealer: 'third' };
    const start = { ours: 0, theirs: 0 };
    expect(readTableGame({ start, deals: [deal] })).toMatchObject({ start, deals: [deal] });
    expect(readTableGame({ start, deals: [emptyDeal(true), deal] })).toBeUndefined();
  });

  test('two people do not keep the names that were made up', async () => {
    const sizes = ([3, 2] as const).map((size): Action => ({ type: 'tableSet', size }));
    const state = await playThrough(engine, [goTo('board'), ...sizes]);
    expect(state.session.names).toMatchObject({ us: '', them: '' });
  });

  test('nobody is without a name', async () => {
    const state = await playThrough(engine, [...sitDown(3), { type: 'named', by: 'third', name: '' }]);
    expect(state.session.names).toEqual({ us: 'Ann', them: 'Ben', third: 'Player 3' });
  });

  test('no chance of winning is asked for', async () => {
    const state = await playThrough(engine, [...sitDown(3), peg('us', 5)]);
    expect([...state.results.keys()].map((key) => key.split(' ')[0])).toEqual(['readGame']);
  });

  test('a link opens the hands and the score', async () => {
    const hands = await follow(engine, '#v1/count/4S5H5C6C.2H3H.TCQCKC4D.AS2S3S9D-KH/second');
    expect(dealOf(hands.session.game)).toMatchObject({ size: 3, hands: { second: cardsOf('2H 3H') }, starter: 'KH' });
    const score = await follow(engine, '#v1/board/12-13-15/three/2');
    expect(Object.values(holesOf(score))).toEqual([12, 13, 15]);
    expect(dealOf(score.session.game)).toMatchObject({ weDeal: false, size: 3 });
    const won = await follow(engine, '#v1/board/90-88-121/three/2');
    expect(selectStanding(won)).toMatchObject({ winner: 'third' });
    expect(printRoute(won)).toBe('v1/board/90-88-121/three/2');
    await expect(follow(engine, '#v1/board/121-88-121/three/2')).rejects.toThrow('is not a score');
  });

  test('the hand of a player before us is counted after the crib, if ours was counted first', async () => {
    const next = async (state: State) => flowOf(state).primary;
    const step = async (state: State) => playThrough(engine, [(await next(state)).action as Action], state);
    const give = (cards: string, state: State) =>
      playThrough(engine, [{ type: 'cardsGiven', cards: cardsOf(cards) }], state);
    const kept = { type: 'keptCounted', kept: cardsOf('4H 5D 6S JC'), thrown: cardsOf('2C') } as const;
    let state = await playThrough(engine, [
      ...sitDown(3),
      { type: 'dealerChosen', dealer: 'them' },
      goTo('discard'),
      kept,
    ]);
    state = await step(await give('4H 5D 6S JC KH', state));
    expect(state.session.seat).toBe('dealer');
    state = await step(await give('AC 2D 3S 9C', state));
    state = await give('AD 2H 3C 9D', state);
    expect(flowOf(state)).toMatchObject({ skip: { action: { seat: 'pone' } } });
    state = await step(state);
    expect(flowOf(state)).toMatchObject({
      primary: { label: 'Next: Cas’s hand', action: { seat: 'pone' } },
      skip: { action: { type: 'dealEnded' } },
    });
    state = await step(state);
    expect(await next(state)).toMatchObject({ action: { type: 'dealEnded' } });
    state = await step(await give('TC TD TS 9S', state));
    expect(countedBy(state.session.game)).toEqual(Object.values(holesOf(state)));
    expect(await next(await playThrough(engine, [{ type: 'seatChosen', seat: 'pone' }], state))).toMatchObject({
      action: { type: 'dealEnded' },
    });
  });

  test('our four cards are kept in our hand, again too, and leave the others in the deal', async () => {
    const kept = { type: 'keptCounted', kept: cardsOf('4H 5D 6S JC'), thrown: cardsOf('2C') } as const;
    for (const [dealer, seat, other] of [
      ['us', 'dealer', 'pone'],
      ['them', 'second', 'pone'],
      ['third', 'pone', 'second'],
    ] as const) {
      const state = await playThrough(engine, [
        ...sitDown(3),
        { type: 'dealerChosen', dealer },
        ...show(other, '2C 9H 9D 9S'),
        { type: 'cardsGiven', cards: cardsOf('2C 9H 9D 9S KH') },
        ...[goTo('discard'), kept, goTo('discard'), kept],
      ]);
      const { deals } = state.session.game;
      expect(deals.length).toBe(1);
      expect(deals[0]).toMatchObject({ starter: 'KH', hands: { [seat]: kept.kept, [other]: cardsOf('9H 9D 9S') } });
    }
  });
});

describe('the embed', () => {
  const four = { pone: '4S 5H', second: '6C 6D', third: '7S 8S', dealer: 'TH JH', crib: 'QC KC' };
  const hands = Object.fromEntries(Object.entries(four).map(([seat, cards]) => [seat, cardsOf(cards)]));
  const game = { ...emptyCount, starter: 'KH', hands: { ...emptyCount.hands, ...hands } } as const;

  test.each([
    [2, ['Pone', 'Dealer', 'Crib']],
    [3, ['Pone', 'Second hand', 'Dealer', 'Crib']],
    [4, ['Pone', 'Second hand', 'Third hand', 'Dealer', 'Crib']],
  ] as const)('shows every hand of %i players', (size, titles) => {
    const shown = drawn(embedView({ count: { ...game, ...(size !== 2 && { size }) } }));
    expect(all(shown, 'h2').map(textOf)).toEqual(titles);
    expect(all(shown, 'cribbage-hand').length).toBe(titles.length);
  });

  test('ranks the five cards of one of three players', () => {
    const part = { dealt: cardsOf('5D JH 6S 4H 5S'), weDeal: true, opponent: 'expert', order: 'winChance' } as const;
    const [five] = all(drawn(embedView({ discard: { ...part, size: 3 }, score: '60-55' })), 'cribbage-discard');
    expect(five?.attributes).toMatchObject({ '.players': '3', '.score': '', '.opponent': '' });
    const [six] = all(drawn(embedView({ discard: part, score: '60-55' })), 'cribbage-discard');
    expect(six?.attributes).toMatchObject({ '.players': '', '.score': '60-55', '.opponent': 'expert' });
  });

  test('is offered for the five cards, with their best throw', async () => {
    const dealt = [...sitDown(3), goTo('discard'), ...taps('5D JH 6S 4H 5S')];
    expect(elementSnippet(await playThrough(engine, dealt), 'https://example.org/')).toMatch(
      /<cribbage-discard cards="5D JH 6S 4H 5S" my-crib players="3">Best: throw [^,]*, .* points\.<\/cribbage-discard>$/,
    );
  });
});

test('partners share a score', async () => {
  const state: State = await playThrough(engine, [...sitDown(4), peg('third', 60), peg('us', 61)]);
  expect(selectStanding(state)).toMatchObject({ winner: 'us', pegs: { us: [121, 60], them: [0, 0] } });
  expect(scorerOf(dealOf(state.session.game), 'fourth')).toBe('them');
  expect(printText(state)).toBe('Ann + Cas 121, Ben + Dee 0. Ann + Cas win by 121: a double skunk.');
});
