import { describe, expect, test } from 'vitest';
import { isOpponentDue, matchFeature } from '../../../web/app/features/match/feature.js';
import { readMatchState } from '../../../web/app/features/match/serialize.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { dealOf, playedOf } from '../../../web/app/session/game.js';
import type { State } from '../../../web/app/state/state.js';
import { engine } from '../play_through.js';
import {
  atBoard,
  goOnTo,
  inMatch,
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

const guided = (seed: number, level: 'beginner' | 'pub' = 'beginner'): Promise<State> =>
  settled(engine, reduce(atBoard, inMatch({ type: 'matchStarted', level, seed, guided: true })));

const explained = (state: State): string => state.match?.explained ?? '';

/** Plays a guided deal to its end, and returns the state after each step. */
const walked = async (seed: number): Promise<readonly State[]> => {
  const states = [await guided(seed)];
  for (let last = states[0] as State; stage(last) !== 'dealt'; last = states.at(-1) as State) {
    expect(states.length).toBeLessThan(60);
    states.push(await stepOn(engine, last));
  }
  return states;
};

const total = (state: State): number => score(state).ours + score(state).theirs;

// Adds up the points that a text says are scored: `scores 2`, `score 6 each`, `3 points`.
const saidOf = (text: string): number =>
  [...text.matchAll(/(?:scores?|for the dealer:) (\d+)|: (\d+) points/g)].reduce(
    (sum, [, one, two]) => sum + Number(one ?? two),
    0,
  );

const seeds = Array.from({ length: 30 }, (_, at) => 100 * at + 7);
const deals = await Promise.all(seeds.map(walked));
const texts = deals.flat().map(explained);
const isInPlay = (state: State): boolean => ['play', 'theirTurn', 'played'].includes(stage(state));

describe('the guided deal', () => {
  test('explains every step', () => {
    for (const states of deals)
      for (const [at, state] of states.entries()) {
        expect(explained(state)).not.toBe('');
        if (at > 0) expect(explained(state)).not.toBe(explained(states[at - 1] as State));
      }
  });

  test('names the points that each step of the play pegs, no more and no less', () => {
    for (const states of deals)
      for (const [at, state] of states.entries()) {
        const before = states[at - 1];
        if (!before || !isInPlay(state)) continue;
        expect(saidOf(explained(state)), explained(state)).toBe(total(state) - total(before));
      }
  });

  test.each([
    ['The lower card deals first: you deal.'],
    ['The lower card deals first: the opponent deals.'],
    ['You deal, so the crib is yours.'],
    ['give nothing good away.'],
    ['Your two cards lie face down in your crib.'],
    ['Your two cards lie face down in the opponent’s crib.'],
    ['heels, scores 2 for the dealer'],
    ['You lead: tap a card.'],
    ['The opponent leads.'],
    ['An ace counts 1, a face card 10.'],
    ['A count of fifteen scores 2.'],
    ['Exactly thirty-one scores 2.'],
    ['a pair, score 2.'],
    ['a pair royal, score 6.'],
    ['The last three cards make a run'],
    ['so you say go.'],
    ['and says go.'],
    ['You play on alone while a card fits.'],
    ['The opponent plays on alone while a card fits.'],
    ['Neither of you can play, so the last card scores 1 for the go.'],
    ['A new count begins at 0.'],
    ['The last card of all scores 1.'],
    ['the opponent’s, then yours, and the dealer’s crib last.'],
    ['Your hand scores'],
    ['The opponent’s hand scores'],
    ['Your crib scores'],
    ['The opponent’s crib scores'],
    ['add up to fifteen score 2, here in'],
    ['A pair scores 2.'],
    ['A run of three scores 3'],
    ['nobs, scores 1.'],
    ['You deal next.'],
    ['The opponent deals next.'],
  ])('says “%s” when it is so', (words) => {
    expect(texts.filter((text) => text.includes(words))).not.toEqual([]);
  });
});

const started = (): Promise<State> => settled(engine, reduce(atBoard, inMatch({ type: 'guideStarted' })));

const thrown = async (state: State, one: number, two: number): Promise<State> => {
  const six = await sixOf(engine, state);
  return next(engine, await tapped(engine, await tapped(engine, state, six[one] ?? ''), six[two] ?? ''));
};

describe('a player who is taught', () => {
  test('sees a fifteen, a pair, a run and a go in most of the ways to play the deal', async () => {
    const dealt = await next(engine, await started());
    const pairs = [0, 1, 2, 3, 4].flatMap((one) => [one + 1, 5].map((two) => [one, Math.max(two, one + 1)] as const));
    const seen = await Promise.all(
      pairs.map(async ([one, two]) => {
        let state = await thrown(dealt, one, two);
        let said = '';
        while (stage(state) !== 'dealt') {
          if (isInPlay(state)) said += explained(state);
          state = await stepOn(engine, state);
        }
        return said;
      }),
    );
    for (const words of ['fifteen scores', 'a pair', 'make a run', 'for the go'])
      expect(seen.filter((said) => said.includes(words)).length, words).toBeGreaterThan(seen.length / 2);
  });

  test('reads what the four cards count that are kept, before they are thrown', async () => {
    const dealt = await next(engine, await started());
    const six = await sixOf(engine, dealt);
    const one = await tapped(engine, dealt, six[4] ?? '');
    expect(explained(one)).toBe('Tap one more card to throw. A second tap takes a card back.');
    const two = await tapped(engine, one, six[5] ?? '');
    expect(explained(two)).toMatch(/^Keeps .*\. Throw these two, or tap another card instead\.$/);
  });

  test('makes the opponent move with the green button', async () => {
    const waiting = await thrown(await next(engine, await started()), 0, 1);
    expect([stage(waiting), isOpponentDue(waiting)]).toEqual(['theirThrow', false]);
    expect(dealOf(match(await next(engine, waiting)).game).starter).not.toBeNull();
  });

  test('hears each explanation once, with the cards of the deal and the words of each count', async () => {
    for (const states of deals.slice(0, 5)) {
      const said = states.map((state) => matchFeature.announce(state));
      for (const [at, state] of states.entries()) {
        expect(said[at]).toContain(explained(state));
        if (at > 0) expect(said[at]).not.toBe(said[at - 1]);
        if (stage(state) === 'throw') expect(said[at]).toMatch(/ deals?\. I hold .* Choose two for /);
      }
    }
  });

  test.each([3, 6, 9])('leaves the explanations after step %i, and goes on with an ordinary game', async (steps) => {
    let state = await started();
    for (let step = 0; step < steps; ++step) state = await stepOn(engine, state);
    expect(explained(state)).not.toBe('');
    const left = await settled(engine, reduce(state, inMatch({ type: 'guideLeft' })));
    expect([explained(left), match(left).guided]).toEqual(['', false]);
    expect(playedOf(dealOf(match(left).game)).length).toBeGreaterThanOrEqual(
      playedOf(dealOf(match(state).game)).length,
    );
    const second = await next(engine, await goOnTo(engine, 'dealt', left));
    expect([stage(second), explained(second)]).toEqual(['throw', '']);
  });

  test('is left by itself after the first deal', async () => {
    const dealt = await goOnTo(engine, 'dealt', await started());
    const second = await next(engine, dealt);
    expect([explained(second), match(second).guided, match(second).game.deals.length]).toEqual(['', false, 2]);
    expect(score(second)).toEqual(score(dealt));
  });

  test('reads the same explanation after the app was closed', async () => {
    const playing = await goOnTo(engine, 'play', await started());
    const reopened = await settled(engine, { ...atBoard, match: stored(playing.match) });
    expect(explained(reopened)).toBe(explained(playing));
    const old = JSON.stringify({
      v: 1,
      at: 1,
      match: { ...match(playing), guided: undefined, games: undefined, earlier: undefined },
    });
    expect(readMatchState(old)?.table.current).toEqual({ ...match(playing), guided: false });
  });
});
