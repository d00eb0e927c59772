import { afterEach, describe, expect, test } from 'vitest';
import { matchFeature } from '../../../web/app/features/match/feature.js';
import { selectBestMove } from '../../../web/app/features/match/hint.js';
import { ordered } from '../../../web/app/features/match/own_cards_view.js';
import type { Phase } from '../../../web/app/features/match/phase.js';
import { selectPlay } from '../../../web/app/features/match/selectors.js';
import { readMatchState } from '../../../web/app/features/match/serialize.js';
import { cutOf } from '../../../web/app/features/match/start/seeded_deal.js';
import { addFeatures } from '../../../web/app/root/late_features.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { dealOf, ourSeat, playedOf } from '../../../web/app/session/game.js';
import { canPlay, cardsInHand, type Match, type MatchSettings, newMatch } from '../../../web/app/session/match.js';
import { emptyMatchState, type MatchAction, type MatchState } from '../../../web/app/state/slices/match.js';
import type { State } from '../../../web/app/state/state.js';
import type { Card } from '../../../web/engine/index.js';
import { answered, cardsOf, engine, goTo, reach, taps, undo } from '../play_through.js';
import { isOff, Player } from '../screens/drawn.js';
import {
  atBoard,
  begun,
  goOnTo,
  inMatch,
  levels,
  match,
  next,
  score,
  settled,
  sixOf,
  stage,
  stepOn,
  stored,
  tapped,
} from './playing.js';

const played = async (level: (typeof levels)[number], seed: number, see: (state: State) => Promise<State> | State) => {
  let state = await begun(engine, level, seed);
  for (let steps = 0; stage(state) !== 'over'; ++steps) {
    const before = match(state);
    state = await see(await stepOn(engine, state));
    expect(state.ui.notice, JSON.stringify(before)).toBe('');
    expect(match(state), JSON.stringify(before)).not.toEqual(before);
    expect(steps).toBeLessThan(400);
  }
  return state;
};

const reloaded = ({ match: against }: State): Promise<State> => settled(engine, { ...atBoard, match: stored(against) });

const upTo = async (wanted: Phase, seed: number, level: (typeof levels)[number] = 'beginner'): Promise<State> =>
  goOnTo(engine, wanted, await begun(engine, level, seed));

describe('a game against the engine', () => {
  test.each(levels)(
    'goes to its end against %s',
    async (level) => {
      const state = await played(level, 1000, (there) => there);
      const { ours, theirs } = score(state);
      expect(Math.max(ours, theirs)).toBe(121);
      expect(match(state).game.deals.length).toBeGreaterThan(4);
    },
    120_000,
  );

  test('goes on after every step from its stored text alone', async () => {
    const straight = await played('beginner', 7, (state) => state);
    const killed = await played('beginner', 7, reloaded);
    expect(match(killed)).toEqual(match(straight));
  }, 60_000);

  test('gives the same cards to the other side', async () => {
    const [one, two] = [await upTo('throw', 11), await settled(engine, await begun(engine, 'beginner', 11, true))];
    const there = await next(engine, two);
    expect(dealOf(match(there).game).weDeal).toBe(!dealOf(match(one).game).weDeal);
    const { hands } = await engine.deal({ seed: 12 });
    expect([await sixOf(engine, one), await sixOf(engine, there)].sort()).toEqual([...hands].sort());
  });

  test('cuts again while both cut as low', () => {
    const hands = [['4S', '9D'] as Card[], ['4H', 'AC'] as Card[]] as const;
    expect(cutOf({ hands, starter: '5H' }, { swapped: false })).toEqual({ ours: '9D', theirs: 'AC', weDeal: false });
  });
});

describe('an opponent', () => {
  // Returns the keys of the queries that ask the engine for the opponent's discard or card.
  const askedOf = (state: State): readonly string[] => {
    const asked = matchFeature.queries(state).filter(({ name }) => name === 'chooseDiscard' || name === 'choosePlay');
    return [...new Set(asked.map(({ key }) => key))];
  };

  test('gets the same question, whatever the cards that it cannot see', async () => {
    const state = await upTo('play', 5, 'club');
    const played = await engineStops(state);
    const is = match(played);
    const deal = dealOf(is.game);
    const seat = ourSeat(deal);
    const mine = deal.hands[seat].map((card, at) =>
      playedOf(deal).includes(card) ? card : (`A${'SHDC'[at]}` as Card),
    );
    const dealt: readonly Card[] = ['2S', '3S', '4S', '5S', '6S', '7S'];
    const hidden = { ...deal, dealt, thrown: dealt.slice(2, 4), hands: { ...deal.hands, [seat]: mine } };
    const scrambled = { ...is, game: { ...is.game, deals: [...is.game.deals.slice(0, -1), hidden] } };
    const other: State = { ...played, match: { ...emptyMatchState, page: 'match', current: scrambled } };
    const known = await answered(engine, other);
    expect(askedOf(played).length).toBe(1);
    expect(askedOf(known)).toEqual(askedOf(played));
  });

  test('is asked before we throw what it is asked after it', async () => {
    const state = await upTo('throw', 5, 'expert');
    const before = askedOf(state);
    const six = await sixOf(engine, state);
    for (const thrown of [six.slice(0, 2), six.slice(3, 5)]) {
      const there = reach([...taps(thrown.join(' ')), nextDeed], state);
      expect([stage(there), askedOf(there)]).toEqual(['theirThrow', before]);
    }
  });

  test('is told neither our cards nor the starter before it is cut', async () => {
    const state = await upTo('throw', 5, 'expert');
    const { hands, starter } = await engine.deal({ seed: 6 });
    const ours = hands[dealOf(match(state).game).weDeal ? 1 : 0];
    for (const card of [...ours, starter]) expect(askedOf(state).join()).not.toContain(card);
  });
});

const nextDeed = inMatch({ type: 'nextPressed' });

const engineStops = (state: State): Promise<State> => {
  const count = selectPlay(state, match(state))?.answer.count ?? 0;
  const card = cardsInHand(dealOf(match(state).game)).find((each) => canPlay(each, count)) as Card;
  return answered(engine, reduce(state, { type: 'cardTapped', card }));
};

describe('undo', () => {
  test('takes a card back until they have answered it', async () => {
    const state = await upTo('play', 3);
    const played = await engineStops(state);
    expect(match(reach([undo], played))).toEqual(match(state));
    const after = await settled(engine, played);
    expect(match(reach([undo], after))).toEqual(match(after));
    expect(reach([undo], after).ui.notice).not.toBe('');
  });

  test('takes back which cards are to be thrown', async () => {
    const state = await upTo('throw', 3);
    const [one = ''] = await sixOf(engine, state);
    const chosen = await tapped(engine, state, one);
    expect(chosen.match?.chosen).toEqual([one]);
    expect(reach([undo], chosen).match?.chosen).toEqual([]);
  });
});

describe('a game that another takes the place of', () => {
  const tableIn = ({ match: matchState }: State): MatchState => matchState ?? emptyMatchState;
  const offer = 'v1/against/club/123456/first/won-7/61/muggins';
  const ways: readonly [string, readonly MatchAction[]][] = [
    [
      'a new opponent',
      [{ type: 'matchLeft' }, { type: 'opponentChoiceOpened' }, { type: 'matchStarted', level: 'expert', seed: 9 }],
    ],
    [
      'an offer taken up',
      [
        { type: 'challengeOpened', link: offer },
        { type: 'challengeAccepted', sameSide: false },
      ],
    ],
    ['another one', [{ type: 'rematchStarted' }]],
    ['the same cards', [{ type: 'sidesSwapped' }]],
  ];

  test.each(ways)('comes back with undo, as it lay: %s', async (_, actions) => {
    const state = await upTo('play', 3);
    const last = actions.at(-1) as MatchAction;
    const before = reach(actions.slice(0, -1).map(inMatch), state);
    const begins = reduce(before, inMatch(last));
    expect(match(begins)).not.toEqual(match(state));
    const dealt = await next(engine, await settled(engine, begins));
    for (const there of [begins, dealt]) {
      const back = reach([undo], there);
      expect(tableIn(back)).toMatchObject({ current: match(state), page: tableIn(before).page, suspended: [] });
    }
  });

  test.each(ways)('is gone on with later, and so is the other: %s', async (_, actions) => {
    const state = await upTo('play', 3);
    const throwing = await next(engine, await settled(engine, reach(actions.map(inMatch), state)));
    const thrown = await stepOn(engine, throwing);
    // The opponent has answered, so undo changes nothing.
    expect(match(reach([undo], thrown))).toEqual(match(thrown));
    const killed = await reloaded(thrown);
    const choice = [inMatch({ type: 'matchLeft' }), inMatch({ type: 'opponentChoiceOpened' })];
    const choosing = await settled(engine, reach(choice, killed));
    const offered = matchFeature.resumableMatches(choosing);
    expect(offered.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Resume against /),
      expect.stringMatching(/^Resume against Beginner, \d+–\d+$/),
    ]);
    const { place = -1 } = offered[1] ?? {};
    const back = reduce(choosing, inMatch({ type: 'matchResumed', place }));
    expect(match(back)).toEqual(match(state));
    expect(tableIn(back).suspended).toEqual([match(thrown)]);
  });

  test('is not set aside when it is over, nor before its first deal', async () => {
    const short = await begun(engine, 'beginner', 12, false, { target: 61, counts: 'app' });
    const over = await goOnTo(engine, 'over', short);
    const again = reduce(over, inMatch({ type: 'rematchStarted' }));
    expect(tableIn(again).suspended).toEqual([]);
    expect(stage(reach([undo], again))).toBe('over');
    const cut = await settled(engine, again);
    expect(tableIn(reduce(cut, inMatch({ type: 'matchStarted', level: 'pub' }))).suspended).toEqual([]);
  });

  test('is set aside with nine others, and the oldest goes first', async () => {
    const levelsOf = (state: State) => tableIn(state).suspended.map(({ seed }) => seed);
    let state = await upTo('throw', 1);
    for (let seed = 2; seed <= 13; ++seed) {
      const begins = reduce(state, inMatch({ type: 'matchStarted', level: 'pub', seed }));
      state = await next(engine, await settled(engine, begins));
    }
    expect(levelsOf(state)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(levelsOf(await reloaded(state))).toEqual(levelsOf(state));
  });

  test('is what Play shows, unless two people have a game on the table', async () => {
    const state = await upTo('play', 3);
    const choosing = reach([inMatch({ type: 'opponentChoiceOpened' })], state);
    expect(tableIn(reach([undo], choosing))).toMatchObject({ current: match(state), page: 'match' });
    const left = reach([inMatch({ type: 'matchLeft' }), goTo('count')], state);
    expect(tableIn(left).page).toBe('board');
    expect(tableIn(reach([goTo('board')], left)).page).toBe('match');
    expect(tableIn(reach([{ type: 'scoreKept' }, goTo('count'), goTo('board')], left)).page).toBe('board');
    const challenged = reach([inMatch({ type: 'challengeOpened', link: offer }), goTo('count'), goTo('board')], state);
    expect(tableIn(challenged).page).toBe('offer');
  });

  test('is removed, and comes back with undo', async () => {
    const state = await upTo('play', 3);
    const other = await next(engine, await settled(engine, reduce(state, inMatch({ type: 'rematchStarted' }))));
    const gone = reduce(other, inMatch({ type: 'matchRemoved', place: 0 }));
    expect(tableIn(gone)).toMatchObject({ suspended: [], current: match(other) });
    expect(tableIn(reduce(gone, inMatch({ type: 'removalUndone' }))).suspended).toEqual([match(state)]);
    const both = reduce(gone, inMatch({ type: 'matchRemoved' }));
    expect(tableIn(both)).toMatchObject({ suspended: [], current: null });
    expect(tableIn(reduce(both, inMatch({ type: 'removalUndone' }))).suspended).toEqual([match(other)]);
  });

  test('is offered on the board, and on the first screen before anything lies there', async () => {
    const state = await upTo('play', 3);
    const left = await settled(engine, reduce(state, inMatch({ type: 'matchLeft' })));
    const killed = await reloaded(left);
    const labels = (there: State) => matchFeature.resumableMatches(there).map(({ label }) => label);
    expect(labels(left)).toEqual([expect.stringMatching(/^Resume against Beginner, /)]);
    expect(labels(killed)).toEqual(labels(left));
    const first = await answered(engine, reduce(killed, goTo('count')));
    expect(labels(first)).toEqual(labels(left));
    expect(labels(reach(taps('5H'), first))).toEqual([]);
    expect(match(reduce(first, inMatch({ type: 'matchResumed' })))).toEqual(match(state));
  });
});

afterEach(() => addFeatures({ match: matchFeature }));

// Records every sentence that is announced, even for a moment, with the game at that moment.
const listening = () => {
  const heard: { said: string; at: Match }[] = [];
  const act: typeof matchFeature.reduce = (before, action) => {
    const after = matchFeature.reduce(before, action);
    const said = after ? matchFeature.announce(after) : '';
    if (after && said !== '' && said !== heard.at(-1)?.said) heard.push({ said, at: match(after) });
    return after;
  };
  addFeatures({ match: { ...matchFeature, reduce: act } });
  return heard;
};

describe('a hint', () => {
  const asked = inMatch({ type: 'hintAsked' });

  test('names what Discard and Pegging rank first, and is marked', async () => {
    const toThrow = await settled(engine, reduce(await upTo('throw', 3), asked));
    const dealt = (await sixOf(engine, toThrow)) as readonly Card[];
    const [best] = await engine.valueDiscards({ dealt, weDeal: dealOf(match(toThrow).game).weDeal });
    expect(selectBestMove(toThrow, match(toThrow))?.cards).toEqual(best?.thrown);
    const toPlay = await settled(engine, reduce(await upTo('play', 3), asked));
    expect(selectBestMove(toPlay, match(toPlay))?.cards.length).toBe(1);
    const { length } = playedOf(dealOf(match(toPlay).game));
    expect([match(toThrow).hints, match(toPlay).hints]).toEqual([[[1, 0]], [[1, length]]]);
  });

  test('says why, in one announcement', async () => {
    const heard = listening();
    await settled(engine, reduce(await upTo('throw', 3), asked));
    await settled(engine, reduce(await upTo('play', 3), asked));
    expect(heard.filter(({ said }) => said.startsWith('Best')).map(({ said }) => said)).toEqual([
      expect.stringMatching(/^Best: throw .*, I win \d+%\. (Keeps|Compared) .*\.$/),
      expect.stringMatching(/^Best: the .*, I win \d+%\. The .* pegs .*; .*(hands have|no card they may hold).*\.$/),
    ]);
  });

  test('stays marked when the card is taken back, and is gone with the next one', async () => {
    const state = await settled(engine, reduce(await upTo('play', 3), asked));
    const played = await engineStops(state);
    expect(selectBestMove(played, match(played))).toBeUndefined();
    expect(match(reach([undo], played)).hints).toEqual(match(state).hints);
  });
});

test('our cards are sorted, or as they were dealt', () => {
  const dealt = cardsOf('TD 6S AC JH 6H');
  expect(ordered(atBoard, dealt)).toEqual(cardsOf('AC 6S 6H TD JH'));
  const asDealt = reduce(atBoard, { type: 'settingsChosen', settings: { hand: 'dealt' } });
  expect(ordered(asDealt, dealt)).toEqual(dealt);
});

test('a tap on a card that is not ours, or too high, says so and plays nothing', async () => {
  const state = await upTo('play', 3);
  const six = await sixOf(engine, state);
  const foreign = (await engine.deal({ seed: 4 })).hands.flat().find((card) => !six.includes(card)) ?? '';
  const after = await tapped(engine, state, foreign);
  expect(match(after)).toEqual(match(state));
  expect(after.ui.notice).not.toBe('');
});

test('the dock asks for a lead if the count is 0, and otherwise for a card, and its button waits', async () => {
  const [weLead, weDeal] = [await upTo('play', 3), await upTo('play', 4)];
  for (const [state, count, words] of [
    [weLead, 0, 'I lead: tap a card'],
    [weDeal, expect.any(Number), 'My turn: tap a card'],
  ] as const) {
    expect(selectPlay(state, match(state))?.answer.count).toEqual(count);
    const player = Object.assign(new Player(engine), { state });
    expect([player.next, isOff(player.button(words))]).toEqual([words, true]);
  }
});

test('a count that has ended stays in view until the next card, with its cards', async () => {
  const ended: number[] = [];
  for (const seed of [3, 5, 7, 11]) {
    let state = await upTo('play', seed);
    for (; stage(state) === 'play'; state = await stepOn(engine, state)) {
      const { plays = [], count } = selectPlay(state, match(state))?.answer ?? {};
      const last = plays.at(-1);
      if (count !== 0 || !last) continue;
      ended.push(last.count);
      const player = Object.assign(new Player(engine), { state });
      expect(player.text('.on-table')).toBe(String(last.count));
      expect(player.all('.fallen li[data-now="true"]').length).toBeGreaterThan(1);
    }
  }
  expect(ended.length).toBeGreaterThan(1);
});

test('a game waits for its seed before the cut', async () => {
  const begins = reduce(atBoard, inMatch({ type: 'matchStarted', level: 'pub' }));
  expect(stage(begins)).toBe('draw');
  expect(stage(await settled(engine, begins))).toBe('cut');
});

describe('the stored game', () => {
  test('is agreed for this game and for the next one', () => {
    const agreed: MatchSettings = { target: 61, counts: 'muggins', games: 1 };
    const next: MatchSettings = { target: 121, counts: 'own', games: 5 };
    const begins = newMatch({ level: 'pub', seed: 3, settings: agreed });
    const read = stored({ ...emptyMatchState, current: begins, settings: next });
    expect([read.current, read.settings]).toEqual([begins, next]);
  });

  test('has a game or an offer in front only if there is one', async () => {
    const is = match(await begun(engine, 'pub', 3));
    const offer = 'v1/against/pub/99/second/lost-31';
    const frontOf = (table: Partial<MatchState>) => stored({ ...emptyMatchState, ...table }).page;
    for (const page of ['match', 'offer', 'choice'] as const) expect(frontOf({ page, current: is, offer })).toBe(page);
    expect(frontOf({ page: 'match', offer })).toBe('board');
    expect(frontOf({ page: 'offer', current: is })).toBe('board');
  });

  test('is ignored if it is no game', () => {
    const noDeal = '{"v":1,"match":{"level":"club","game":{"deals":[1]}}}';
    for (const text of [null, '', '{', '{"v":2}', '{"v":1,"match":{}}', noDeal])
      expect(readMatchState(text)?.table.current ?? null).toBeNull();
  });
});

test('a game that may be gone on with is told by its score, on a device that has just begun', async () => {
  let state = await begun(engine, 'pub', 21);
  while (score(state).ours + score(state).theirs === 0) state = await stepOn(engine, state);
  const table = stored({ ...emptyMatchState, current: match(state), page: 'choice' });
  const opened = reduce(atBoard, inMatch({ type: 'stateTaken', table }));
  expect(score(opened)).toEqual({ ours: 0, theirs: 0 });
  expect(score(await settled(engine, opened))).toEqual(score(state));
});

test('while the score is counted the play is asked about as long as it lies there, and no longer', async () => {
  // The app asks the engine about the play even before the score is known. Otherwise the play would vanish from the screen and
  // come back.
  const isAsked = (state: State): boolean =>
    matchFeature.queries({ ...state, results: new Map() }).some(({ name }) => name === 'scorePlay');
  const throwing = await goOnTo(engine, 'throw', await begun(engine, 'beginner', 3));
  const playing = await goOnTo(engine, 'play', throwing);
  const showing = await goOnTo(engine, 'show', playing);
  expect([throwing, playing, showing].map(isAsked)).toEqual([false, true, false]);
});
