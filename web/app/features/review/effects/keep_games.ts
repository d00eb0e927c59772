import type { Engine } from '../../../../engine/index.js';
import { today } from '../../../../exercises/dates.js';
import { wasReplaced } from '../../../platform/engine_errors.js';
import { type Game, needsCounting } from '../../../session/game.js';
import { isBegun, wholeGame } from '../../../session/match.js';
import { printRecord } from '../../../session/record_text.js';
import type { KeptGame } from '../../../state/slices/review.js';
import { ownHistory, type State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import { keptGame, newlyFinished } from '../games/kept_games.js';

// This file adds every game to the list when it ends, or when another game takes its place.

type Played = KeptGame['played'];

// Returns the game of two people that another game has just replaced. Each game has its own `start`, which no step of the
// game changes.
const replacedAtTable = (after: State, before: State): Played | undefined => {
  const [is, was] = [ownHistory(after), ownHistory(before)];
  if (is.session.game.start === was.session.game.start || !needsCounting(was.session.game)) return undefined;
  const { game, names } = was.session;
  return is.past.some(({ session }) => session === was.session) ? { table: { game, names } } : undefined;
};

// Returns the games against the engine that are no longer among the suspended games, because there are too many.
const droppedMatches = ({ match: is }: State, { match: was }: State): readonly Played[] => {
  if (!is || !was || is.suspended === was.suspended || is.suspended.length < was.suspended.length) return [];
  const gone = was.suspended.filter((match) => !is.suspended.includes(match) && is.current !== match);
  return gone.filter(isBegun).map((match) => ({ match }));
};

// Returns the key of a kept game that is on the table again, after undo.
const takenBack = (after: State, before: State): string | undefined => {
  const [is, was] = [ownHistory(after), ownHistory(before)];
  if (is.session.game.start === was.session.game.start || is.past.length >= was.past.length) return undefined;
  const text = printRecord(is.session.game);
  return after.review?.kept.find(({ played }) => 'table' in played && printRecord(played.table.game) === text)?.key;
};

const gameOf = (played: Played): Game => ('match' in played ? wholeGame(played.match) : played.table.game);

/** Returns a function to call after each change of the state. It keeps the games that have ended or were replaced. */
export const createKeeping = ({ dispatch, state }: Store, engine: Pick<Engine, 'readGame'>) => {
  const keep = (game: KeptGame) => dispatch({ type: 'review', action: { type: 'gameKept', game } });
  // The engine counts the score of a game that was replaced. A game that it cannot read is not kept.
  const keepReplaced = async (played: Played) => {
    const date = today();
    try {
      const read = await engine.readGame({ record: printRecord(gameOf(played)) });
      keep(keptGame(read, played, date));
    } catch (error) {
      // A newer question has taken the place of this one, so it is asked again.
      if (wasReplaced(error)) setTimeout(() => void keepReplaced(played), 100);
    }
  };
  return (after: State, before: State): void => {
    if (!after.review) return;
    const finished = newlyFinished(state(), today());
    if (finished) keep(finished);
    const replaced = replacedAtTable(after, before);
    for (const played of [...(replaced ? [replaced] : []), ...droppedMatches(after, before)]) void keepReplaced(played);
    const key = takenBack(after, before);
    if (key) dispatch({ type: 'review', action: { type: 'gameTakenBack', key } });
  };
};
