import type { ScoreShowAnswer, Spoken } from '../../engine/index.js';
import { type CountGame, countOf, starterOf } from '../session/count_slice.js';
import { handSize, showSeats } from '../session/game.js';
import type { Seat } from '../session/session.js';
import { type Query, query, resultOf } from './queries.js';
import type { State } from './state.js';

export const showQuery = (count: CountGame, seat: Seat, spoken: Spoken): Query => {
  const starter = starterOf({ ...count, seat });
  return query('scoreShow', {
    hand: count.hands[seat],
    ...(starter && { starter }),
    ...(seat === 'crib' && { crib: true }),
    spoken,
  });
};

export const ranksQuery = (ranks: string, spoken: Spoken = 'short'): Query => query('scoreRanks', { ranks, spoken });

/** Returns the queries for the worth of each complete hand of the show. */
export const showQueries = (count: CountGame): readonly Query[] =>
  showSeats
    .filter((seat) => count.starter && count.hands[seat].length === handSize)
    .map((seat) => showQuery(count, seat, 'short'));

export const selectShow = (state: State, seat: Seat): ScoreShowAnswer | undefined =>
  resultOf(state, showQuery(countOf(state.session), seat, 'short'));
