import type { GameAnswer } from '../../../engine/index.js';
import { isDay } from '../../../exercises/dates.js';
import { lastHole, type Score } from '../../session/game.js';
import { isBegun, type Match, wholeGame } from '../../session/match.js';
import { isObject, parseStored } from '../../session/parse_untrusted.js';
import { readMatch } from '../../session/serialize_match.js';
import { resultOf } from '../../state/queries.js';
import { gameQuery } from '../../state/score_selectors.js';
import type { FinishedGame, GameResult, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { isJudged, isKey, keyOf } from './game_summaries.js';

// This file adds finished games against the engine to a list, and reads and writes the list in the form that the device
// stores.

type Kept = Pick<ReviewState, 'finished' | 'lastFinished'>;

/** The number of games kept whole. For older games only the result is kept. */
const mostWhole = 50;

const gameResultOf = ({ key, date, score, match }: FinishedGame): GameResult => ({
  key,
  date,
  against: match.level,
  won: score.ours > score.theirs,
});

/** Returns the current game, if it is over and not stored yet. */
export const newlyFinished = (state: State, date: string): FinishedGame | undefined => {
  const [match, review] = [state.match?.current, state.review];
  const read = match && isBegun(match) ? resultOf<GameAnswer>(state, gameQuery(wholeGame(match))) : undefined;
  if (!match || !review || !read?.winner) return undefined;
  const key = keyOf(read.record, read.players);
  if (review.lastFinished === key || review.finished.some((each) => each.key === key)) return undefined;
  // The earlier games of a series are in the list by themselves.
  return { key, date, score: { ours: read.score.a, theirs: read.score.b }, match: { ...match, earlier: [] } };
};

const isAmong = (games: readonly GameResult[], { key }: FinishedGame): boolean =>
  games.some((each) => each.key === key);

/** Adds a game to the last `mostWhole` games, which are kept whole. Of an older game, only the result is kept. */
export const withFinished = ({ finished, games }: ReviewState, game: FinishedGame): Partial<ReviewState> => {
  const all = [...finished, game];
  const older = all.slice(0, -mostWhole).filter((each) => !isAmong(games, each));
  return {
    finished: all.slice(-mostWhole),
    lastFinished: game.key,
    ...(older.length > 0 && { games: [...games, ...older.map(gameResultOf)] }),
  };
};

/** Returns the results of all games, reviewed or not, in the order of their dates. */
export const allGames = ({ finished, games }: Pick<ReviewState, 'finished' | 'games'>): readonly GameResult[] =>
  [...games, ...finished.filter((each) => !isAmong(games, each)).map(gameResultOf)].sort((one, two) =>
    one.date < two.date ? -1 : Number(one.date > two.date),
  );

/** Returns the games still to be reviewed, newest first. */
export const notReviewed = ({ finished, games }: ReviewState): readonly FinishedGame[] =>
  finished.filter((each) => !isAmong(games.filter(isJudged), each)).reverse();

export const writeFinished = ({ finished, lastFinished }: Kept): string =>
  JSON.stringify({ v: 1, last: lastFinished, games: finished.slice(-mostWhole) });

// Reads a result. It is valid if exactly one side has reached the target.
const readScore = (value: unknown, { game: { target = lastHole } }: Match): Score | undefined => {
  const { ours, theirs } = isObject(value) ? value : {};
  const isHole = (hole: unknown): hole is number => Number.isInteger(hole) && Number(hole) >= 0;
  if (!isHole(ours) || !isHole(theirs)) return undefined;
  return Math.max(ours, theirs) === target && ours !== theirs ? { ours, theirs } : undefined;
};

const readOne = (value: unknown): readonly FinishedGame[] => {
  if (!isObject(value) || !isKey(value.key) || !isDay(value.date)) return [];
  const match = readMatch(value.match);
  const score = match && isBegun(match) ? readScore(value.score, match) : undefined;
  return match && score ? [{ key: value.key, date: value.date, score, match }] : [];
};

export const readFinished = (text: string | null): Kept => {
  const parsed = parseStored(text);
  const { games, last } = isObject(parsed) && parsed.v === 1 ? parsed : {};
  return {
    finished: (Array.isArray(games) ? games : []).slice(-mostWhole).flatMap(readOne),
    lastFinished: isKey(last) ? last : '',
  };
};
