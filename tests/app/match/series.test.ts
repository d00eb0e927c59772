import { describe, expect, test } from 'vitest';
import { matchFeature } from '../../../web/app/features/match/feature.js';
import { selectSeries } from '../../../web/app/features/match/selectors.js';
import { seriesStandingOf } from '../../../web/app/features/series_standing.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { dealOf } from '../../../web/app/session/game.js';
import { usualSettings } from '../../../web/app/session/match.js';
import type { Result } from '../../../web/app/session/series.js';
import { readStored, writeStored } from '../../../web/app/state/serialize_state.js';
import { emptyMatchState } from '../../../web/app/state/slices/match.js';
import type { State } from '../../../web/app/state/state.js';
import { engine, peg } from '../play_through.js';
import { Player } from '../screens/drawn.js';
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
    expect(seriesStandingOf(length, games)).toMatchObject({
      length,
      wins: { us: wins[0], them: wins[1] },
      gamePoints: { us: gamePoints[0], them: gamePoints[1] },
      spread,
    });
    expect(seriesStandingOf(length, games).winner).toBe(winner);
  });

  test('counts its skunks, and has no spread if the lead of a game is not known', () => {
    const { skunks, spread } = seriesStandingOf(5, [game(121, 60), game(90, 121), { winner: 'us' }]);
    expect([skunks, spread]).toEqual([{ skunk: 1, doubleSkunk: 1 }, undefined]);
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
      const { us, them } = series?.wins ?? {};
      expect(matchFeature.announce(state)).toContain(`Games: Me ${us}, Beginner ${them}, `);
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

describe('a series at the table', () => {
  const player = async (length: string, ...names: readonly [us: string, them: string]): Promise<Player> => {
    const at = new Player(engine);
    await at.do({ type: 'partLoaded', match: emptyMatchState }, { type: 'scoreKept' });
    await at.do({ type: 'named', by: 'us', name: names[0] }, { type: 'named', by: 'them', name: names[1] });
    return at.press('New game', length, /^At the table/);
  };
  const win = (by: 'us' | 'them', behind: number) => [peg(by === 'us' ? 'them' : 'us', behind), peg(by, 121)];
  const line = (at: Player) => at.text('.last-peg');

  test('of three is played to its end, said and shown, and another begins', async () => {
    const at = await player('best of 3', 'Ann', 'Ben');
    expect(line(at)).toBe('Game 1, best of 3');
    await at.do(...win('us', 100));
    expect(at.said).toContain('Ann wins by 21. Games: Ann 1, Ben 0, spread +21.');
    expect(at.text('.board-screen')).toContain('Game points: Ann 2, Ben 0.');
    expect(at.next).toBe('Next game, Ben deals');
    await at.press('Next game, Ben deals');
    expect(at.said).toContain('Game 2, best of 3. Games: Ann 1, Ben 0, spread +21.');
    await at.do(...win('them', 80));
    expect(at.said).toContain('Ben wins by 41: a skunk. Games: Ann 1, Ben 1, 1 skunk, spread −20.');
    await at.press('Next game, Ann deals');
    await at.do(...win('us', 111));
    expect(at.said).toContain(
      'Ann wins by 10. Ann wins the series, 2 games to 1. Games: Ann 2, Ben 1, 1 skunk, spread −10.',
    );
    expect(at.text('.board-screen')).toContain('Game points: Ann 4, Ben 3.');
    await at.press('New game');
    expect([line(at), at.state.session.won]).toEqual(['Game 1, best of 3', []]);
    await at.press('Undo');
    expect(at.state.session.won).toHaveLength(2);
  });

  test('goes on from the stored text, with every step back', async () => {
    const at = await player('best of 5', 'Ann', 'Ben');
    await at.do(...win('them', 119), { type: 'gameBegun' }, peg('us', 3));
    const { session, past, view } = at.state;
    expect(readStored(writeStored({ session, past }, view, 7))).toMatchObject({ session, past });
    expect(line(at)).toContain('Game 2, best of 5 Games: Ann 0, Ben 1, spread −2');
  });

  test('is not what single games add up to, and neither takes the other’s games along', async () => {
    const at = await player('1', 'Ann', 'Ben');
    await at.do(...win('us', 100), { type: 'gameBegun' });
    expect([line(at), at.state.session.won.length]).toEqual(['Games: Ann 1, Ben 0, spread +21', 1]);
    await at.press('New game', 'best of 3', /^At the table/);
    expect([line(at), at.state.session.won]).toEqual(['Game 1, best of 3', []]);
    expect(at.state.ui.notice).toBe('New game. Undo brings back the old one.');
    await at.do(...win('us', 100));
    await at.do({ type: 'gameBegun', games: 5 });
    expect([line(at), at.state.session.won]).toEqual(['Game 1, best of 5', []]);
    await at.press('Undo', 'Undo', 'Undo', 'Undo');
    expect(line(at)).toBe('Games: Ann 1, Ben 0, spread +21');
  });

  test('goes on if the page for a new game is left for the table, and after the change to partners', async () => {
    const at = await player('best of 3', 'Ann', 'Ben');
    await at.do(...win('us', 100), { type: 'gameBegun' });
    await at.press('New game', /^At the table/);
    expect(at.state.session.won).toHaveLength(1);
    await at.do({ type: 'tableSet', size: 4 });
    expect([line(at), at.state.session.won]).toEqual(['Game 1, best of 3', []]);
    await at.do(...win('them', 100));
    expect(at.said).toContain('Games: Ann + Player 3 0, Ben + Player 4 1, spread −21.');
    await at.do({ type: 'tableSet', size: 3 });
    expect(line(at)).toBe('');
    await at.do(peg('us', 121), { type: 'gameBegun' });
    await at.press('New game', 'best of 5', /^At the table/);
    expect(line(at)).toBe('Games: Ann 1, Ben 0, Player 3 0');
    await at.do({ type: 'tableSet', size: 2 });
    expect(line(at)).toBe('Game 1, best of 5');
  });
});
