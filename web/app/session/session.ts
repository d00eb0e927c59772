import type { Card, Objective, Side } from '../../engine/index.js';
import { type Game, isUntouched, newGame, type Score, type ShowSeat, type Skunk, showSeats } from './game.js';
import { type Names, noNames } from './record_text.js';

export { objectives } from '../../engine/lists.js';

/**
 * Whose four cards are counted: the three hands of a show, or any cards without a starter. Nobody sits at `any`, but it is chosen by
 * the same control.
 */
export type Seat = ShowSeat | 'any';
export const seats: readonly Seat[] = [...showSeats, 'any'];

/** A game that is over. */
export interface Result {
  readonly winner: Side;
  readonly skunk?: Skunk;
}

/** All that two people keep at a table; what undo restores. */
export interface Session {
  /** As the players gave them; empty where they did not. */
  readonly names: Names;
  readonly game: Game;
  /** Games that were finished before this one. */
  readonly won: readonly Result[];
  /** The hand in front of whoever counts. */
  readonly seat: Seat;
  /** Cards that belong to no game, counted together. */
  readonly loose: readonly Card[];
  /** Ranks without suits, typed; they take the place of loose cards. */
  readonly ranks: string;
  /** What the game is for, and those after it. */
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

/** There is nothing in it that anybody would miss. */
export const isFresh = ({ names, game, won, loose, ranks, objective }: Session): boolean =>
  isUntouched(game) && won.length + loose.length === 0 && ranks + names.us + names.them === '' && objective === 'win';

/** What the game is for as a question has it, which nobody asks of a win alone. */
export const objectiveAsked = ({ objective }: Session): { readonly objective?: Objective } =>
  objective === 'win' ? {} : { objective };
