import { describe, expect, test } from 'vitest';
import { matchFeature } from '../../../web/app/features/match/feature.js';
import { selectSeries } from '../../../web/app/features/match/selectors.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { dealOf } from '../../../web/app/session/game.js';
import { usualSettings } from '../../../web/app/session/match.js';
import { seriesStandingOf } from '../../../web/app/session/series.js';
import type { Result } from '../../../web/app/session/session.js';
import type { State } from '../../../web/app/state/state.js';
import { engine } from '../play_through.js';
import { atBoard, begun, goOnTo, inMatch, match, next, score, settled, stage, stored } from './playing.js';

const game = (ours: number, theirs: number): Result => {
  const behind = Math.min(ours, theirs);
  return {
    winner: ours > theirs ? 'us' : 'them',
    ...(behind < 91 && { skunk: behind < 61 ? 'doubleSkunk' : 'skunk' }),
    lead: 121 - behind,
  };
};

describe('a series', () => {
  test.each([
    ['has no points before its first game', 3, [], [0, 0], [0, 0], 0, undefined],
    ['counts two for a win', 3, [game(121, 100)], [1, 0], [2, 0], 21, undefined],
    ['counts three for a skunk', 3, [game(80, 121)], [0, 1], [0, 3], -41, undefined],
    ['counts no more for a double skunk', 3, [game(121, 50)], [1, 0], [3, 0], 71, undefined],
    ['of three is won with two games', 3, [game(121, 110), game(80, 121), game(121, 111)], [2, 1], [4, 3], -20, 'us'],
    ['of five is not won with two games', 5, [game(121, 110), game(121, 120)], [2, 0], [4, 0], 12, undefined],
    ['of five is won with three', 5, [game(90, 121), game(91, 121), game(92, 121)], [0, 3], [0, 7], -90, 'them'],
  ] as const)('%s', (_, length, games, wins, gamePoints, spread, winner) => {
    expect(seriesStandingOf(length, games)).toEqual({
      wins: { us: wins[0], them: wins[1] },
      gamePoints: { us: gamePoints[0], them: gamePoints[1] },
      spread,
      ...(winner && { winner }),
    });
  });
});

const settings = { ...usualSettings, target: 61, games: 3 } as const;

const reloaded = ({ match: against }: State): Promise<State> => settled(engine, { ...atBoard, match: stored(against) });

const again = (state: State): Promise<State> => settled(engine, reduce(state, inMatch({ type: 'rematchStarted' })));

describe('a best of three against the engine', () => {
  test('goes on to its last game, from its stored text alone', async () => {
    let state = await begun(engine, 'beginner', 40, false, settings);
    const scores: number[] = [];
    for (let games = 1; ; ++games) {
      state = await goOnTo(engine, 'over', state);
      const { ours, theirs } = score(state);
      scores.push(ours - theirs);
      const series = selectSeries(state, match(state));
      expect(series?.spread).toBe(scores.reduce((sum, each) => sum + each, 0));
      expect(matchFeature.announce(state)).toContain(`Games ${series?.wins.us}–${series?.wins.them}, spread `);
      expect(games).toBeLessThan(4);
      if (series?.winner) break;
      state = await reloaded(await again(state));
      expect(stage(state)).toBe('cut');
      expect(matchFeature.announce(state)).toMatch(new RegExp(`^Game ${games + 1}, best of 3\\. .* first: the loser`));
      state = await next(engine, state);
      expect(dealOf(match(state).game).weDeal).toBe(ours < theirs);
    }
    expect(matchFeature.announce(state)).toMatch(/win(s)? the series, 2 games to [01]\./);
    expect(match(await again(state)).earlier).toEqual([]);
  }, 60_000);

  test('is set aside whole between two games, and resumed', async () => {
    const over = await goOnTo(engine, 'over', await begun(engine, 'beginner', 40, false, settings));
    const second = await again(over);
    expect(second.match?.suspended).toEqual([]);
    const other = await settled(engine, reduce(second, inMatch({ type: 'matchStarted', level: 'pub', seed: 9 })));
    expect(stored(other.match).suspended).toEqual([match(second)]);
    const choosing = await settled(engine, reduce(other, inMatch({ type: 'opponentChoiceOpened' })));
    expect(matchFeature.resumableMatches(choosing)).toEqual([
      expect.objectContaining({ label: expect.stringMatching(/, 0–0, games [01]–[01]$/) }),
    ]);
  }, 60_000);

  test.each([
    ['more earlier games than a series has', (earlier: readonly unknown[]) => [...earlier, ...earlier, ...earlier]],
    ['an earlier game without deals', () => [{ deals: [] }]],
    ['an earlier game that is none', () => ['won']],
  ])(
    'is not read with %s',
    async (_, changed) => {
      const over = await goOnTo(engine, 'over', await begun(engine, 'beginner', 40, false, settings));
      const second = match(await again(over));
      const wrong = {
        ...atBoard.match,
        page: 'match' as const,
        current: { ...second, earlier: changed(second.earlier) },
      };
      expect(stored(wrong as never).current).toBeNull();
      expect(stored({ ...wrong, current: second } as never).current).toEqual(second);
    },
    60_000,
  );
});
