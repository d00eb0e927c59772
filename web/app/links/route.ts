import { isBegun, isNought, lastHole, scoreOf } from '../games/board.js';
import { emptyGame, type Game, type State, type View } from '../model/state.js';
import { boardAt, isScore, printScore } from '../screens/board/link.js';
import { screens } from '../screens/index.js';
import type { Open, Reader } from '../screens/link_parts.js';

// The state as a link: `#v1/count/5H5DJC5C-5S`, `#v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer`, `#v1/count/5H6H7H/any`,
// `#v1/count/A2233444/ranks`, `#v1/discard/5DJH6S4H5S2C/theirs`, `#v1/discard/5DJH6S4H5S2C/mine/random`, `#v1/board/60-55/theirs`; where an
// answer depends on the score it may come last, `#v1/discard/5DJH6S4H5S2C/60-55`. No more than 128 characters; read for ever.

export const longestLink = 128;

/** A link taken apart, its cards still text for the engine to read. */
export type Link = { readonly [Name in View]: { readonly view: Name; readonly open: Open<Name> } }[View] & {
  /** The last part, where it says a score. */
  readonly score?: string;
};

// Nought is not said before a game has begun.
const printRest = <Name extends View>({ view, game }: { readonly view: Name; readonly game: Game }): string => {
  const rest = screens[view].print(game[view]);
  const score = rest === '' ? undefined : screens[view].score?.(game);
  const said = score && Math.max(score.ours, score.theirs) < lastHole && !(isNought(score) && !isBegun(game.board));
  return said ? `${rest}/${printScore(score)}` : rest;
};

/** The fragment of a state, without `#`; empty at the very start. */
export const printRoute = ({ view, game }: Pick<State, 'view' | 'game'>): string => {
  const rest = printRest({ view, game });
  const link = rest === '' && view === 'count' ? '' : `v1/${view}/${rest}`;
  return link.length <= longestLink ? link : `v1/${view}/`;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isView = (text: string | undefined): text is View => text !== undefined && Object.hasOwn(screens, text);

/** Takes a fragment apart, an empty one being the start; undefined where it is not one of ours. */
export const splitRoute = (fragment: string): Link | undefined => {
  const text = decode(fragment.replace(/^#/, '')) || 'v1/count/';
  if (text.length > longestLink) return undefined;
  // Parts that a screen does not know are for later versions to add.
  const [version, view, rest = '', ...more] = text.split('/');
  if (version !== 'v1' || !isView(view)) return undefined;
  const score = screens[view].score && more.find(isScore);
  const open = screens[view].split(rest, score ? more.filter((part) => part !== score) : more);
  return open && ({ view, open, ...(score && { score }) } as Link);
};

/** What a link describes: a screen's game and, with `score`, the board's. */
export interface Opened {
  readonly view: View;
  readonly game: Game;
  readonly score?: boolean;
}

/** The game a link describes; rejects with a `CribbageError` where its cards cannot be read or do not make one. */
export const openLink = async ({ view, open, score }: Link, reader: Reader): Promise<Opened> => {
  const opened: Game = { ...emptyGame, [view]: await open(reader) };
  if (!score) return { view, game: opened };
  const { discard, play } = opened;
  const board = boardAt(score, (view === 'play' ? play : discard).weDeal);
  const before = view === 'play' && play.played.length > 0 ? { before: scoreOf(board) } : {};
  return { view, game: { ...opened, play: { ...play, ...before }, board }, score: true };
};
