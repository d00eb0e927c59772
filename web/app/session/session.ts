import type { Card, Objective, Side } from '../../engine/index.js';
import { type Game, isUntouched, newGame, type Score, type ShowSeat, type Skunk, showSeats } from './game.js';
import { type Names, noNames } from './record_text.js';

export { objectives } from '../../engine/lists.js';

/**
 * The cards to count: one of the three hands of a show, or any cards without a starter. `any` is not a seat at the
 * table, but the same control chooses it.
 */
export type Seat = ShowSeat | 'any';
export const seats: readonly Seat[] = [...showSeats, 'any'];

export interface Result {
  readonly winner: Side;
  readonly skunk?: Skunk;
}

/** Everything that two people keep at a table, such as their game and their names. Undo restores it as a whole. */
export interface Session {
  /** The names the players gave; empty if they gave none. */
  readonly names: Names;
  readonly game: Game;
  /** Games that were finished before this one. */
  readonly won: readonly Result[];
  /** The hand that is being counted. */
  readonly seat: Seat;
  /** Cards that belong to no game, counted together. */
  readonly loose: readonly Card[];
  /** Typed ranks without suits, which take the place of loose cards. */
  readonly ranks: string;
  /** The objective of this game and the games after it. */
  readonly objective: Objective;
}

export const newSession = (weDeal = true, start?: Score): Session => ({
  names: noNames,
  game: newGame(weDeal, start),
  won: [],
  seat: 'pone',
  loose: [],
  ranks: '',
  objective: 'win',
});

/** True if the session holds nothing worth keeping. */
export const isFresh = ({ names, game, won, loose, ranks, objective }: Session): boolean =>
  isUntouched(game) && won.length + loose.length === 0 && ranks + names.us + names.them === '' && objective === 'win';

/** Returns the part of a question that gives the objective. It is empty for the win, which is the default. */
export const objectiveAsked = ({ objective }: Session): { readonly objective?: Objective } =>
  objective === 'win' ? {} : { objective };
