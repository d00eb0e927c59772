import type { ReadGameAnswer } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import { allScores } from '../messages/players.js';
import {
  dealOf,
  type Game,
  isForMore,
  isShown,
  needsCounting,
  type Person,
  peopleOf,
  type Score,
  scorerOf,
  showSeats,
  sidesOf,
  sizeOf,
} from '../session/game.js';
import { type Names, printRecord } from '../session/record_text.js';
import type { Result } from '../session/series.js';
import type { Session } from '../session/session.js';
import { leadOf, type Standing, scoreAsked, standingOf, unpegged } from '../session/standing.js';
import { type Query, query, resultOf } from './queries.js';
import type { CountedStanding, State } from './state.js';

// This file selects the standing of a game, such as its score. The engine counts it from the record, so the app keeps
// no separate score.

/** Returns the query that counts a game. */
export const gameQuery = (game: Game): Query => query('readGame', { record: printRecord(game) });

/** What the engine has counted: the record of a game, and the standing that follows from it. */
export interface CountedGame {
  readonly record: string;
  readonly standing: Standing;
}

/** Returns the standing of a game; undefined until the engine has counted it. */
export const selectCountedGame = (state: Pick<State, 'results'>, game: Game): CountedGame | undefined => {
  if (!needsCounting(game)) return { record: '', standing: unpegged(game) };
  const answer = resultOf<ReadGameAnswer>(state, gameQuery(game));
  return answer && { record: printRecord(game), standing: standingOf(game, answer) };
};

/** Returns the queries needed to know the score. A game in which nothing was pegged needs none. */
export const standingQueries = ({ session: { game } }: Pick<State, 'session'>): readonly Query[] =>
  needsCounting(game) ? [gameQuery(game)] : [];

/** True if the stored standing is that of the current game. */
export const isStandingCurrent = (state: Pick<State, 'session' | 'counted'>): boolean =>
  !needsCounting(state.session.game) || state.counted?.record === printRecord(state.session.game);

/** Returns the standing of the game or, until the engine has counted a change, the standing before that change. */
export const selectStanding = ({ session: { game }, counted }: Pick<State, 'session' | 'counted'>): Standing =>
  needsCounting(game) && counted ? counted.standing : unpegged(game);

/** Returns the result of a game, if it is over. */
export const resultIn = (standing: Standing): Result | undefined => {
  const { winner, skunk } = standing;
  return winner && { winner, ...(skunk && { skunk }), lead: leadOf(standing, winner) };
};

/** True if a score is known. At the start of the app, the stored game is not counted yet. */
export const isStandingKnown = ({ session: { game }, counted }: Pick<State, 'session' | 'counted'>): boolean =>
  counted !== null || !needsCounting(game);

export const selectScore = (state: Pick<State, 'session' | 'counted'>): Score => selectStanding(state).score;

// Returns the worth of each pegged hand. A hand whose cards are being changed keeps its earlier worth until it is
// complete.
const wholeOf = (game: Game, { shows }: Standing, before: CountedStanding | null): Standing['shows'] => {
  const was = before?.deals === game.deals.length ? before.whole : {};
  const worth = showSeats.map((seat) => [seat, isShown(dealOf(game), seat) ? shows[seat] : was[seat]] as const);
  return Object.fromEntries(worth.filter(([seat, points]) => shows[seat] !== undefined && points !== undefined));
};

/** Takes over the engine's count of the current game as soon as it has arrived. */
export const syncStanding = (state: State): State => {
  const { game } = state.session;
  if (!needsCounting(game)) return state.counted ? { ...state, counted: null } : state;
  if (isStandingCurrent(state)) return state;
  const counted = selectCountedGame(state, game);
  if (!counted) return state;
  const whole = wholeOf(game, counted.standing, state.counted);
  return { ...state, counted: { ...counted, deals: game.deals.length, whole } };
};

/** Returns the names of the sides: of the players or, of partners, both names. */
export const sideNames = ({ game, names }: Pick<Session, 'game' | 'names'>): Names => {
  const deal = dealOf(game);
  if (sizeOf(deal) < 4) return names;
  const nameOfSide = (side: Person) =>
    peopleOf(deal)
      .filter((who) => scorerOf(deal, who) === side)
      .map((who) => names[who])
      .join(' + ');
  return { ...names, us: nameOfSide('us'), them: nameOfSide('them') };
};

/** Says the score of every side. */
export const sayScores = (
  session: Pick<Session, 'game' | 'names'>,
  holes: Partial<Readonly<Record<Person, number>>>,
): string => {
  const deal = dealOf(session.game);
  if (!isForMore(deal)) return strings.scores({ ours: holes.us ?? 0, theirs: holes.them ?? 0 }, session.names);
  return allScores(sidesOf(deal).map((side) => [sideNames(session)[side] ?? '', holes[side] ?? 0]));
};

/** Returns the score of every side. */
export const holesOf = (state: Pick<State, 'session' | 'counted'>): Partial<Readonly<Record<Person, number>>> => {
  const { pegs } = selectStanding(state);
  return Object.fromEntries(Object.entries(pegs).map(([side, [front]]) => [side, front]));
};

/** Returns the score before the throw, from which win chances are computed. */
export const selectScoreBeforeThrow = (state: State): Score => ({
  ours: 0,
  theirs: 0,
  ...scoreAsked(selectStanding(state).beforeThrow),
});
