import { isDay } from '../../../../exercises/dates.js';
import { lastHole } from '../../../session/game.js';
import { isBegun } from '../../../session/match.js';
import { isObject, isWhole, type Json, parseStored } from '../../../session/parse_untrusted.js';
import { readNames } from '../../../session/record_text.js';
import { readMatch } from '../../../session/serialize_match.js';
import { readTableGame } from '../../../session/serialize_session.js';
import type { GameLists, KeptGame } from '../../../state/slices/review.js';
import { isKey, readPoints, readSummaries, writeSummaries } from './game_summaries.js';
import { mostWhole, settled } from './kept_games.js';

// This file reads and writes the lists of games in the form that the device stores. Two tabs may change a list at the same
// time, so each tab writes only its own changes.

type Kept = Pick<GameLists, 'kept' | 'removed'>;

export const writeKept = ({ kept, removed }: Kept): string =>
  JSON.stringify({ v: 1, removed, games: kept.map(({ played, ...rest }) => ({ ...rest, ...played })) });

// Reads a score. If the game is over, exactly one side has reached the target. If it is not, no side has.
const readScore = (
  { score, third = 0 }: Json,
  target: number,
  isOver: boolean,
): Pick<KeptGame, 'score' | 'third'> | undefined => {
  const { ours, theirs } = isObject(score) ? score : {};
  if (!isWhole(ours, target) || !isWhole(theirs, target) || !isWhole(third, target)) return undefined;
  const won = [ours, theirs, third].filter((holes) => holes === target).length;
  return won === Number(isOver) ? { score: { ours, theirs }, ...(third > 0 && { third }) } : undefined;
};

const readPlayed = ({ match, table }: Readonly<Record<string, unknown>>): KeptGame['played'] | undefined => {
  const against = readMatch(match);
  if (against) return isBegun(against) ? { match: against } : undefined;
  if (!isObject(table) || !isObject(table.names)) return undefined;
  const game = readTableGame(table.game);
  return game && { table: { game, names: readNames(table.names) } };
};

const readOne = (value: unknown): readonly KeptGame[] => {
  if (!isObject(value) || !isKey(value.key) || !isDay(value.date)) return [];
  const { key, date } = value;
  const played = readPlayed(value);
  if (!played) return [];
  const { target = lastHole } = 'match' in played ? played.match.game : played.table.game;
  const unfinished = value.unfinished === true;
  const score = readScore(value, target, !unfinished);
  const points = readPoints(value.points);
  return score ? [{ key, date, ...score, ...(unfinished && { unfinished }), ...(points && { points }), played }] : [];
};

/**
 * Reads the games that are kept whole. Earlier versions stored no list of removed games. They stored only the key of the
 * last game, which may have been removed.
 */
export const readKept = (text: string | null): Kept => {
  const parsed = parseStored(text);
  const { games, last, removed } = isObject(parsed) && parsed.v === 1 ? parsed : {};
  const kept = (Array.isArray(games) ? games : []).slice(-mostWhole).flatMap(readOne);
  const gone = Array.isArray(removed) ? removed : [last];
  return { kept, removed: gone.filter(isKey).filter((key) => kept.every((game) => game.key !== key)) };
};

export const readLists = (games: string | null, finished: string | null): GameLists => ({
  games: readSummaries(games),
  ...readKept(finished),
});

export const writeLists = (lists: GameLists): { readonly statistics: string; readonly finished: string } => ({
  statistics: writeSummaries(lists.games),
  finished: writeKept(lists),
});

/**
 * Makes the changes of this tab, from `was` to `is`, in the list that is stored. So a change that another tab has made
 * meanwhile is kept.
 */
export const merged = <Each>(
  stored: readonly Each[],
  was: readonly Each[],
  is: readonly Each[],
  keyOf: (each: Each) => string,
): readonly Each[] => {
  const [before, now] = [new Map(was.map((each) => [keyOf(each), each])), new Set(is.map(keyOf))];
  const changed = new Map(is.filter((each) => before.get(keyOf(each)) !== each).map((each) => [keyOf(each), each]));
  const gone = (key: string): boolean => before.has(key) && !now.has(key);
  const there = stored.filter((each) => !gone(keyOf(each)) && !changed.has(keyOf(each)));
  return [...there, ...changed.values()];
};

const key = (game: { readonly key: string }): string => game.key;

/** Makes the changes of this tab in the stored lists of games. */
export const mergedLists = (stored: GameLists, was: GameLists, is: GameLists): GameLists =>
  settled({
    kept: merged(stored.kept, was.kept, is.kept, key),
    games: merged(stored.games, was.games, is.games, key),
    removed: merged(stored.removed, was.removed, is.removed, (each) => each),
  });
