import { engineWords } from '../../../ui/engine_words.js';
import { dealOf } from '../../session/game.js';
import { isBegun, type Match, withSeed } from '../../session/match.js';
import { isFresh } from '../../session/session.js';
import type { Action } from '../../state/actions.js';
import { answerTo, type Question, type Reply } from '../../state/queries.js';
import { countingOf } from '../../state/score_selectors.js';
import { emptyTable, type Going } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { hintOf, tell } from './announcements.js';
import { put, say, tap, theirs, undo } from './moves.js';
import { stageOf } from './phase.js';
import { questionsFor } from './queries.js';
import { did } from './reducer.js';
import { goingOn } from './resumable.js';
import { askRecords, askSeed, countedNow, matchOf, playedNow } from './selectors.js';

/** What the app knows of this part before it is there. */
export interface Rules {
  /** The game, or who to play it against, is in front, in place of the board. */
  readonly isFront: (state: State) => boolean;
  /** The state after an action that is for this game; undefined where it is not. */
  readonly act: (state: State, action: Action) => State | undefined;
  readonly questions: (state: State) => readonly Question[];
  /** The games to go on with, the one to offer first at the front. */
  readonly goingOn: (state: State) => readonly Going[];
  /** What happened last, said once. */
  readonly announce: (state: State) => string;
}

const isFront = ({ view, against, ui }: State): boolean =>
  view === 'board' && against !== null && against.front !== 'board' && !ui.reading;

// The board leads back to the game, and so does the first screen before anything lies there.
const isOffered = ({ aside, sitting, view }: State): boolean =>
  view === 'board' || (view === 'count' && isFresh(sitting) && aside === null);

/** They have made up their mind, and nothing else is to be waited for. */
export const isTheirsDue = (state: State): boolean => {
  const match = matchOf(state);
  return match !== null && isFront(state) && theirs(state, match) !== state;
};

// What an answer brings is taken up at once: the seed, and the score.
const settle = (state: State): State => {
  const match = matchOf(state);
  if (!match) return state;
  const drawn = match.seed === null ? answerTo<{ seed: number }>(state, askSeed()) : undefined;
  if (drawn) return put(state, { match: withSeed(match, drawn.seed) });
  if (!isBegun(match)) return state;
  const counted = countedNow(state, match);
  const isNew = counted && counted.record !== state.against?.counted?.record;
  // Nothing of a game that is over is taken back.
  const known = isNew ? put(state, { counted, ...(counted.standing.winner && { before: null }) }) : state;
  const shown = dealOf(match.game).starter ? playedNow(known, match) : undefined;
  return shown ? put(known, { shown }) : known;
};

const settleAll = (state: State): State => {
  const settled = settle(state);
  const match = matchOf(settled);
  if (!match || !isFront(settled)) return settled;
  const said = hintOf(settled, match) || tell(settled, match, stageOf(settled, match));
  return said === '' || said === settled.against?.said ? settled : put(settled, { said });
};

const receive = (state: State, key: string, reply: Reply): State => {
  const received = { ...state, results: new Map(state.results).set(key, reply) };
  return settleAll(
    'error' in reply && !key.startsWith('choosePlay') ? say(received, engineWords.error(reply.error)) : received,
  );
};

const inMatch = (state: State, match: Match, action: Action): State | undefined => {
  if (action.type === 'cardTapped') return settleAll(tap(state, match, action.card));
  if (action.type === 'undone') return settleAll(undo(state, match));
  const own = action.type === 'answered' && !countingOf(state).some(({ key }) => key === action.key);
  return own ? receive(state, action.key, action.reply) : undefined;
};

const act = (state: State, action: Action): State | undefined => {
  if (action.type === 'against') return settleAll(did(state, action.deed));
  const match = matchOf(state);
  return match && isFront(state) && state.against?.front === 'match' ? inMatch(state, match, action) : undefined;
};

export const rules: Rules = {
  isFront,
  act,
  questions: (state) => {
    const { aside, front, match } = state.against ?? emptyTable;
    if (match && front === 'match' && isFront(state)) return questionsFor(state, match);
    // What may be gone on with is told by its score.
    if (isFront(state)) return askRecords(match, ...aside);
    return isOffered(state) ? askRecords(match, aside.at(-1)) : [];
  },
  goingOn: (state) => (isFront(state) || isOffered(state) ? goingOn(state) : []),
  announce: ({ against }) => (against?.front === 'match' ? against.said : ''),
};
