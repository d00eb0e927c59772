import type { ReadGameAnswer } from '../../../../engine/index.js';
import { dealOf, isForMore, lastHole, type Person, sidesOf } from '../../../session/game.js';
import { isBegun, wholeGame } from '../../../session/match.js';
import { resultOf } from '../../../state/queries.js';
import { namesOfTable, sourceOfGame, sourceOfMatch } from '../../../state/review_sources.js';
import { gameQuery, sideNames } from '../../../state/score_selectors.js';
import type {
  GameLists,
  GameResult,
  KeptGame,
  RecordSource,
  ReviewState,
  TableGame,
} from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import { isCounted, isJudged, keyOf } from './game_summaries.js';
import { pointsIn } from './points_scored.js';

// This file has the list of games: it adds games, removes them and brings them back.

/** The number of games kept whole. Of older games only the figures are kept. */
export const mostWhole = 50;

/** The number of removed games that are remembered. */
const mostRemoved = 200;

const targetOf = ({ played }: KeptGame): number =>
  ('match' in played ? played.match.game : played.table.game).target ?? lastHole;

export const resultOfKept = (game: KeptGame): GameResult => {
  const { key, date, score, unfinished, points, played } = game;
  return {
    key,
    date,
    against: 'match' in played ? played.match.level : 'table',
    won: unfinished === undefined && score.ours > score.theirs,
    ...(unfinished && { unfinished }),
    score,
    target: targetOf(game),
    ...('table' in played && namesOfResult(game, played.table)),
    ...(points && { points }),
  };
};

// Returns the names of two players, or the names and scores of the sides of more.
const namesOfResult = (
  { score, third }: Pick<KeptGame, 'score' | 'third'>,
  { game, names }: TableGame,
): Pick<GameResult, 'names' | 'sides'> => {
  const deal = dealOf(game);
  if (!isForMore(deal)) return { names: namesOfTable(names) };
  const holes: Partial<Record<Person, number>> = { us: score.ours, them: score.theirs, third: third ?? 0 };
  return { sides: sidesOf(deal).map((side) => [sideNames({ game, names })[side] ?? '', holes[side] ?? 0]) };
};

/** Returns the record of a kept game, to review it. */
export const sourceOfKept = (state: Pick<State, 'session'>, { played }: KeptGame): RecordSource =>
  'match' in played ? sourceOfMatch(state, played.match) : sourceOfGame(played.table.game, played.table.names);

/** Makes a game to keep from the engine's answer about it. In `read`, our side is player a. */
export const keptGame = (read: ReadGameAnswer, played: KeptGame['played'], date: string): KeptGame => ({
  key: keyOf(read.record, read.players),
  date,
  score: { ours: read.score.a, theirs: read.score.b },
  ...(read.score.c !== undefined && { third: read.score.c }),
  ...(!read.winner && { unfinished: true as const }),
  ...(read.players.length === 2 && { points: pointsIn(read, 'a') }),
  // The earlier games of a series are in the list by themselves.
  played: 'match' in played ? { match: { ...played.match, earlier: [] } } : played,
});

/** Returns the current game against the engine, if it is over and not stored yet. */
export const newlyFinished = (state: State, date: string): KeptGame | undefined => {
  const [match, review] = [state.match?.current, state.review];
  const read = match && isBegun(match) ? resultOf<ReadGameAnswer>(state, gameQuery(wholeGame(match))) : undefined;
  if (!match || !review || !read?.winner) return undefined;
  const game = keptGame(read, { match }, date);
  return isKnown(review, game.key) ? undefined : game;
};

/** Returns the game at the table that has ended but is still on the table. It is not stored in the list yet. */
export const endedAtTable = (state: State): KeptGame | undefined => {
  const { session, suspended, review } = state;
  const read = suspended ? undefined : resultOf<ReadGameAnswer>(state, gameQuery(session.game));
  if (!review || !read?.winner) return undefined;
  const game = keptGame(read, { table: { game: session.game, names: session.names } }, review.today);
  return isKnown(review, game.key) ? undefined : game;
};

const isAmong = (games: readonly { readonly key: string }[], key: string): boolean =>
  games.some((each) => each.key === key);

// True if a game is in the list of whole games, or was removed from it.
const isKnown = ({ kept, removed }: Pick<GameLists, 'kept' | 'removed'>, key: string): boolean =>
  isAmong(kept, key) || removed.includes(key);

const byDate = (one: { readonly date: string }, two: { readonly date: string }): number =>
  one.date < two.date ? -1 : Number(one.date > two.date);

/** Keeps only the newest `mostWhole` games whole. Of an older game, only the figures are kept. */
export const settled = ({ kept, games, removed }: GameLists): GameLists => {
  const all = [...kept].sort(byDate);
  const older = all.slice(0, -mostWhole).filter(({ key }) => !isAmong(games, key));
  return {
    kept: all.slice(-mostWhole),
    games: older.length > 0 ? [...games, ...older.map(resultOfKept)] : games,
    removed: removed.slice(-mostRemoved),
  };
};

/** Adds a game, unless the list has it or the player has removed it. */
export const withKept = (lists: GameLists, game: KeptGame): GameLists =>
  isKnown(lists, game.key) ? lists : settled({ ...lists, kept: [...lists.kept, game] });

const without = <Each extends { readonly key: string }>(games: readonly Each[], key: string): readonly Each[] =>
  games.filter((each) => each.key !== key);

export const withoutGame = ({ kept, games, removed }: GameLists, key: string): GameLists => ({
  kept: without(kept, key),
  games: without(games, key),
  removed: [...removed, key].slice(-mostRemoved),
});

/** Removes all games. */
export const withoutGames = ({ kept, games, removed }: GameLists): GameLists => ({
  kept: [],
  games: [],
  removed: [...new Set([...removed, ...games.map(({ key }) => key), ...kept.map(({ key }) => key)])].slice(
    -mostRemoved,
  ),
});

const joined = <Each extends { readonly key: string }>(was: readonly Each[], is: readonly Each[]): readonly Each[] => [
  ...was.map((each) => is.find(({ key }) => key === each.key) ?? each),
  ...is.filter(({ key }) => !isAmong(was, key)),
];

/** Brings back the games that are in `was`, and keeps those that were added since. */
export const restored = (was: GameLists, is: GameLists): GameLists =>
  settled({ kept: joined(was.kept, is.kept), games: joined(was.games, is.games), removed: was.removed });

/** A game of the list: its result and, if it is kept whole, its record. */
export interface GameRow {
  readonly result: GameResult;
  readonly whole?: KeptGame;
}

/** Returns the rows of the list, newest first. A game that is not kept whole has no record. */
export const rowsOf = ({ kept, games }: Pick<GameLists, 'kept' | 'games'>): readonly GameRow[] => {
  const whole = kept.map((game): GameRow => {
    const judged = games.find(({ key }) => key === game.key);
    return { result: { ...resultOfKept(game), ...judged }, whole: game };
  });
  const others = games.filter(({ key }) => !isAmong(kept, key)).map((result): GameRow => ({ result }));
  return [...others, ...whole].sort((one, two) => byDate(one.result, two.result)).reverse();
};

/** Returns the results of all games that count in the statistics, in the order of their dates. */
export const allGames = (lists: Pick<GameLists, 'kept' | 'games'>): readonly GameResult[] =>
  rowsOf(lists)
    .map(({ result }) => result)
    .filter(isCounted)
    .reverse();

/** Returns the finished games still to be judged, newest first. */
export const notJudged = ({ kept, games }: Pick<ReviewState, 'kept' | 'games'>): readonly KeptGame[] =>
  kept
    .filter(({ key, unfinished }) => !unfinished && !games.some((each) => each.key === key && isJudged(each)))
    .reverse();
