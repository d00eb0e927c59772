import { describe, expect, test } from 'vitest';
import { matchFeature } from '../../../web/app/features/match/feature.js';
import { selectMatchShow } from '../../../web/app/features/match/selectors.js';
import { readMatchState, writeMatchState } from '../../../web/app/features/match/serialize.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { claims, countingLossesOf, missesOf, overcountsOf } from '../../../web/app/session/claims.js';
import { type MatchSettings, usualSettings } from '../../../web/app/session/match.js';
import { printRecord } from '../../../web/app/session/record_text.js';
import { emptyMatchState } from '../../../web/app/state/slices/match.js';
import type { State } from '../../../web/app/state/state.js';
import { engine, reach, undo } from '../play_through.js';
import { atBoard, begun, goOnTo, inMatch, match, next, score, settled, stage, stepOn, stored } from './playing.js';

const counting = (counts: MatchSettings['counts']): MatchSettings => ({ ...usualSettings, counts });

// Plays until we must claim the points of our first hand. With seed 7 it has points.
const toClaim = async (counts: MatchSettings['counts'] = 'muggins'): Promise<State> =>
  goOnTo(engine, 'claim', await begun(engine, 'beginner', 7, false, counting(counts)));

const chosen = (state: State, points: number): State => reduce(state, inMatch({ type: 'claimChosen', points }));

const said = (state: State, points: number): Promise<State> => next(engine, chosen(state, points));

const worthOf = (state: State): number => selectMatchShow(state, match(state), 'short')?.points ?? Number.NaN;

const gained = (before: State, after: State) => ({
  ours: score(after).ours - score(before).ours,
  theirs: score(after).theirs - score(before).theirs,
});

describe('a hand that we count', () => {
  test('is said from its first word where nobody claims it', async () => {
    const state = await goOnTo(engine, 'show', await begun(engine, 'beginner', 7, false));
    expect(matchFeature.announce(state)).toMatch(/^\S/);
  });

  test('waits for a number, and its worth is neither said nor shown before', async () => {
    const state = await toClaim();
    const worth = worthOf(state);
    expect(worth).toBeGreaterThan(2);
    expect(await next(engine, state)).toEqual(state);
    expect(matchFeature.announce(state)).toMatch(/How many points\?$/);
    expect(matchFeature.announce(state)).not.toMatch(/\d+ points?/);
    expect(matchFeature.announce(await said(state, worth))).toContain(`${worth} is right.`);
  });

  test.each(['own', 'muggins'] as const)('pegs its worth if the claim is right, counted by %s', async (counts) => {
    const state = await toClaim(counts);
    const worth = worthOf(state);
    const after = await next(engine, await said(state, worth));
    expect(gained(state, after)).toEqual({ ours: worth, theirs: 0 });
    expect(missesOf(match(after))).toEqual([]);
  });

  test.each([
    ['own', 0],
    ['muggins', 2],
  ] as const)(
    'pegs what was said where that was too little, and by %s the rest is theirs or lost',
    async (counts, theirs) => {
      const state = await toClaim(counts);
      const worth = worthOf(state);
      const claimed = await said(state, worth - 2);
      expect(matchFeature.announce(claimed)).toContain(`I said ${worth - 2}, but the cards count ${worth}`);
      const after = await next(engine, claimed);
      expect(gained(state, after)).toEqual({ ours: worth - 2, theirs });
      expect(missesOf(match(after))).toEqual([[1, 2, theirs]]);
    },
  );

  test('by a strict count, gives the opponent the points that were said too many', async () => {
    const state = await toClaim('strict');
    const worth = worthOf(state);
    const claimed = await said(state, worth + 2);
    expect(matchFeature.announce(claimed)).toContain(`I peg ${worth}, the Beginner opponent pegs 2.`);
    const after = await next(engine, claimed);
    expect(gained(state, after)).toEqual({ ours: worth, theirs: 2 });
    expect([overcountsOf(match(after)), missesOf(match(after))]).toEqual([[2], []]);
    expect(countingLossesOf(match(after))).toEqual([[1, 0, 2]]);
    expect(match({ ...after, match: stored(after.match) })).toEqual(match(after));
    const missed = await next(engine, await said(state, worth - 2));
    expect(gained(state, missed)).toEqual({ ours: worth - 2, theirs: 2 });
    expect(countingLossesOf(match(missed))).toEqual([[1, 2, 2]]);
  });

  test('pegs its worth where more was said', async () => {
    const state = await toClaim();
    const worth = worthOf(state);
    const claimed = await said(state, 29);
    expect(matchFeature.announce(claimed)).toContain(`I peg ${worth}.`);
    const after = await next(engine, claimed);
    expect(gained(state, after)).toEqual({ ours: worth, theirs: 0 });
    expect([overcountsOf(match(after)), missesOf(match(after))]).toEqual([[29 - worth], []]);
    const { current } = stored(after.match);
    expect(current && overcountsOf(current)).toEqual([29 - worth]);
  });

  test('is in the record with its claims, and the record reads as the game was played', async () => {
    const state = await toClaim();
    const after = await next(engine, await said(state, worthOf(state) - 2));
    const answer = await engine.readGame({ record: printRecord(match(after).game) });
    expect(answer.score).toEqual({ a: score(after).ours, b: score(after).theirs });
    expect((await engine.readGame({ record: answer.record })).score).toEqual(answer.score);
  });

  test('may be changed until it is said, and not after', async () => {
    const state = await toClaim();
    const about = chosen(state, 4);
    expect(about.match?.toClaim).toBe(4);
    expect(reach([undo], about).match?.toClaim).toBeNull();
    const claimed = await said(state, 4);
    expect(match(reach([undo], claimed)).claim).toBe(4);
    expect(reach([undo], claimed).ui.notice).not.toBe('');
  });

  test('is claimed still after the page was killed', async () => {
    const claimed = await said(await toClaim(), 4);
    const there = await settled(engine, { ...atBoard, match: stored(claimed.match) });
    expect([stage(there), match(there)]).toEqual(['show', match(claimed)]);
  });
});

test('a claim that no hand can have is not read back', async () => {
  const claimed = await said(await toClaim(), 4);
  const text = writeMatchState(claimed.match ?? emptyMatchState, 1);
  for (const [claim, read] of [
    ['29', 29],
    ['19', null],
    ['-1', null],
    ['"4"', null],
  ] as const)
    expect(readMatchState(text.replace('"claim":4', `"claim":${claim}`))?.table.current?.claim).toBe(read);
  expect(claims).not.toContain(19);
  expect(claims.length).toBe(26);
});

test('a game to 61 with muggins against one who counts nothing goes to its end, and the missed points are theirs', async () => {
  const settings: MatchSettings = { target: 61, counts: 'muggins', games: 1 };
  let state = await begun(engine, 'pub', 31, false, settings);
  const asked = new Set<string>();
  while (stage(state) !== 'over') {
    state = await stepOn(engine, state);
    for (const { name, question } of matchFeature.queries(state))
      if (name === 'chooseDiscard') asked.add(JSON.stringify(question));
  }
  const { game } = match(state);
  expect(game.target).toBe(61);
  expect(Math.max(score(state).ours, score(state).theirs)).toBe(61);
  const misses = missesOf(match(state));
  expect(misses.length).toBeGreaterThan(1);
  for (const [, holes, taken] of misses) expect(taken).toBe(holes);
  const answer = await engine.readGame({ record: printRecord(game) });
  expect([answer.target, answer.score]).toEqual([61, { a: score(state).ours, b: score(state).theirs }]);
  // Only the holes left matter, so in a game to 61 the engine is asked with 60 holes added to both scores.
  expect([...asked][0]).toContain('"ours":60,"theirs":60');
}, 60_000);

test('a strict game of one who always says 29 goes to its end, and its record has the same score', async () => {
  let state = await begun(engine, 'beginner', 31, false, { target: 61, counts: 'strict' });
  while (stage(state) !== 'over') {
    if (stage(state) === 'claim') state = chosen(state, 29);
    state = stage(state) === 'claim' ? await next(engine, state) : await stepOn(engine, state);
  }
  expect(overcountsOf(match(state)).length).toBeGreaterThan(0);
  const answer = await engine.readGame({ record: printRecord(match(state).game) });
  expect([answer.target, answer.score]).toEqual([61, { a: score(state).ours, b: score(state).theirs }]);
}, 60_000);
