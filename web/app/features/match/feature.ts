import { engineWords } from '../../../ui/messages/engine.js';
import { dealOf } from '../../session/game.js';
import { isBegun, isGuided, type Match, withSeed } from '../../session/match.js';
import { isFresh } from '../../session/session.js';
import type { Action } from '../../state/actions.js';
import { type Query, type QueryResult, resultOf } from '../../state/queries.js';
import { standingQueries } from '../../state/score_selectors.js';
import { emptyMatchState, type ResumableMatch } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { closedUi, patchUi, withNotice } from '../../state/ui.js';
import { describeMatch, hintOf } from './announcements.js';
import { explain } from './guide.js';
import { applyOpponentMove, patchMatch, tap, undo } from './moves.js';
import { phaseOf } from './phase.js';
import { matchQueries } from './queries.js';
import { isLive, reduceMatch } from './reducer.js';
import { recordQueries, seedQuery, selectCountedStanding, selectMatch, selectPlay } from './selectors.js';
import { resumableMatches } from './start/resumable.js';

export interface MatchFeature {
  /** True if the game against the engine, or the page for choosing an opponent, is shown instead of the board. */
  readonly isFront: (state: State) => boolean;
  /** Returns the state after the action; undefined if the action does not concern the game against the engine. */
  readonly reduce: (state: State, action: Action) => State | undefined;
  readonly queries: (state: State) => readonly Query[];
  /** The games that can be resumed, starting with the one to offer first. */
  readonly resumableMatches: (state: State) => readonly ResumableMatch[];
  /** Returns what the game waits for, and the hint or the count on the screen. The steps of the record are told apart. */
  readonly announce: (state: State) => string;
}

const isFront = ({ view, match: matchState, ui }: State): boolean =>
  view === 'board' && matchState !== null && matchState.page !== 'board' && !ui.reading;

// True on the screens with a button that resumes the game: the board, and the Count screen while nothing has been
// entered.
const isOffered = ({ suspended, session, view }: State): boolean =>
  view === 'board' || (view === 'count' && isFresh(session) && suspended === null);

/** True if the opponent's move has been computed and may be played. */
export const isOpponentDue = (state: State): boolean => {
  const match = selectMatch(state);
  return match !== null && !isGuided(match) && isFront(state) && applyOpponentMove(state, match) !== state;
};

// Puts the engine's answers into the state: the seed, the score, and the play that the screen shows.
const withAnswers = (state: State): State => {
  const match = selectMatch(state);
  if (!match) return state;
  const drawn = match.seed === null ? resultOf<{ seed: number }>(state, seedQuery()) : undefined;
  if (drawn) return patchMatch(state, { current: withSeed(match, drawn.seed) });
  if (!isBegun(match)) return state;
  const counted = selectCountedStanding(state, match);
  const isNew = counted && counted.record !== state.match?.counted?.record;
  // The last step of a finished game cannot be taken back.
  const known = isNew ? patchMatch(state, { counted, ...(counted.standing.winner && { before: null }) }) : state;
  const shown = dealOf(match.game).starter ? selectPlay(known, match) : undefined;
  return shown ? patchMatch(known, { shown }) : known;
};

// Keeps the explanation of the last step in a guided deal until the next one is known.
const settle = (state: State): State => {
  const settled = withAnswers(state);
  const match = selectMatch(settled);
  if (!match || !isFront(settled)) return settled;
  const text = isGuided(match) ? explain(settled, match, phaseOf(settled, match)) || settled.match?.explained : '';
  return text === undefined || text === settled.match?.explained ? settled : patchMatch(settled, { explained: text });
};

const announce = (state: State): string => {
  const match = selectMatch(state);
  if (!match || state.match?.page !== 'match') return '';
  const hint = hintOf(state, match);
  if (hint !== '') return hint;
  const phase = phaseOf(state, match);
  if (!isGuided(match)) return describeMatch(state, match, phase);
  // An explanation tells the step itself, except for the cards that are dealt and the words of a count.
  const text = explain(state, match, phase);
  const isToldBefore = phase === 'show' || (phase === 'throw' && state.match.chosen.length === 0);
  return text !== '' && isToldBefore ? `${describeMatch(state, match, phase)} ${text}` : text;
};

const receive = (state: State, key: string, reply: QueryResult): State => {
  const received = { ...state, results: new Map(state.results).set(key, reply) };
  return settle(
    'error' in reply && !key.startsWith('choosePlay') ? withNotice(received, engineWords.error(reply.error)) : received,
  );
};

const inMatch = (state: State, match: Match, action: Action): State | undefined => {
  if (action.type === 'cardTapped') return settle(tap(state, match, action.card));
  if (action.type === 'undone') return settle(undo(state, match));
  const own = action.type === 'answered' && !standingQueries(state).some(({ key }) => key === action.key);
  return own ? receive(state, action.key, action.reply) : undefined;
};

const reduce = (state: State, action: Action): State | undefined => {
  if (action.type === 'match') return settle(reduceMatch(state, action.action));
  // Play shows the live game, also after it was left.
  if (action.type === 'viewChosen' && action.view === 'board' && state.view !== 'board' && isLive(state))
    return settle(patchUi(reduceMatch(state, { type: 'matchResumed' }), { ...closedUi, padOpen: false, panel: null }));
  // On the page for choosing an opponent, undo takes back that the game was left.
  if (action.type === 'undone' && isFront(state) && state.match?.page === 'choice' && isLive(state))
    return settle(reduceMatch(state, { type: 'matchResumed' }));
  const match = selectMatch(state);
  return match && isFront(state) && state.match?.page === 'match' ? inMatch(state, match, action) : undefined;
};

export const matchFeature: MatchFeature = {
  isFront,
  reduce,
  queries: (state) => {
    const { suspended, page, current } = state.match ?? emptyMatchState;
    if (current && page === 'match' && isFront(state)) return matchQueries(state, current);
    // The page for choosing an opponent has a button for each game to resume, with its score. So the scores of all
    // games are needed.
    if (isFront(state)) return recordQueries(current, ...suspended);
    return isOffered(state) ? recordQueries(current, suspended.at(-1)) : [];
  },
  resumableMatches: (state) => (isFront(state) || isOffered(state) ? resumableMatches(state) : []),
  announce,
};
