import type { GameAnswer } from '../../engine/index.js';
import { dealOf, type Game, isShown, needsCounting, type Score, showSeats } from '../session/game.js';
import { printRecord } from '../session/record_text.js';
import { type Standing, scoreAsked, standingOf, unpegged } from '../session/standing.js';
import { type Query, query, resultOf } from './queries.js';
import type { CountedStanding, State } from './state.js';

// Where the game stands. The engine counts the record: nobody keeps a score beside it.

/** The query that counts a game. */
export const gameQuery = (game: Game): Query => query('readGame', { record: printRecord(game) });

/** A game as the engine counted it, and the record that it counted. */
export interface CountedGame {
  readonly record: string;
  readonly standing: Standing;
}

/** Where a game stands; undefined until the engine has counted it. */
export const selectCountedGame = (state: Pick<State, 'results'>, game: Game): CountedGame | undefined => {
  if (!needsCounting(game)) return { record: '', standing: unpegged(game) };
  const answer = resultOf<GameAnswer>(state, gameQuery(game));
  return answer && { record: printRecord(game), standing: standingOf(game, answer) };
};

/** What has to be asked to know the score; nothing before anything was pegged. */
export const standingQueries = ({ session: { game } }: Pick<State, 'session'>): readonly Query[] =>
  needsCounting(game) ? [gameQuery(game)] : [];

/** The game on the table is counted as it lies there. */
export const isStandingCurrent = (state: Pick<State, 'session' | 'counted'>): boolean =>
  !needsCounting(state.session.game) || state.counted?.record === printRecord(state.session.game);

/** Where the game stands; for the moment until the engine has counted a change, where it stood before. */
export const selectStanding = ({ session: { game }, counted }: Pick<State, 'session' | 'counted'>): Standing =>
  needsCounting(game) && counted ? counted.standing : unpegged(game);

/** Some score is known: at the start of the app nobody has counted what was stored. */
export const isStandingKnown = ({ session: { game }, counted }: Pick<State, 'session' | 'counted'>): boolean =>
  counted !== null || !needsCounting(game);

export const selectScore = (state: Pick<State, 'session' | 'counted'>): Score => selectStanding(state).score;

// A hand whose cards are being changed pegs nothing; what it was worth is remembered until it is whole again.
const wholeOf = (game: Game, { shows }: Standing, before: CountedStanding | null): Standing['shows'] => {
  const was = before?.deals === game.deals.length ? before.whole : {};
  const worth = showSeats.map((seat) => [seat, isShown(dealOf(game), seat) ? shows[seat] : was[seat]] as const);
  return Object.fromEntries(worth.filter(([seat, points]) => shows[seat] !== undefined && points !== undefined));
};

/** The state that knows what its game's answer says, as soon as there is one. */
export const syncStanding = (state: State): State => {
  const { game } = state.session;
  if (!needsCounting(game)) return state.counted ? { ...state, counted: null } : state;
  if (isStandingCurrent(state)) return state;
  const counted = selectCountedGame(state, game);
  if (!counted) return state;
  const whole = wholeOf(game, counted.standing, state.counted);
  return { ...state, counted: { ...counted, deals: game.deals.length, whole } };
};

/** The score that the chances are reckoned from. */
export const selectScoreBeforeThrow = (state: State): Score => ({
  ours: 0,
  theirs: 0,
  ...scoreAsked(selectStanding(state).beforeThrow),
});
