import type { Deal } from '../session/game.js';
import { isObject, oneOf, parseStored, readAt } from '../session/parse_untrusted.js';
import { readBoardRow, readDeal, readSession, type SessionRow, sessionRow } from '../session/serialize_session.js';
import { isFresh } from '../session/session.js';
import { allViews, emptyHistory, type Past, type SessionHistory, type View } from './state.js';

// This file writes and reads the game in the form that the device stores: a row for each step that undo can take back,
// and one for the current session. A row that cannot be read is dropped with all rows before it.

/** The number of steps that undo can still take back after a reload. */
const longestPast = 200;

/**
 * The stored form. Each row is the session before a step, and the last row is the current session. Each deal stands once
 * in `deals`, and the rows refer to it by its index.
 */
interface Written {
  readonly v: 1;
  /** Grows by 1 with every stored change, in any tab. */
  readonly at: number;
  readonly view: View;
  readonly deals: readonly Deal[];
  readonly rows: readonly Row[];
}

type Row = SessionRow & { readonly view: View };

export interface SavedHistory extends SessionHistory {
  readonly at: number;
  readonly view: View;
}

export const writeStored = ({ session, past }: SessionHistory, view: View, at: number): string => {
  const places = new Map<Deal, number>();
  const placeOf = (deal: Deal): number => {
    if (!places.has(deal)) places.set(deal, places.size);
    return places.get(deal) as number;
  };
  const rowOf = (row: Past): Row => ({ ...sessionRow(row.session, placeOf), view: row.view });
  const rows = [...past.slice(-longestPast), { view, session }].map(rowOf);
  const written: Written = { v: 1, at, view, deals: [...places.keys()], rows };
  return JSON.stringify(written);
};

/** Reads the step count of a stored game, without parsing all of it. */
export const newnessOf = (text: string): number => readAt(Number(/^\{"v":1,"at":(\d+)[,}]/.exec(text)?.[1]));

const readRow = (value: unknown, deals: readonly (Deal | undefined)[]): Past | undefined => {
  const session = readSession(value, deals);
  return session && { view: oneOf(allViews, isObject(value) && value.view) ?? 'count', session };
};

const fromRows = (rows: readonly (Past | undefined)[], at: number, view?: View): SavedHistory | undefined => {
  const good = rows.slice(rows.lastIndexOf(undefined) + 1) as readonly Past[];
  const last = good.at(-1);
  return last && { session: last.session, past: good.slice(0, -1), at, view: view ?? last.view };
};

export const readStored = (text: string | null): SavedHistory | undefined => {
  const parsed = parseStored(text);
  if (!isObject(parsed) || parsed.v !== 1 || !Array.isArray(parsed.deals) || !Array.isArray(parsed.rows))
    return undefined;
  const deals = parsed.deals.map(readDeal);
  const rows = parsed.rows.slice(-longestPast - 1).map((row) => readRow(row, deals));
  return fromRows(rows, readAt(parsed.at), oneOf(allViews, parsed.view));
};

/** Reads a game stored by the previous version. */
export const readBoard = (text: string | null): SavedHistory | undefined => {
  const parsed = parseStored(text);
  if (!Array.isArray(parsed)) return undefined;
  const sessions = parsed.slice(-longestPast - 1).map(readBoardRow);
  const stored = fromRows(
    sessions.map((session) => session && { view: 'board', session }),
    0,
  );
  return stored && isFresh(stored.session) && stored.past.length === 0 ? undefined : stored;
};

export const nothingAt: SavedHistory = { ...emptyHistory, at: 0, view: 'count' };
