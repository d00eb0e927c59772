import type { ShowAnswer, Spoken } from '../../engine/index.js';
import { type CountGame, countOf, starterOf } from '../session/count_slice.js';
import { handSize, showSeats } from '../session/game.js';
import type { Seat } from '../session/session.js';
import { answerTo, ask, type Question } from './queries.js';
import type { State } from './state.js';

export const askShow = (count: CountGame, seat: Seat, spoken: Spoken): Question => {
  const starter = starterOf({ ...count, seat });
  return ask('scoreShow', {
    hand: count.hands[seat],
    ...(starter && { starter }),
    ...(seat === 'crib' && { crib: true }),
    spoken,
  });
};

export const askRanks = (ranks: string, spoken: Spoken = 'short'): Question => ask('scoreRanks', { ranks, spoken });

/** What each whole hand of the show is worth. */
export const askShows = (count: CountGame): readonly Question[] =>
  showSeats
    .filter((seat) => count.starter && count.hands[seat].length === handSize)
    .map((seat) => askShow(count, seat, 'short'));

export const showOf = (state: State, seat: Seat): ShowAnswer | undefined =>
  answerTo(state, askShow(countOf(state.sitting), seat, 'short'));
