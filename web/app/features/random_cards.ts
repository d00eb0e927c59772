import { dealOf, isBare } from '../session/game.js';
import { isBeforeGame, isLoneEmpty } from '../session/session.js';
import type { State } from '../state/state.js';

/** True if random cards may be dealt on this screen, because it has no cards that they would replace. */
export const mayDealRandom = ({ view, session }: Pick<State, 'view' | 'session'>): boolean =>
  view === 'count' && isBeforeGame(session)
    ? isLoneEmpty(session) && session.loose.length === 0 && session.ranks === ''
    : isBare(dealOf(session.game));
