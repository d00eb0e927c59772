import { describe, expect, test } from 'vitest';
import { flowOf } from '../../../web/app/features/count/feature.js';
import { nextInDeal } from '../../../web/app/features/next_step.js';
import { mayDealRandom } from '../../../web/app/features/random_cards.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { countOf } from '../../../web/app/session/count_slice.js';
import { emptyDeal, type ShowSeat } from '../../../web/app/session/game.js';
import { playOf } from '../../../web/app/session/pegging_slice.js';
import { standingQueries } from '../../../web/app/state/score_selectors.js';
import type { State } from '../../../web/app/state/state.js';
import { CribbageError } from '../../../web/engine/index.js';
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

const deals = (weDeal: boolean): Action => ({ type: 'dealerChosen', dealer: weDeal ? 'us' : 'them' });
const next: Action = { type: 'dealEnded' };
const sit = (seat: ShowSeat): Action => ({ type: 'seatChosen', seat });
const show = (seat: ShowSeat): Action => ({ type: 'showPegged', seat });
const dealers = ({ session }: State): readonly boolean[] => session.game.deals.map(({ weDeal }) => weDeal);
const kept = { kept: cardsOf('4S 5H 5D 6C'), thrown: cardsOf('2H KD') } as const;
const sixDealt = [goTo('discard'), ...taps('4S 5H 5D 6C 2H KD')];
const keptFour = [...sixDealt, { type: 'keptPlayed', ...kept } as const];
const oneCounted = [...taps('4S 5H 5D 6C KH'), show('pone')];

describe('the choice of the dealer', () => {
  test('is said on one screen for all of them, and undone for all of them', () => {
    for (const view of ['count', 'discard', 'play', 'board'] as const) {
      const theirs = reach([goTo(view), deals(false)]);
      expect(dealers(theirs)).toEqual([false]);
      expect(dealers(reach([undo], theirs))).toEqual([true]);
    }
  });

  test('changes with the next deal, which is part of the game once something was pegged', () => {
    expect(dealers(reach([next]))).toEqual([false]);
    expect(dealers(reach([peg('us', 2), next]))).toEqual([true, false]);
    expect(dealers(reach([peg('us', 2), next, next]))).toEqual([true, false, true]);
  });

  test('moves our pegged points with our cards, and names hands that were not pegged', async () => {
    const pegged = await playThrough(engine, [...keptFour, ...taps('KH'), goTo('count'), show('dealer')]);
    expect(score(pegged)).toBe('16–0');
    expect(score(await playThrough(engine, [deals(false)], pegged))).toBe('16–0');
    const counted = await playThrough(engine, [...oneCounted, deals(false)]);
    const said = 'They deal now, so the hands already pegged count for the other player.';
    expect([score(counted), counted.ui.notice]).toEqual(['16–0', said]);
    expect(countOf(counted.session).hands.pone).toEqual(cardsOf('4S 5H 5D 6C'));
    const jack = await playThrough(engine, [peg('us', 1), ...taps('4S 5H 5D 6C JH'), deals(false)]);
    expect([score(jack), jack.ui.notice]).toEqual(['1–2', 'Heels: 2 for them.']);
  });

  test('comes back with the cards when the next deal is undone', () => {
    const dealt = reach([goTo('discard'), ...taps('5D JH'), next]);
    expect([dealt.view, table(dealt).dealt, table(dealt).weDeal]).toEqual(['discard', [], false]);
    const back = reach([undo], dealt);
    expect([table(back).dealt, table(back).weDeal]).toEqual([cardsOf('5D JH'), true]);
  });

  test('does not change when a card is undone', () => {
    const two = reach([peg('us', 4), next, goTo('discard'), ...taps('5D JH'), undo]);
    expect([table(two).dealt, table(two).weDeal]).toEqual([['5D'], false]);
  });

  test('takes our four with us to the other seat, and takes up the played cards', () => {
    const laid = reach([goTo('play'), ...taps('4H 5S 5D 6S 9C 7S')]);
    const theirs = reach([deals(false)], laid);
    expect(playOf(theirs.session)).toMatchObject({ weDeal: false, kept: cardsOf('4H 5S 5D 6S'), played: [] });
    expect(reach([undo], theirs).session).toEqual(laid.session);
  });
});

describe('the show', () => {
  const pone = '4S 5H 5D 6C KH';
  const begun = [peg('us', 10), peg('them', 20), deals(false), goTo('count'), ...taps(pone)];

  test('is pegged once a deal, each hand for the player who holds it', async () => {
    const hands = [...begun, show('pone'), ...taps('TC QC KC 4D'), show('dealer'), ...taps('AS 2S 3S 9D')];
    const before = await playThrough(engine, hands);
    expect([before.view, before.session.seat, score(before)]).toEqual(['count', 'crib', '26–22']);
    const crib = await playThrough(engine, [show('crib'), show('crib')], before);
    expect(score(crib)).toBe('26–29');
    expect(crib.past.length).toBe(before.past.length + 1);
  });

  test('is undone hand by hand, each on Count where it was pegged', async () => {
    const pegged = await playThrough(engine, [...begun, show('pone'), goTo('discard')]);
    const back = await playThrough(engine, [undo], pegged);
    expect([back.view, back.session.seat, score(back)]).toEqual(['count', 'pone', '10–20']);
  });

  test('goes with its deal once the next one is dealt', async () => {
    const dealt = await playThrough(engine, [...begun, show('pone'), next]);
    expect([dealt.view, dealt.session.seat, score(dealt)]).toEqual(['count', 'pone', '26–20']);
    expect(table(dealt)).toMatchObject({ weDeal: true, steps: [], starter: null });
    expect(score(await playThrough(engine, [...taps(pone), show('pone')], dealt))).toBe('26–36');
  });

  test('leaves the score alone if it is not pegged', async () => {
    const looked = await playThrough(engine, [...begun, sit('dealer'), sit('crib'), next]);
    expect(score(looked)).toBe('10–20');
  });
});

test('the play is pegged as the cards fall, and is undone card by card', async () => {
  const laid = await playThrough(engine, [goTo('play'), ...taps('4H 5S 5D 6S 9C 7S 4H 4C')]);
  expect(score(laid)).toBe('0–4');
  const pegged = await playThrough(engine, [goTo('board'), peg('us', 2), goTo('play')], laid);
  expect(score(pegged)).toBe('2–4');
  expect(score(await playThrough(engine, [undo, undo], pegged))).toBe('0–0');
});

// A link with two hands opens a deal, but it begins no game.
const onlyCounted = 'v1/count/4S5H5D6C.7H8H9CTC-JD';

describe('six cards that are dealt', () => {
  test('while hands are being counted are those of the next deal, and a notice says so', async () => {
    const first = await playThrough(engine, [...oneCounted, goTo('discard'), ...taps('2H')]);
    expect(first.ui.notice).toBe('New deal, they deal. Undo brings the previous cards back.');
    const next = await playThrough(engine, taps('3H'), first);
    expect([score(next), dealers(next), table(next).dealt.length]).toEqual(['0–16', [true, false], 2]);
  });

  test('clear hands that were only counted, which is said and undone at once', async () => {
    const looked = await playThrough(engine, [], await follow(engine, onlyCounted));
    const dealt = await playThrough(engine, [goTo('discard'), ...taps('5C')], looked);
    expect(table(dealt)).toEqual({ ...emptyDeal(true), dealt: ['5C'] });
    expect([score(dealt), dealt.ui.notice]).toEqual(['0–0', 'New deal, I deal. Undo brings the previous cards back.']);
    const typed = { type: 'cardsGiven', cards: cardsOf('5C JH 6S 4H 5S 2C') } as const;
    expect(table(reach([goTo('discard'), typed], looked)).starter).toBeNull();
    expect(reach([undo], dealt).session).toEqual(looked.session);
    expect(reach([goTo('discard'), { type: 'cleared' }], looked).session).toEqual(looked.session);
  });

  test('are of the next deal if a whole show was counted', async () => {
    const show = [...keepingScore, ...taps('4S 5H 5D 6C KH'), sit('crib'), ...taps('AS 2S 3S 9D')];
    const dealt = await playThrough(engine, [...show, goTo('discard'), ...taps('5C')]);
    expect(table(dealt)).toEqual({ ...emptyDeal(false), dealt: ['5C'] });
    expect(dealt.ui.notice).toBe('New deal, they deal. Undo brings the previous cards back.');
  });

  test('and kept for the play clear a hand that was counted while they waited', async () => {
    const kept = { kept: cardsOf('5C JH 4H 5S'), thrown: cardsOf('6S 2C') } as const;
    const six = [goTo('discard'), ...taps('5C JH 6S 4H 5S 2C')];
    const counted = [...keepingScore, ...taps('4S 5H 5D 6C KH'), goTo('discard')];
    const looked = await playThrough(engine, [...six, ...counted]);
    const state = reach([{ type: 'keptPlayed', ...kept }], looked);
    expect(playOf(state.session)).toMatchObject({ starter: null, theirs: [], ...kept });
    expect(state.ui.notice).toBe('New deal, I deal. Undo brings the previous cards back.');
    expect(reach([undo], state).session).toEqual(looked.session);
    expect(table(reach([{ type: 'keptCounted', ...kept }], looked)).starter).toBe('KH');
  });

  test('and kept otherwise stay with their starter', async () => {
    const other = { kept: cardsOf('4S 5H 5D KD'), thrown: cardsOf('2H 6C') } as const;
    const state = reach([...keptFour, ...taps('KH'), { type: 'keptPlayed', ...other }]);
    expect([table(state).starter, state.ui.notice]).toEqual(['KH', '']);
  });

  test('are kept again without losing the crib', async () => {
    const crib = [...keptFour, ...taps('KH'), goTo('count'), sit('crib'), ...taps('7D 8D')];
    const again = await playThrough(engine, [...crib, { type: 'keptPlayed', ...kept }]);
    expect(countOf(again.session).hands.crib).toEqual(['2H', 'KD', '7D', '8D']);
  });
});

describe('random cards', () => {
  const random: Readonly<Record<'count' | 'discard' | 'play', Action>> = {
    discard: { type: 'sixDealt', dealt: cardsOf('AH 2D 3C 9H JC QS') },
    play: { type: 'playDealt', kept: cardsOf('AH 2D 3C 9H'), thrown: cardsOf('JC QS'), starter: '7D' },
    count: {
      type: 'showDealt',
      hands: { pone: cardsOf('AH 2D 3C 9H'), dealer: cardsOf('JC QS 8D 8C'), crib: cardsOf('4C 4D TH TS') },
      starter: '7D',
    },
  };
  const screens = Object.keys(random) as (keyof typeof random)[];
  const pegged = [...keepingScore, ...taps('4S 5H 5D 6C KH'), show('pone')];
  const whole = [...pegged, sit('dealer'), ...taps('TC QC KC 4D'), show('dealer'), sit('crib'), ...taps('2H 3H 8S 7C')];
  const done = [...pegged, sit('crib'), ...taps('2H 3H 8S 7C'), show('crib')];

  test('are offered only if the table is empty', async () => {
    for (const [before, offered] of [
      [[], true],
      [[peg('us', 3)], true],
      [keepingScore, true],
      [[...keepingScore, ...taps('4S')], false],
      [[goTo('play'), ...taps('4S')], false],
      [pegged, false],
      [done.slice(0, -1), false],
      [[...done, show('dealer')], false],
      [[...whole, show('crib')], false],
      [[...whole, show('crib'), next], true],
    ] as const) {
      const state = await playThrough(engine, before);
      for (const view of screens) expect(mayDealRandom(await playThrough(engine, [goTo(view)], state))).toBe(offered);
    }
  });

  test('are offered on the other screens while a hand lies alone on Count', () => {
    const offeredIn = (state: State) => screens.filter((view) => mayDealRandom(reach([goTo(view)], state)));
    expect(offeredIn(reach(taps('4S')))).toEqual(['discard', 'play']);
    expect(offeredIn(reach([goTo('discard'), ...taps('4S')]))).toEqual(['count']);
  });

  test('are one hand by itself on Count before a game, and three hands of the deal once score is kept', () => {
    const alone = reach([random.count]);
    expect(alone.session).toEqual({ ...start.session, lone: { hand: cardsOf('AH 2D 3C 9H'), starter: '7D' } });
    expect(reach([undo], alone).session).toEqual(start.session);
    const { hands, starter } = random.count as Extract<Action, { type: 'showDealt' }>;
    expect(table(reach([...keepingScore, random.count]))).toMatchObject({ hands, starter });
  });
});

test('Clear says that Undo helps where more than the cards in front are gone', () => {
  const said = (...before: readonly Action[]) => reach([...before, { type: 'cleared' }]).ui.notice;
  const back = 'Undo brings the cards back.';
  const some = taps('4S 5H');
  const all = [said(...keptFour), said(...keptFour, ...taps('9C 7S')), said(...some), said(...keepingScore, ...some)];
  expect(all).toEqual([back, back, '', '']);
});

describe('four cards entered on Pegging', () => {
  test('clear a hand that was only counted, which is said and undone at once', () => {
    const looked = reach([...keepingScore, ...taps('4S 5H 5D 6C KH'), goTo('play')]);
    for (const enter of [taps('9H'), [{ type: 'cardsGiven', cards: cardsOf('9H 9S 8D 2C 3C') }]] as const) {
      const state = reach([...enter], looked);
      expect(playOf(state.session)).toMatchObject({ theirs: [], weDeal: true });
      expect(playOf(state.session).starter).not.toBe('KH');
      expect(state.ui.notice).toBe('New deal, I deal. Undo brings the previous cards back.');
      expect(reach([undo], state).session).toEqual(looked.session);
    }
  });

  test('are of the next deal if a hand was pegged', async () => {
    const state = await playThrough(engine, [...oneCounted, goTo('play'), ...taps('9H')]);
    expect([score(state), dealers(state), playOf(state.session).theirs]).toEqual(['0–16', [true, false], []]);
    expect(state.ui.notice).toBe('New deal, they deal. Undo brings the previous cards back.');
  });
});

describe('a jack cut', () => {
  const looked = taps('4S 5H 5D 6C JD');

  test('is not carried into the next deal with hands that were only counted', async () => {
    const state = await playThrough(engine, [next], await follow(engine, onlyCounted));
    expect([score(state), dealers(state)]).toEqual(['0–0', [false]]);
  });

  test('in a game that somebody keeps is', async () => {
    const named: Action = { type: 'named', by: 'us', name: 'Ann' };
    expect(score(await playThrough(engine, [named, ...looked, next]))).toBe('2–0');
    expect(score(await playThrough(engine, [peg('them', 5), next, ...looked, next]))).toBe('0–7');
  });
});

test('a pegged hand that lacks a card is finished before anything else', async () => {
  const half = await playThrough(engine, [...oneCounted, sit('pone'), ...taps('6C')]);
  const { primary } = flowOf(reach([sit('crib')], half));
  expect(primary).toEqual({ label: 'Finish their hand', action: sit('pone') });
  expect(nextInDeal(half).action).toEqual({ type: 'showCounted', seat: 'pone' });
});

test('a pegged hand leads on to the next, also while it lacks a card itself', async () => {
  const whole = await playThrough(engine, [...oneCounted, sit('pone')]);
  const half = await playThrough(engine, taps('6C'), whole);
  const next = { label: 'Next: my hand', action: sit('dealer') };
  expect([whole, half].map((state) => flowOf(state).primary)).toEqual([next, next]);
});

describe('a card', () => {
  test('is nowhere else once it is kept', async () => {
    const theirs = [...sixDealt, ...keepingScore, ...taps('5H 6H 7H 8H')];
    const state = await playThrough(engine, [...theirs, { type: 'keptCounted', ...kept }]);
    expect(countOf(state.session).hands.pone).toEqual(['6H', '7H', '8H']);
  });

  test('in Discard does not keep a hand from being pegged', async () => {
    const six = [goTo('discard'), ...taps('5H 2C 3C 4C TS KS'), goTo('count')];
    for (const before of [[], keepingScore]) {
      const pegged = [...six, ...before, ...taps('5H 6H 7H 8H 9H'), show('pone')];
      expect(score(await playThrough(engine, pegged))).toBe('0–14');
    }
  });

  test('of our throw, if corrected, leaves the advice for Pegging', async () => {
    const crib = [...keptFour, ...taps('9C'), goTo('count'), sit('crib'), ...taps('2H 3H')];
    const state = await playThrough(engine, crib);
    expect(table(state).thrown).toEqual([]);
    expect(countOf(state.session).hands.crib).toEqual(['KD', '3H']);
  });

  test('leaves the hand with the play that it was played in', async () => {
    const laid = [goTo('play'), ...taps('4H 5S 5D 6S 9C'), ...taps('7S'), goTo('count'), sit('crib'), ...taps('KS')];
    const state = await playThrough(engine, [...laid, goTo('play'), { type: 'cleared' }]);
    expect(countOf(state.session).hands.pone).toEqual([]);
  });
});

const pegging = await playThrough(engine, [goTo('play'), ...taps('4H 5S 5D 6S 9C 7S')]);

test('a card that cannot be played is taken back with a sentence', async () => {
  const state = await answered(engine, reach(taps('5S 5D'), pegging));
  expect(state.session).toEqual((await playThrough(engine, taps('5S'), pegging)).session);
  expect(state.ui.notice).not.toBe('');
});

test('an error about a step that was undone takes back no other', () => {
  const wrong = reach(taps('7D'), pegging);
  const [asked] = standingQueries(wrong);
  const other = reach([undo, peg('us', 2)], wrong);
  const error = new CribbageError('badRecord', '7D', 'It is not their turn.');
  const late = reach([{ type: 'answered', key: asked?.key ?? '', reply: { error } }], other);
  expect([late.session, late.ui.notice]).toEqual([other.session, '']);
});
