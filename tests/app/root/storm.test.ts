import { afterAll, expect, test, vi } from 'vitest';
import { createQueryRunner } from '../../../web/app/effects/run_queries.js';
import { activeQueries } from '../../../web/app/root/active_queries.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { createStore } from '../../../web/app/root/store.js';
import { isUntouched } from '../../../web/app/session/game.js';
import { objectives, seats } from '../../../web/app/session/session.js';
import { isStandingCurrent } from '../../../web/app/state/score_selectors.js';
import { ownHistory, type View, views } from '../../../web/app/state/state.js';
import { createEngine, ranks, suits } from '../../../web/engine/index.js';
import { start, undo } from '../play_through.js';

// Simulates taps on every screen that come much faster than the answers, like those of a small child or of a phone in a pocket.

const engine = await createEngine({ latestOnly: true });
afterAll(() => engine.close());

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as const));

const drawer = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const anyTap = (draw: (below: number) => number, view: View): Action => {
  const one = <Each>(all: readonly Each[]): Each => all[draw(all.length)] as Each;
  const card = (): Action => ({ type: 'cardTapped', card: one(deck) });
  const weDeal = draw(2) === 0;
  const rare: readonly Action[] = [
    { type: 'viewChosen', view: one([...views, 'play'] as const) },
    { type: 'seatChosen', seat: one(seats) },
    { type: 'showCounted' },
    { type: 'scoreKept' },
    { type: 'showPegged', seat: one(['pone', 'dealer', 'crib'] as const) },
    { type: 'dealEnded' },
    { type: 'gameBegun' },
    { type: 'dealerChosen', dealer: weDeal ? 'us' : 'them' },
    { type: 'pegged', by: weDeal ? 'us' : 'them', points: draw(31) },
    { type: 'rankPlayed', rank: one(ranks) },
    { type: 'goSaid' },
    { type: 'cleared' },
    { type: 'trayTapped' },
    { type: 'mapOpened', open: weDeal },
    { type: 'objectiveChosen', objective: one(objectives) },
    { type: 'cardsGiven', cards: deck.slice(draw(40)).slice(0, draw(9)) },
    undo,
  ];
  return view === 'board' || draw(4) === 0 ? one(rare) : card();
};

test('three thousand taps leave a screen with all its answers and no others, and undo leads back to the start', async () => {
  const store = createStore(start);
  const failures: unknown[] = [];
  const answerQuestions = createQueryRunner(store, engine, (error) => void failures.push(error));
  store.subscribe(() => void answerQuestions());
  const open = () => activeQueries(store.state()).filter(({ key }) => !store.state().results.has(key));
  const draw = drawer(15);
  for (let tap = 1; tap <= 3_000; ++tap) {
    store.dispatch(anyTap(draw, store.state().view));
    expect(store.state().results.size).toBeLessThan(40);
    // Pauses now and then, so that the engine can answer some of the questions.
    if (tap % 100 === 0) await new Promise((pause) => setTimeout(pause, 5));
  }
  await vi.waitFor(() => expect(open()).toEqual([]), { timeout: 30_000 });
  expect(failures).toEqual([]);
  expect([...store.state().results.keys()].sort()).toEqual(
    [...new Set(activeQueries(store.state()).map(({ key }) => key))].sort(),
  );
  expect(isStandingCurrent(store.state())).toBe(true);
  expect(store.state().past.length).toBeGreaterThan(500);
  while (store.state().past.length > 0) store.dispatch(undo);
  expect(isUntouched(ownHistory(store.state()).session.game)).toBe(true);
});
