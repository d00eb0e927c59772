import { describe, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import { boardInWords } from '../../web/app/features/board/announcements.js';
import { crossOf, crossOutlookOf, evenOf, mapOf, outlookOf } from '../../web/app/features/board/feature.js';
import { nextInDeal } from '../../web/app/features/next_step.js';
import type { Action } from '../../web/app/root/reducer.js';
import { printText } from '../../web/app/root/registry.js';
import { printRoute } from '../../web/app/root/route.js';
import type { ShowSeat } from '../../web/app/session/game.js';
import { statusOf } from '../../web/app/shell/shell.js';
import { selectScore, selectStanding } from '../../web/app/state/score_selectors.js';
import { canUndo, type State } from '../../web/app/state/state.js';
import { answered, cardsOf, goTo, keepingScore, peg, playThrough, reach, score, taps, undo } from './play_through.js';

const engine = await createEngine();

const us = (...points: readonly number[]): readonly Action[] => points.map((each) => peg('us', each));
const them = (...points: readonly number[]): readonly Action[] => points.map((each) => peg('them', each));

const board = (...actions: readonly (readonly Action[])[]): Promise<State> =>
  playThrough(engine, [goTo('board'), ...actions.flat()]);

describe('pegging', () => {
  test('names the last peg', async () =>
    expect(selectStanding(await board(us(2), them(12))).last).toMatchObject({ by: 'them', points: 12 }));

  test('is undone without end, dealers, deals and new games too', async () => {
    const steps: readonly Action[] = [
      ...us(2),
      ...them(12),
      { type: 'dealEnded' },
      ...us(8),
      { type: 'dealerChosen', dealer: 'us' },
      { type: 'gameBegun' },
      ...them(1),
    ];
    const states: State[] = [await board()];
    for (const step of steps) states.push(await playThrough(engine, [step], states.at(-1)));
    let state = states.pop() as State;
    for (const before of states.reverse()) {
      state = await playThrough(engine, [undo], state);
      expect(state.session).toEqual(before.session);
      expect([state.view, score(state)]).toEqual(['board', score(before)]);
    }
    expect(canUndo(state)).toBe(false);
  });

  test('leaves no step if nothing is pegged', async () => expect((await board(us(0))).past).toEqual([]));
});

describe('the end of a game', () => {
  test.each([
    [120, 91, 'I win by 30.'],
    [120, 90, 'I win by 31: a skunk.'],
    [120, 61, 'I win by 60: a skunk.'],
    [120, 60, 'I win by 61: a double skunk.'],
  ])('at %i to %i is “%s”', async (ours, theirs, said) => {
    const state = await board(us(ours), them(theirs), us(1));
    expect(statusOf(state).said).toBe(said);
    expect(printText(state)).toBe(`Me 121, them ${theirs}. ${said}`);
  });

  test('asks for no more chances, and a new game can be undone', async () => {
    const over = await board(us(121));
    expect([...over.results.keys()].map((key) => key.split(' ')[0])).toEqual(['readGame']);
    const fresh = await playThrough(engine, [{ type: 'gameBegun' }], over);
    expect(score(fresh)).toBe('0–0');
    const back = await playThrough(engine, [undo], fresh);
    expect([score(back), back.session]).toEqual(['121–0', over.session]);
  });
});

describe('the chance on the board', () => {
  test('is the engine’s outlook at the start of a deal, and as a text', async () => {
    const state = await board(us(90), them(75), [{ type: 'dealerChosen', dealer: 'them' }]);
    const outlook = await engine.winChance({ ours: 90, theirs: 75, weDeal: false });
    expect(outlookOf(state)).toEqual(outlook);
    expect(printText(state)).toBe(`Me 90, them 75, they deal: I win ${Math.round(outlook.chance * 100)}%.`);
    expect(boardInWords.announce(state)).toBe(`They deal: I win ${Math.round(outlook.chance * 100)}%.`);
  });

  const show = (seat: ShowSeat, cards: string): readonly Action[] => [
    { type: 'seatChosen', seat },
    ...taps(cards),
    { type: 'showPegged', seat },
  ];
  const handsCounted = [goTo('count'), ...show('pone', '5S 6H 7D 8C 9S'), ...show('dealer', '5D 5H JC JS')];

  test('is of the next dealer once the crib is counted', async () => {
    const state = await board(handsCounted, show('crib', '2H 3H TH TD'), [goTo('board')]);
    const { ours, theirs } = selectScore(state);
    expect(outlookOf(state)).toEqual(await engine.winChance({ ours, theirs, weDeal: false }));
    expect(printText(state)).toContain('they deal');
    const begun = await playThrough(engine, [{ type: 'dealEnded' }], state);
    expect([outlookOf(begun), evenOf(begun)]).toEqual([outlookOf(state), evenOf(state)]);
  });

  test('is of the dealer of a deal whose crib is still to count, or is being corrected', async () => {
    const half = await board(handsCounted, [goTo('board')]);
    expect(printText(half)).toContain('I deal');
    const corrected = await board(handsCounted, show('crib', '2H 3H TH TD'), taps('TD'), [goTo('board')]);
    expect(printText(corrected)).toContain('I deal');
  });

  test('gives the even score where the chance passes a half', async () => {
    const state = await board(us(60), them(75));
    const even = evenOf(state) as number;
    const chance = async (ours: number) => (await engine.winChance({ ours, theirs: 75, weDeal: true })).chance;
    expect(await chance(even)).toBeGreaterThanOrEqual(0.5);
    expect(await chance(even - 1)).toBeLessThan(0.5);
  });
});

const opened = reach([{ type: 'mapOpened', open: true }], await board(us(60), them(75)));

describe('the map of every score', () => {
  test('is asked for when it opens, and starts at the score', async () => {
    expect(mapOf(await board())).toBeUndefined();
    const state = await answered(engine, opened);
    const { chance } = await engine.winChance({ ours: 60, theirs: 75, weDeal: true });
    expect(mapOf(state)?.rows[20]?.[25]).toBe(chance);
    expect(crossOutlookOf(state)?.chance).toBe(chance);
    expect(crossOf(state)).toEqual({ ours: 60, theirs: 75 });
  });

  test('gives the chance under its cross for either dealer', async () => {
    const pointed = reach([{ type: 'mapPointed', at: { ours: 100, theirs: 110 } }], opened);
    const moved = reach([{ type: 'mapTurned', weDeal: false }], pointed);
    const state = await answered(engine, moved);
    const { chance } = await engine.winChance({ ours: 100, theirs: 110, weDeal: false });
    expect(boardInWords.announce(state)).toBe(`Me 100, them 110: I win ${Math.round(chance * 100)}%.`);
    expect(state.session).toBe(opened.session);
    expect(crossOf(reach([{ type: 'mapPointed', at: null }], state))).toEqual({ ours: 60, theirs: 75 });
  });
});

describe('the green button', () => {
  const green = async (...actions: readonly (readonly Action[])[]) => {
    const { label, action } = nextInDeal(await board(...actions, [goTo('board')]));
    return [label, action?.type];
  };
  const six = [goTo('discard'), ...taps('5D JH 6S 4H 5S 2C')];
  const kept: Action = { type: 'keptPlayed', kept: cardsOf('5D JH 4H 5S'), thrown: cardsOf('6S 2C') };
  const sitDown = [...keepingScore, { type: 'seatChosen', seat: 'pone' } as const];
  const pone = [...sitDown, ...taps('4S 5H 5C 6C')];
  const show = (seat: ShowSeat): Action => ({ type: 'showPegged', seat });
  const sit = (seat: ShowSeat): Action => ({ type: 'seatChosen', seat });
  const discard = ['Go to Discard', 'viewChosen'];

  test('leads to the six cards, and to the throw of those that are dealt', async () => {
    expect(await green()).toEqual(discard);
    expect(await green(six.slice(0, 3))).toEqual(discard);
    expect(await green(six)).toEqual(discard);
  });

  test('leads to the hands where two players keep score and nobody throws in the app', async () => {
    const names: readonly Action[] = [{ type: 'named', by: 'us', name: 'Ann' }];
    expect(await green(names)).toEqual(['Count the hands', 'showCounted']);
    expect(await green(keepingScore)).toEqual(['Count the hands', 'showCounted']);
    expect(await green(keepingScore, six)).toEqual(discard);
    const next: readonly Action[] = [...us(2), { type: 'dealEnded' }];
    expect(await green(names, six, next)).toEqual(discard);
    expect(await green(next)).toEqual(['Count the hands', 'showCounted']);
  });

  test('leads to the play, and then to the hands', async () => {
    expect(await green(six, [kept])).toEqual(['Go to Pegging', 'viewChosen']);
    expect(await green(six, [kept], taps('9C 7S'))).toEqual(['Go to Pegging', 'viewChosen']);
    const laidOut = taps('9C 7S 4H 8S 5S 2S 5D 3S JH');
    expect(await green(six, [kept], laidOut)).toEqual(['Peg 9 for them', 'showPegged']);
  });

  test('pegs the hand that is counted, and goes on to the next that is not', async () => {
    const counted = [...pone, ...taps('KH')];
    expect(await green(pone)).toEqual(['Count the hands', 'showCounted']);
    expect(await green(counted)).toEqual(['Peg 16 for them', 'showPegged']);
    expect(await green(counted, [show('pone')])).toEqual(['Next: my hand', 'showCounted']);
    const both = [...counted, sit('dealer'), ...taps('TC QC KC 4D'), show('pone')];
    expect(await green(both)).toEqual(['Peg 2 for me', 'showPegged']);
    const nothing = [sit('crib'), ...taps('2H 6H 8D QD')];
    expect(await green(both, [show('dealer')], nothing.slice(0, 4))).toEqual(['Next: my crib', 'showCounted']);
  });

  test('deals where the crib is pegged or worth nothing', async () => {
    const deal = ['New deal, they deal', 'dealEnded'];
    const two = [...pone, ...taps('KH'), show('pone'), sit('dealer'), ...taps('TC QC KC 4D'), show('dealer')];
    expect(await green(two, [sit('crib'), ...taps('2H 6H 8D QD')])).toEqual(deal);
    expect(await green(two, [sit('crib'), ...taps('2H 6H 9D QD'), show('crib')])).toEqual(deal);
    expect(await green(us(2), pone, taps('KH'))).toEqual(['Peg 16 for them', 'showPegged']);
  });

  test('counts the hands after pegs by hand, and deals once those end as a show does', async () => {
    const [counts, deal] = [
      ['Count the hands', 'showCounted'],
      ['New deal, they deal', 'dealEnded'],
    ];
    // We deal: the opponent's hand is pegged first, and then our hand and our crib.
    for (const play of [us(2), us(2, 1, 3), them(2), us(2).concat(them(6)), [...them(2), ...us(1), ...them(8)]]) {
      expect(await green(play)).toEqual(counts);
      expect(await green(keepingScore, play)).toEqual(counts);
    }
    expect(await green(keepingScore, us(1), them(8), us(4))).toEqual(counts);
    expect(await green(keepingScore, us(1), them(8), us(4, 6))).toEqual(deal);
    expect(await green(keepingScore, us(1), them(8), us(4, 6), them(2))).toEqual(counts);
    expect(await green(six, us(2))).toEqual(discard);
    expect(await green(six, them(8), us(4, 6))).toEqual(deal);
  });

  test('counts the hands in a game whose hands are counted, whatever was pegged by hand', async () => {
    const first = [...pone, ...taps('KH'), show('pone'), { type: 'dealEnded' } as const];
    expect(await green(first, us(2), them(2, 1))).toEqual(['Count the hands', 'showCounted']);
  });

  test('leads back to cards that were begun, whatever was pegged by hand', async () => {
    const pegging = ['Go to Pegging', 'viewChosen'];
    expect(await green(six.slice(0, 4), us(2))).toEqual(discard);
    expect(await green(six, [kept], us(2))).toEqual(pegging);
    expect(await green(six, [kept], taps('9C 7S'), us(2))).toEqual(pegging);
    const entered = [goTo('play'), ...taps('4S 5H 5C 6C')];
    for (const cards of [entered, [...entered, ...taps('KH')], [...entered, ...taps('KH 4S')]]) {
      expect(await green(cards)).toEqual(pegging);
      expect(await green(cards, us(1))).toEqual(pegging);
    }
    expect(await green(sitDown, taps('4S 5H'), us(1))).toEqual(['Count the hands', 'showCounted']);
  });
});

test('cards are refused on the board', async () => {
  const state = await board(us(4));
  expect(reach(taps('5H'), state).session).toBe(state.session);
  const given = reach([{ type: 'cardsGiven', cards: cardsOf('5H 6H') }], state);
  expect(given.session).toBe(state.session);
  expect(given.ui.notice).not.toBe('');
});

describe('the score', () => {
  const six = taps('5D JH 6S 4H 5S 2C');
  const deal: readonly Action[] = [{ type: 'dealEnded' }];
  const askedWith = ({ results }: State, name: string) =>
    [...results.keys()].filter((key) => key.startsWith(name) && key.includes('"ours":60,"theirs":55'));

  test('before the deal goes into the question of Discard', async () => {
    const state = reach([goTo('discard'), ...six], await board(us(60), them(55), deal));
    expect(askedWith(await answered(engine, state), 'valueDiscards').length).toBe(1);
    // If the pegs are moved before any card has scored, the score at the start of the deal changes.
    const set = await playThrough(engine, [goTo('board'), ...us(2), goTo('discard')], state);
    const keys = [...set.results.keys()].filter((key) => key.startsWith('valueDiscards'));
    expect([score(set), keys.every((key) => key.includes('"ours":62,"theirs":55'))]).toEqual(['62–55', true]);
  });

  test('before the first card goes into the questions of Pegging', async () => {
    const cards = taps('4H 5S 5D 6S 9C 7S');
    const state = reach([goTo('play'), ...cards], await board(us(60), them(55)));
    const known = await answered(engine, state);
    expect(askedWith(known, 'scorePlay').length).toBe(1);
    expect(askedWith(known, 'valuePlays').length).toBe(2);
    const pegged = await playThrough(engine, [goTo('board'), ...them(2), goTo('play')], known);
    expect([score(pegged), askedWith(pegged, 'scorePlay').length]).toEqual(['60–57', 1]);
  });
});

describe('two people with names who share a phone', () => {
  const named = [
    { type: 'named', by: 'us', name: 'Ann' },
    { type: 'named', by: 'them', name: 'Ben' },
    goTo('count'),
  ] as const;
  const shown = (cards: string, seat: ShowSeat): readonly Action[] => [...taps(cards), { type: 'showPegged', seat }];
  const deal = [...shown('4S 5H 5D 6C KH', 'pone'), ...shown('TC QC JC 4D', 'dealer'), ...shown('2H 3H 8S 7C', 'crib')];
  const dealtNext = () => playThrough(engine, [...named, ...deal, { type: 'dealEnded' }]);

  test('count and peg a deal in 16 taps', () => expect(deal.length).toBe(16));

  test('peg the play of the next deal on the board, each peg a step that undo takes back, and then count', async () => {
    const dealt = await dealtNext();
    expect([dealt.view, nextInDeal(dealt)]).toEqual([
      'board',
      { label: 'Count the hands', action: { type: 'showCounted' } },
    ]);
    const before = score(dealt);
    const pegged = await playThrough(engine, [peg('them', 2), peg('us', 1)], dealt);
    expect(pegged.session.game.deals.at(-1)?.steps).toEqual([
      { by: 'them', points: 2 },
      { by: 'us', points: 1 },
    ]);
    expect(nextInDeal(pegged).action).toEqual({ type: 'showCounted' });
    expect(score(await playThrough(engine, [undo, undo], pegged))).toBe(before);
    const alone = await playThrough(engine, [...keepingScore, ...deal, { type: 'dealEnded' }]);
    expect(alone.view).toBe('count');
  });

  test.each(['us', 'them'] as const)('are advised by themselves, and nothing of the cards stays: %s', async (by) => {
    const dealt = await dealtNext();
    const asked = await playThrough(engine, [{ type: 'adviceAsked', by }, ...taps('4S 5H 5D 6C 2H KD')], dealt);
    const { ours, theirs } = selectScore(dealt);
    const { names, game } = asked.session;
    expect([asked.view, names.us, game.start]).toEqual([
      'discard',
      by === 'us' ? 'Ann' : 'Ben',
      by === 'us' ? { ours, theirs } : { ours: theirs, theirs: ours },
    ]);
    // Ben deals the second deal.
    expect(game.deals[0]?.weDeal).toBe(by === 'them');
    expect(printRoute(asked)).toBe('v1/discard/');
    for (const cover of [{ type: 'positionLeft' }, goTo('discard'), goTo('count')] as const) {
      const covered = await playThrough(engine, [cover], asked);
      expect([covered.session, covered.past, covered.ui.advised]).toEqual([dealt.session, dealt.past, null]);
    }
  });
});
