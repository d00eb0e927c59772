import { type BoardGame, lastHole, type Pegs, sources } from '../games/board.js';
import { type KeptBoard, noBoard, type Settings, type State } from '../model/state.js';

// What is kept on this device, where it lets us keep any: settings, of which `web/public/theme.js` reads those that are seen at
// once before the first paint, and the board. Whatever is read back is a stranger's word.

const key = 'fifteen-two';
const boardKey = 'fifteen-two-board';

/** As much as undo restores after a reload. */
const longestPast = 300;

const parse = (stored: string | null): unknown => {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null; // Not ours: start afresh.
  }
};

const load = (from: string): string | null => {
  try {
    return localStorage.getItem(from);
  } catch {
    return null;
  }
};

const save = (to: string, kept: unknown): void => {
  try {
    localStorage.setItem(to, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still counts.
  }
};

/** Settings from whatever text was stored. */
export const readSettings = (stored: string | null): Settings => {
  const parsed = parse(stored);
  const given = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return {
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'auto',
    twoColours: given.twoColours === true,
    text: given.text === 'large' ? 'large' : 'normal',
    haptics: given.haptics !== false,
  };
};

export const loadSettings = (): Settings => readSettings(load(key));

export const saveSettings = (settings: Settings): void => save(key, settings);

// A board as a row: our two pegs, their two, who deals, what was counted.
const rowOf = ({ us, them, weDeal, counted }: BoardGame) => [...us, ...them, weDeal, counted];

const isHole = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= lastHole;

const arePegs = (pegs: readonly unknown[]): pegs is Pegs =>
  pegs.every(isHole) && (pegs[0] !== pegs[1] || pegs[0] === 0);

const readRow = (row: unknown): BoardGame | undefined => {
  if (!Array.isArray(row)) return undefined;
  const [us, them, weDeal, counted] = [row.slice(0, 2), row.slice(2, 4), row[4], row[5]];
  if (us.length + them.length < 4 || !arePegs(us) || !arePegs(them) || !Array.isArray(counted)) return undefined;
  if (us.includes(lastHole) && them.includes(lastHole)) return undefined;
  return { us, them, weDeal: weDeal !== false, counted: sources.filter((source) => counted.includes(source)) };
};

/** The board from whatever text was stored: all of it that is one, and nothing where the last of it is not. */
export const readBoard = (stored: string | null): KeptBoard => {
  const parsed = parse(stored);
  const rows = Array.isArray(parsed) ? parsed.slice(-longestPast - 1).map(readRow) : [];
  const whole = rows.slice(rows.lastIndexOf(undefined) + 1) as readonly BoardGame[];
  const board = whole.at(-1);
  return board ? { board, past: whole.slice(0, -1) } : noBoard;
};

export const loadBoard = (): KeptBoard => readBoard(load(boardKey));

/** The board as it is stored: what undo restores, and then what is there. */
export const writeBoard = ({ board, past }: KeptBoard): unknown => [...past.slice(-longestPast), board].map(rowOf);

export const saveBoard = ({ game, past }: State): void =>
  save(boardKey, writeBoard({ board: game.board, past: past.board }));
