import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lastHole as holes } from '../../engine/game.js';
import { createEngineInProcess } from '../../engine/in_process.js';
import type { Outlook } from '../../engine/types.js';
import { words } from '../words.js';
import { chanceColumn, type Published } from './published.js';
import { hexOf, manifestOf } from './source_tables.js';

// Reads the dealer's chances at every score from the engine, and publishes them. `cribbage table board --csv` prints
// the same table. The command line is not used here, because building it would double the time of `npm start`.

/** The number of possible scores of a player: 121, from 0 to 120. */
export { holes };

/** The outcomes whose chances the board gives, from the dealer's side. A win includes skunks; a plain loss is the rest. */
export const outcomes = ['win', 'skunk', 'skunked', 'doubleSkunk', 'doubleSkunked'] as const;
export type GameOutcome = (typeof outcomes)[number];

/** Chances from 0 to 1, by the dealer's score, then by the pone's. */
export type Plane = readonly (readonly number[])[];
export type ChanceBoard = Readonly<Record<GameOutcome, Plane>>;

/** Hashes by FNV-1a, 32 bits (Fowler, Noll and Vo), like the engine's `hashOf`. */
export const hashOf = (bytes: Uint8Array): number =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0;

const file = 'board.bin';
const bytesOf = (path: string): Uint8Array => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
const bytes = bytesOf(`../../../cpp/tables/${file}`);

// The engine's copy of the table is packed, and the file in cpp/tables is not. In both files, the head of 24 bytes
// contains the hash of the unpacked data.
const hashInHead = (table: Uint8Array): number => new DataView(table.buffer, table.byteOffset).getUint32(20, true);
if (hashInHead(bytesOf(`../../engine/generated/${file}`)) !== hashInHead(bytes))
  throw new Error(`the engine was built with another ${file}: npm run build`);

// Asks the engine for every chance, because only the engine knows the format of the table. `ours` is the dealer's
// score.
const readBoard = async (): Promise<ChanceBoard> => {
  const engine = await createEngineInProcess();
  const scores = [...Array(holes).keys()];
  const rowOf = (ours: number): Promise<readonly Outlook[]> =>
    Promise.all(scores.map((theirs) => engine.winChance({ ours, theirs, weDeal: true })));
  const outlooks: (readonly Outlook[])[] = [];
  for (const ours of scores) outlooks.push(await rowOf(ours));
  engine.close();
  const planeOf = (of: keyof Outlook): Plane => outlooks.map((row) => row.map((outlook) => outlook[of]));
  return {
    win: planeOf('chance'),
    skunk: planeOf('skunkFor'),
    skunked: planeOf('skunkAgainst'),
    doubleSkunk: planeOf('doubleSkunkFor'),
    doubleSkunked: planeOf('doubleSkunkAgainst'),
  };
};

export const board = await readBoard();

/** Returns the chance of an outcome at a score: a number from 0 to 1. Scores are 0 to 120. */
export const chanceAt = (outcome: GameOutcome, dealer: number, pone: number): number => {
  const chance = board[outcome][dealer]?.[pone];
  if (chance === undefined) throw new Error(`there is no score ${dealer}–${pone}`);
  return chance;
};

interface Solved {
  readonly hash: number;
  readonly made: string;
  readonly deals: number;
  readonly unit: string;
  /** How far a chance may be wrong: at the start of a game, and at any score. */
  readonly error: { readonly start: number; readonly anywhere: number };
}

/**
 * Checks the entry for the board in cpp/tables/manifest.json. Throws if there is none, or if it describes another
 * table.
 */
export const checkSolved = (entry: Solved | undefined): Solved => {
  const errors = [entry?.error?.start, entry?.error?.anywhere];
  if (!entry?.made || !(entry.deals >= 0) || !errors.every((error) => error !== undefined && error >= 0 && error <= 1))
    throw new Error(`cpp/tables/manifest.json does not say how ${file} was made and how wrong it may be`);
  if (entry.hash !== hashOf(bytes)) throw new Error(`cpp/tables/manifest.json describes another ${file}`);
  return entry;
};

/** The entry for the board in cpp/tables/manifest.json. */
export const solvedBoard = checkSolved(manifestOf<Solved>(file));

// The columns of chances: first the outcomes in which the dealer wins, then those in which the dealer loses.
const columns = ['win', 'skunk', 'doubleSkunk', 'skunked', 'doubleSkunked'] as const satisfies readonly GameOutcome[];
// More decimals would be finer than the error.
const decimals = 4;

export const publishedBoard: Published = {
  file: 'board.csv',
  title: 'Win chances from every score',
  error: `at most ${solvedBoard.error.anywhere} by sampling, ${solvedBoard.error.start} at the start of a game`,
  columns: [
    { name: 'dealer', type: 'integer', description: 'The score of the dealer, 0 to 120', unit: 'holes' },
    { name: 'pone', type: 'integer', description: 'The score of the pone, 0 to 120', unit: 'holes' },
    chanceColumn('win', 'The dealer wins'),
    chanceColumn('skunk', 'The dealer wins, and the pone has at most 90'),
    chanceColumn('double_skunk', 'The dealer wins, and the pone has at most 60'),
    chanceColumn('skunked', 'The pone wins, and the dealer has at most 90'),
    chanceColumn('double_skunked', 'The pone wins, and the dealer has at most 60'),
  ],
  key: ['dealer', 'pone'],
  rows: board.win.flatMap((plane, dealer) =>
    plane.map((_, pone) => [
      dealer,
      pone,
      ...columns.map((outcome) => chanceAt(outcome, dealer, pone).toFixed(decimals)),
    ]),
  ),
};

/** Prints `board.json`: the chances of `board.csv` as five arrays, with a description of how they were made. */
export const boardAsPlanes = (release: string): string => {
  const { hash, made, deals, unit, error } = solvedBoard;
  const rounded = (plane: Plane): Plane => plane.map((row) => row.map((chance) => Number(chance.toFixed(decimals))));
  const planes = Object.fromEntries(columns.map((outcome) => [outcome, rounded(board[outcome])]));
  const { method } = words.odds;
  const about = { version: release, hash: hexOf(hash), made, method, error, unit, deals, licence: 'CC0-1.0' };
  return `${JSON.stringify({ ...about, order: '[dealer][pone]', ...planes })}\n`;
};
