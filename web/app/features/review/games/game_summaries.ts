import type { Level } from '../../../../engine/index.js';
import { levels } from '../../../../engine/lists.js';
import { isDay } from '../../../../exercises/dates.js';
import { isHole, isObject, isWhole, type Json, oneOf, parseStored } from '../../../session/parse_untrusted.js';
import { cleanName } from '../../../session/record_text.js';
import {
  type GameResult,
  type OurPoints,
  type PointSum,
  pointKinds,
  type Summary,
} from '../../../state/slices/review.js';

// This file reads and writes the results of games in the form that the device stores. For a reviewed game, they contain
// the win chance gained by luck and the win chance lost by mistakes. They contain no cards.

export const opponents: readonly (Level | 'table')[] = [...levels, 'table'];

export const isJudged = (game: GameResult): game is Summary => 'cards' in game;

/**
 * True if the game counts in the statistics: it is over, and we are known to be one of the players. At the table this is
 * known if our own name is not given, or if the player has said it in the review.
 */
export const isCounted = (game: GameResult): boolean =>
  !game.unfinished && !game.sides && (game.against !== 'table' || isJudged(game) || !game.names?.us);

export const isKey = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-z]{1,16}$/.test(value);

/** The largest number of games that are stored, enough for some years. The oldest are dropped first. */
const mostGames = 2000;

// True if the value can be the win chance that was lost in a game. More than 1 can be lost, because lucky cards can
// make up for losses.
const isLoss = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 100;

/** More decisions or points than any game has. */
const mostInGame = 10_000;

export const readPoints = (value: unknown): OurPoints | undefined => {
  const given = isObject(value) ? value : {};
  const read = pointKinds.map((kind): readonly [string, PointSum] | undefined => {
    const [sum, count] = Array.isArray(given[kind]) ? given[kind] : [];
    return isWhole(sum, mostInGame) && isWhole(count, mostInGame) ? [kind, [sum, count]] : undefined;
  });
  return read.every((each) => each !== undefined) ? (Object.fromEntries(read) as unknown as OurPoints) : undefined;
};

// Reads the name and the score of a side.
const readSide = (value: unknown): readonly (readonly [name: string, score: number])[] => {
  const [name, score] = Array.isArray(value) ? value : [];
  return typeof name === 'string' && isHole(score) ? [[name.split('+').map(cleanName).join('+'), score]] : [];
};

// Reads what earlier versions did not store. A part that cannot be read is left out.
const readMore = ({ score, sides, target, names, points, unfinished }: Json): Partial<GameResult> => {
  const { ours, theirs } = isObject(score) ? score : {};
  const sums = readPoints(points);
  return {
    ...(unfinished === true && { unfinished }),
    ...(isHole(ours) && isHole(theirs) && { score: { ours, theirs } }),
    ...(isHole(target) && target > 0 && { target }),
    ...(Array.isArray(sides) && { sides: sides.slice(0, 3).flatMap(readSide) }),
    ...(isObject(names) && { names: { us: cleanName(names.us), them: cleanName(names.them) } }),
    ...(sums && { points: sums }),
  };
};

const readHints = ({ decisions, hints, hinted }: Json): Pick<Summary, 'decisions' | 'hints' | 'hinted'> =>
  isWhole(decisions, mostInGame) && isWhole(hints, mostInGame) && isLoss(hinted) ? { decisions, hints, hinted } : {};

const readSummary = (value: unknown): readonly (GameResult | Summary)[] => {
  if (!isObject(value)) return [];
  const { key, date, won, cards, throws, plays, counting } = value;
  const against = oneOf(opponents, value.against);
  if (!isKey(key) || !isDay(date) || !against) return [];
  const result = { key, date, against, won: won === true, ...readMore(value) };
  // A game that was not judged has only its result.
  if ([cards, throws, plays, counting].every((each) => each === undefined)) return [result];
  if (typeof cards !== 'number' || !isLoss(Math.abs(cards)) || !isLoss(throws) || !isLoss(plays)) return [];
  return [{ ...result, cards, throws, plays, counting: isLoss(counting) ? counting : 0, ...readHints(value) }];
};

export const writeSummaries = (games: readonly GameResult[]): string =>
  JSON.stringify({ v: 1, games: games.slice(-mostGames) });

export const readSummaries = (text: string | null): readonly GameResult[] => {
  const parsed = parseStored(text);
  const games = isObject(parsed) && parsed.v === 1 && Array.isArray(parsed.games) ? parsed.games : [];
  return games.slice(-mostGames).flatMap(readSummary);
};

// Computes the 32-bit FNV-1a hash of a text. A key consists of two hashes with different seeds, so that two records
// will not share a key.
const hash = (text: string, seed: number): number => {
  let value = seed;
  for (let at = 0; at < text.length; ++at) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
};

// Replaces the players' names by numbers. A name begins a line, or stands after `pegs:`.
const nameless = (line: string, players: readonly string[]): string =>
  players.reduce(
    (text, name, at) =>
      text.startsWith('pegs:') ? `${text} `.replaceAll(` ${name} `, ` ${at} `) : text.replace(`${name}:`, `${at}:`),
    line,
  );

/**
 * Returns the key of a game, which does not depend on the players' names or on the viewpoint. `record` is the record as
 * the engine prints it.
 */
export const keyOf = (record: string, players: readonly string[]): string => {
  const [, ...lines] = record.split('\n');
  const text = lines.map((line) => nameless(line, players).trim()).join('\n');
  return `${hash(text, 2166136261).toString(36)}${hash(text, 1540483477).toString(36)}`.slice(0, 16);
};

// Prints the figures of a game; empty if it was not reviewed.
const figuresOf = (game: GameResult): readonly string[] =>
  isJudged(game)
    ? [game.cards, -game.throws, -game.plays, -game.counting].map((chance) => (chance * 100).toFixed(2))
    : ['', '', '', ''];

/** Prints the games as a table for a spreadsheet. */
export const printSummaries = (games: readonly GameResult[]): string =>
  [
    ['date', 'against', 'result', 'cards', 'throws', 'plays', 'counting', 'score'],
    ...games.map((game) => [
      game.date,
      game.against,
      game.won ? 'won' : 'lost',
      ...figuresOf(game),
      game.score ? `${game.score.ours}-${game.score.theirs}` : '',
    ]),
  ]
    .map((row) => row.join('\t'))
    .join('\n');
