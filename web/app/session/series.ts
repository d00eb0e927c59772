import type { Side } from '../../engine/index.js';
import { type Deal, type Person, type Skunk, sidesOf } from './game.js';

// This file defines a series: games that count together, such as the best of three.

/** The numbers of games in a series. A single game is a series of one. */
export const seriesLengths = [1, 3, 5] as const;
export type SeriesLength = (typeof seriesLengths)[number];

/** How a game ended. */
export interface Result {
  readonly winner: Person;
  readonly skunk?: Skunk;
  /** The holes by which the game was won; absent in games that an earlier version stored. */
  readonly lead?: number;
}

/** The standing of a series, scored as in tournaments. */
export interface SeriesStanding {
  /** How many games the series has. */
  readonly length: SeriesLength;
  readonly wins: Readonly<Record<Side, number>>;
  readonly gamePoints: Readonly<Record<Side, number>>;
  readonly skunks: Readonly<Record<Skunk, number>>;
  /** The holes by which we won our games, minus those by which we lost the others; absent if the lead of a game is unknown. */
  readonly spread?: number;
  /** The side that has won the series; absent while it goes on. */
  readonly winner?: Side;
}

/** Returns how many games a series has at this table. Three players play single games. */
export const lengthAt = (deal: Pick<Deal, 'size'>, games: SeriesLength): SeriesLength =>
  sidesOf(deal).length > 2 ? 1 : games;

/** Returns the side that has won more than half of the games of a series. Single games are no series. */
export const seriesWinner = (length: SeriesLength, games: readonly Result[]): Side | undefined =>
  (['us', 'them'] as const).find(
    (side) => length > 1 && games.filter(({ winner }) => winner === side).length > length / 2,
  );
