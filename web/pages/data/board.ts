import { manifestOf, readBytes } from './crib_averages.js';

// The chance of winning from every score, as cpp/cribbage/winning/board_table.cpp writes the table: read, checked, and published.

/** Scores are 0 to 120. */
export const holes = 121;
const scale = 1 << 15;
const version = 1;

/** What may become of a game as the dealer sees it, in the order of the table. */
export const outcomes = ['win', 'skunk', 'skunked', 'doubleSkunk', 'doubleSkunked'] as const;
export type Outcome = (typeof outcomes)[number];

/** Chances from 0 to 1, by the dealer's score, then by the pone's. */
export type Plane = readonly (readonly number[])[];
export type Board = Readonly<Record<Outcome, Plane>>;

/** FNV-1a, 32 bits (Fowler, Noll and Vo), as the engine's `hashOf`. */
export const hashOf = (bytes: Uint8Array): number =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0;

/** Gives one byte after the other, and throws at the end. */
const readerOf = (bytes: Uint8Array) => {
  let next = 0;
  const byte = (): number => {
    const value = bytes[next++];
    if (value === undefined) throw new Error('the table of the board is cut short');
    return value;
  };
  return {
    byte,
    word: (): number => (byte() | (byte() << 8) | (byte() << 16) | (byte() << 24)) >>> 0,
    rest: (): Uint8Array => bytes.subarray(next),
  };
};
type Reader = ReturnType<typeof readerOf>;

// A whole number with its sign in the lowest bit, seven bits a byte, the lowest first.
const readSigned = ({ byte }: Reader): number => {
  let folded = 0;
  for (let shift = 0; shift < 21; shift += 7) {
    const part = byte();
    folded |= (part & 127) << shift;
    if (part < 128) break;
  }
  return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
};

// Each number is written as what it has more than is expected by its neighbours with fewer points.
const readPlane = (reader: Reader): Plane => {
  const rows: number[][] = [];
  for (let dealer = 0; dealer < holes; ++dealer) {
    const [row, above]: [number[], number[]] = [[], rows[dealer - 1] ?? []];
    for (let pone = 0; pone < holes; ++pone) {
      const expected = (row[pone - 1] ?? 0) + (above[pone] ?? 0) - (above[pone - 1] ?? 0);
      const chance = expected + readSigned(reader);
      if (chance < 0 || chance > scale) throw new Error('the table of the board has a chance that is none');
      row.push(chance);
    }
    rows.push(row);
  }
  return rows.map((row) => row.map((chance) => chance / scale));
};

/** The board in a file; throws where it is not what it should be. */
export const parseBoard = (bytes: Uint8Array): Board => {
  const reader = readerOf(bytes);
  const must = (name: string, found: unknown, wanted: unknown): void => {
    if (found !== wanted) throw new Error(`the table of the board has ${name} ${found}, not ${wanted}`);
  };
  must('magic', String.fromCharCode(...Array.from({ length: 8 }, reader.byte)), '15-2bord');
  must('version', reader.word(), version);
  must('holes', reader.word(), holes);
  must('scale', reader.word(), scale);
  const hash = reader.word();
  must('hash', hashOf(reader.rest()), hash);
  const planes = outcomes.map((outcome) => [outcome, readPlane(reader)] as const);
  must('bytes left', reader.rest().length, 0);
  return Object.fromEntries(planes) as Record<Outcome, Plane>;
};

const file = 'board.bin';
const bytes = readBytes(file);
export const board = parseBoard(bytes);

/** A chance of the table, from 0 to 1; scores are 0 to 120. */
export const chanceAt = (outcome: Outcome, dealer: number, pone: number): number => {
  const chance = board[outcome][dealer]?.[pone];
  if (chance === undefined) throw new Error(`there is no score ${dealer}–${pone}`);
  return chance;
};

interface Solved {
  readonly hash: number;
  readonly made: string;
  readonly deals: number;
  readonly unit: string;
  /** How far a chance may be off: at the start of a game, and at any score. */
  readonly error: { readonly start: number; readonly anywhere: number };
}

/** What the manifest says of the board, if it does and means this one; throws where it does not. */
export const checkSolved = (entry: Solved | undefined): Solved => {
  const errors = [entry?.error?.start, entry?.error?.anywhere];
  if (!entry?.made || !(entry.deals >= 0) || !errors.every((error) => error !== undefined && error >= 0 && error <= 1))
    throw new Error(`cpp/tables/manifest.json does not say how ${file} was made and how wrong it may be`);
  if (entry.hash !== hashOf(bytes)) throw new Error(`cpp/tables/manifest.json describes another ${file}`);
  return entry;
};

/** What the manifest says of the board. */
export const solvedBoard = checkSolved(manifestOf<Solved>(file));

/** How the table was made, in sentences. */
export const method =
  'The table is worked back from the last hole over whole deals, drawn at random and scored in order. Both players throw what wins most often from their score. Both play the solved play, and near the last hole a play that is solved for winning.';

/** As hashes are written: `0x0012abcd`. */
export const hexOf = (hash: number): string => `0x${hash.toString(16).padStart(8, '0')}`;

// The dealer's gains, then the dealer's losses.
const columns = ['win', 'skunk', 'doubleSkunk', 'skunked', 'doubleSkunked'] as const satisfies readonly Outcome[];
// The table itself is nearer than that, and not nearer than its error.
const decimals = 4;

const publishRows = (): string => {
  const rows = board.win.flatMap((plane, dealer) =>
    plane.map((_, pone) => {
      const chances = columns.map((outcome) => chanceAt(outcome, dealer, pone).toFixed(decimals));
      return [dealer, pone, ...chances].join(',');
    }),
  );
  return `dealer,pone,${columns.join(',')}\n${rows.join('\n')}\n`;
};

const publishPlanes = (release: string): string => {
  const { hash, made, deals, unit, error } = solvedBoard;
  const rounded = (plane: Plane): Plane => plane.map((row) => row.map((chance) => Number(chance.toFixed(decimals))));
  const planes = Object.fromEntries(columns.map((outcome) => [outcome, rounded(board[outcome])]));
  const about = { version: release, hash: hexOf(hash), made, method, error, unit, deals, licence: 'CC0-1.0' };
  return `${JSON.stringify({ ...about, order: '[dealer][pone]', ...planes })}\n`;
};

/** The files for others to download, by name. */
export const publishedBoard = (release: string): Readonly<Record<string, string>> => ({
  'board.csv': publishRows(),
  'board.json': publishPlanes(release),
});
