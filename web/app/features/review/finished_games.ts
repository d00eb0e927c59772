import type { GameAnswer } from '../../../engine/index.js';
import { isDay } from '../../../practice/day.js';
import { lastHole, type Score } from '../../session/game.js';
import { isBegun, type Match, wholeGame } from '../../session/match.js';
import { isObject, parseStored } from '../../session/parse_untrusted.js';
import { printRecord } from '../../session/record_text.js';
import { readMatch } from '../../session/serialize_match.js';
import { answerTo } from '../../state/queries.js';
import type { Desk, Finished, GameResult } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { isJudged, isKey, keyOf } from './game_summaries.js';
import { askRecord } from './selectors.js';

// Games against the engine that are over, as a device stores them. Whatever is read back is a stranger's word.

type Kept = Pick<Desk, 'finished' | 'lastFinished'>;

/** Games that are kept whole; of those before them the result is kept. */
export const mostWhole = 50;

const resultOf = ({ key, date, score, match }: Finished): GameResult => ({
  key,
  date,
  against: match.level,
  won: score.ours > score.theirs,
});

/** The game on the table, if it is over and was not kept yet. */
export const finishedNow = (state: State, date: string): Finished | undefined => {
  const [match, desk] = [state.against?.match, state.review];
  const read =
    match && isBegun(match) ? answerTo<GameAnswer>(state, askRecord(printRecord(wholeGame(match)))) : undefined;
  if (!match || !desk || !read?.winner) return undefined;
  const key = keyOf(read.record, read.players);
  if (desk.lastFinished === key || desk.finished.some((each) => each.key === key)) return undefined;
  return { key, date, score: { ours: read.score.a, theirs: read.score.b }, match };
};

const isAmong = (games: readonly GameResult[], { key }: Finished): boolean => games.some((each) => each.key === key);

/** With one more game; of the oldest the result stays. */
export const withFinished = ({ finished, games }: Desk, game: Finished): Partial<Desk> => {
  const all = [...finished, game];
  const older = all.slice(0, -mostWhole).filter((each) => !isAmong(games, each));
  return {
    finished: all.slice(-mostWhole),
    lastFinished: game.key,
    ...(older.length > 0 && { games: [...games, ...older.map(resultOf)] }),
  };
};

/** Every game that counts, judged or not, by its day. */
export const allGames = ({ finished, games }: Pick<Desk, 'finished' | 'games'>): readonly GameResult[] =>
  [...games, ...finished.filter((each) => !isAmong(games, each)).map(resultOf)].sort((one, two) =>
    one.date < two.date ? -1 : Number(one.date > two.date),
  );

/** The games that are still to be reviewed, the newest first. */
export const notReviewed = ({ finished, games }: Desk): readonly Finished[] =>
  finished.filter((each) => !isAmong(games.filter(isJudged), each)).reverse();

export const writeFinished = ({ finished, lastFinished }: Kept): string =>
  JSON.stringify({ v: 1, last: lastFinished, games: finished.slice(-mostWhole) });

// One has reached the hole that wins, and the other has not.
const readScore = (value: unknown, { game: { target = lastHole } }: Match): Score | undefined => {
  const { ours, theirs } = isObject(value) ? value : {};
  const isHole = (hole: unknown): hole is number => Number.isInteger(hole) && Number(hole) >= 0;
  if (!isHole(ours) || !isHole(theirs)) return undefined;
  return Math.max(ours, theirs) === target && ours !== theirs ? { ours, theirs } : undefined;
};

const readOne = (value: unknown): readonly Finished[] => {
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
