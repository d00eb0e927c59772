import type { Card, Objective } from '../../engine/index.js';
import { dealOf, type Game, isBare, isForMore, newGame, type Score, type ShowSeat, showSeats } from './game.js';
import { type Names, noNames } from './record_text.js';
import type { Result, SeriesLength } from './series.js';

export { objectives } from '../../engine/lists.js';

/**
 * The cards to count: one of the three hands of a show, or any cards without a starter. `any` is not a seat at the
 * table, but the same control chooses it.
 */
export type Seat = ShowSeat | 'any';
export const seats: readonly Seat[] = [...showSeats, 'any'];

export interface LoneHand {
  readonly hand: readonly Card[];
  readonly starter: Card | null;
}

export const noLoneHand: LoneHand = { hand: [], starter: null };

/** Everything that two people keep at a table, such as their game and their names. Undo restores it as a whole. */
export interface Session {
  /** The names the players gave; empty if they gave none. */
  readonly names: Names;
  readonly game: Game;
  /** How many games the series has; 1 if single games are played. */
  readonly games: SeriesLength;
  /** The games of the series that were finished before this one, or all single games. */
  readonly won: readonly Result[];
  /** True if the players asked to keep score. */
  readonly keepsScore: boolean;
  /** The hand that is being counted. */
  readonly seat: Seat;
  /** A hand that is counted by itself, before there is a game. It belongs to no deal. */
  readonly lone: LoneHand;
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
  games: 1,
  won: [],
  keepsScore: false,
  seat: 'pone',
  lone: noLoneHand,
  loose: [],
  ranks: '',
  objective: 'win',
});

/** True if somebody asked to keep score or gave a name. */
export const isScored = ({ names, keepsScore }: Session): boolean => keepsScore || names.us + names.them !== '';

/** True if people with names share this phone. None of them may see another's cards. */
export const isShared = ({ names }: Pick<Session, 'names'>): boolean => names.us !== '' && names.them !== '';

/** True if more than two people play. */
export const isOfMore = ({ game }: Pick<Session, 'game'>): boolean => isForMore(dealOf(game));

/** True if a game was begun, or a card of the deal was played. */
export const hasGame = (session: Session): boolean => {
  const { game, won } = session;
  const points = game.start.ours + game.start.theirs + won.length;
  return isScored(session) || game.deals.length > 1 || points + dealOf(game).steps.length > 0;
};

/** True if there is no game yet, and the table has no cards except for six dealt cards. */
export const isBeforeGame = (session: Session): boolean =>
  !hasGame(session) && isBare({ ...dealOf(session.game), dealt: [] });

/** True if the lone hand has no card. */
export const isLoneEmpty = ({ lone }: Pick<Session, 'lone'>): boolean =>
  lone.hand.length === 0 && lone.starter === null;

/** True if the session holds nothing worth keeping. */
export const isFresh = (session: Session): boolean => {
  const { loose, ranks, objective } = session;
  const cards = [...dealOf(session.game).dealt, ...loose];
  return isBeforeGame(session) && isLoneEmpty(session) && cards.length === 0 && ranks === '' && objective === 'win';
};

/** Returns the part of a question that gives the objective. It is empty for the win, which is the default. */
export const objectiveAsked = ({ objective }: Session): { readonly objective?: Objective } =>
  objective === 'win' ? {} : { objective };
