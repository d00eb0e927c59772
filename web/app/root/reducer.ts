import { engineWords } from '../../ui/messages/engine.js';
import { strings } from '../messages/app.js';
import { dealOf, seatsOf, weDealNext } from '../session/game.js';
import { plainNames } from '../session/record_text.js';
import { isShared, type Seat, type Session } from '../session/session.js';
import type { Action, SessionAction } from '../state/actions.js';
import { isAutomatic } from '../state/automatic_actions.js';
import type { QueryResult } from '../state/queries.js';
import { selectStanding, standingQueries, syncStanding } from '../state/score_selectors.js';
import type { State, View } from '../state/state.js';
import { closedUi, patchUi, toggle, withNotice } from '../state/ui.js';
import { activeQueries } from './active_queries.js';
import { enterScreen, isSame, padAfter } from './enter_screen.js';
import { lateFeature, withSkillsInView, withTold } from './late_features.js';
import { correction, noticeAfter } from './notices.js';
import {
  adviseOn,
  awaitLink,
  keepPosition,
  leavePosition,
  openLink,
  suspendedAfter,
  takeGame,
} from './position_reducer.js';
import { isComplete, mayFold, screenOf } from './registry.js';
import { reduceSession, sessionRefusal } from './session_reducer.js';

export type { Action } from '../state/actions.js';

// The steps that change the screen, with the screen they lead to.
const leadsTo: Partial<Record<SessionAction['type'], View>> = {
  keptPlayed: 'play',
  keptCounted: 'count',
  playDealt: 'play',
  showDealt: 'count',
  ranksGiven: 'count',
  scoreKept: 'board',
};

// Returns the screen after a step. If people share the phone, a deal begins on the board, where they peg their play. If the six cards of a deal were entered on Discard, the next deal begins there too.
const viewAfter = ({ view, session }: State, step: SessionAction): View => {
  if (step.type === 'dealEnded' && isShared(session)) return 'board';
  if (step.type !== 'dealEnded' || view === 'board') return leadsTo[step.type] ?? view;
  return dealOf(session.game).dealt.length > 0 ? 'discard' : view;
};

const reduceStep = (state: State, done: SessionAction): State => {
  // Advice ends with the decision, and the cards are covered again.
  if (state.ui.advised && (done.type === 'keptPlayed' || done.type === 'keptCounted')) return leavePosition(state);
  const session = reduceSession(state, done);
  if (typeof session === 'string') return withNotice(state, session);
  const there = { ...state, view: viewAfter(state, done) };
  // Choosing another hand is not a step that undo takes back.
  if (isSame({ ...session, seat: state.session.seat }, state.session))
    return there.view === state.view && session.seat === state.session.seat
      ? state
      : enterScreen({ ...there, session });
  const past = [...state.past, { view: state.view, session: state.session }];
  const changed = { ...there, session, past, suspended: suspendedAfter(state) };
  const after = patchUi(changed, { ...closedUi, padOpen: padAfter(state, changed) });
  const said = noticeAfter(state, done, session);
  if (said) return withNotice(after, said);
  return done.type === 'gameBegun' ? after : recount(state, after);
};

// Takes back the last step, and shows the screen where it was made. On the board, a step that pegged points is taken
// back without leaving the board.
const undo = (state: State): State => {
  const before = state.past.at(-1);
  if (!before) return state;
  const pegs = ({ game }: Session) =>
    JSON.stringify([game.deals.length, game.start, dealOf(game).steps, dealOf(game).weDeal]);
  const stays = state.view === 'board' && pegs(before.session) !== pegs(state.session);
  const view = stays ? 'board' : before.view;
  const restored = { ...state, view, session: before.session, past: state.past.slice(0, -1) };
  const cards = ({ game, lone, loose, ranks }: Session) => {
    const { steps: _, ...lying } = dealOf(game);
    return JSON.stringify([game.deals.length, lying, lone, loose, ranks]);
  };
  const padOpen = view === 'board' || !isComplete(restored) || cards(before.session) !== cards(state.session);
  return patchUi(restored, { ...closedUi, padOpen });
};

const isRefused = (state: State, key: string): boolean =>
  screenOf(state.view).rejectsLastAction?.(state, key) || standingQueries(state).some((asked) => asked.key === key);

// If the hand just pegged has won the game, keeps it in view, because no other hand is counted after it.
const atTheEnd = (before: State, after: State): State => {
  const last = dealOf(after.session.game).steps.at(-1);
  const won = selectStanding(after).winner && !selectStanding(before).winner;
  if (!won || after.view !== 'count' || !last || !('show' in last)) return after;
  const there = { ...after, session: { ...after.session, seat: last.show } };
  return patchUi(there, { padOpen: !isComplete(there) });
};

const recount = (before: State, after: State): State => {
  const counted = syncStanding(after);
  if (counted.counted === before.counted) return counted;
  const said = correction(before, counted);
  return atTheEnd(before, said ? withNotice(counted, said) : counted);
};

// Stores an answer of the engine. If the answer says that the last step broke the rules, takes the step back, with the
// engine's sentence as a notice. Typed cards return to the text field. A position from a link cannot be taken back.
const receive = (state: State, key: string, reply: QueryResult): State => {
  const received = { ...state, results: new Map(state.results).set(key, reply) };
  if (!('error' in reply) || !isRefused(state, key)) return recount(state, received);
  const said = strings.refused(engineWords.error(reply.error), plainNames, state.session.names);
  const { panel, text } = state.ui;
  const back = withNotice(state.past.length > 0 ? undo(state) : received, said);
  return patchUi(back, text === '' ? { panel } : { panel: 'text', text });
};

// True if somebody at the table has this seat. Two people have fewer seats than four.
const hasSeat = ({ session: { game } }: State, seat: Seat): boolean =>
  seat === 'any' || seatsOf(dealOf(game)).includes(seat);

const reduceApp = (state: State, action: Action): State => {
  switch (action.type) {
    case 'undone':
      return recount(state, undo(state));
    case 'viewChosen':
      return patchUi(enterScreen({ ...(state.ui.advised ? leavePosition(state) : state), view: action.view }), {
        panel: null,
      });
    case 'seatChosen':
      return hasSeat(state, action.seat)
        ? enterScreen({ ...state, session: { ...state.session, seat: action.seat } })
        : state;
    case 'showCounted':
      return enterScreen({ ...state, view: 'count', session: { ...state.session, seat: action.seat ?? 'pone' } });
    case 'opponentChosen':
      return { ...state, ranking: { ...state.ranking, opponent: action.opponent } };
    case 'orderChosen':
      return { ...state, ranking: { ...state.ranking, order: action.order } };
    case 'linkAwaited':
      return awaitLink(state, action.view);
    case 'linkOpened':
      return openLink(state, action);
    case 'positionKept':
      return keepPosition(state);
    case 'positionLeft':
      return leavePosition(state);
    case 'gameTaken':
      return takeGame(state, action);
    case 'adviceAsked':
      return adviseOn(state, action.by);
    case 'padOpened':
      return patchUi(state, { padOpen: true, panel: null });
    case 'trayTapped':
      return patchUi(state, { padOpen: !(state.ui.padOpen && (mayFold(state) || isComplete(state))), panel: null });
    case 'panelChosen':
      return patchUi(state, { panel: action.panel, text: action.text ?? '', notice: '', previewHeight: null });
    case 'typed':
      return patchUi(state, { text: action.text, notice: '' });
    case 'lineTapped':
      return patchUi(state, { lifted: state.ui.lifted === action.line ? null : action.line });
    case 'discardTapped':
      return patchUi(state, { opened: action.alone ? [action.thrown] : toggle(state.ui.opened, action.thrown) });
    case 'numbersOpened':
      return patchUi(state, { numbers: action.by });
    case 'mapOpened':
      return patchUi(state, { map: action.open ? { weDeal: weDealNext(dealOf(state.session.game)), at: null } : null });
    case 'mapTurned':
      return patchUi(state, { map: { at: null, ...state.ui.map, weDeal: action.weDeal } });
    case 'mapPointed':
      return state.ui.map ? patchUi(state, { map: { ...state.ui.map, at: action.at } }) : state;
    case 'settingsChosen':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'noticed':
      return withNotice(state, action.notice);
    case 'answered':
      return receive(state, action.key, action.reply);
    case 'lateChanged':
      return patchUi(state, { late: action.late });
    case 'offlineChanged':
      return patchUi(state, { offline: action.offline });
    case 'updateFound':
      return patchUi(state, { updateWaiting: true });
    case 'installOffered':
      return patchUi(state, { installable: action.installable });
    case 'partLoaded':
      return {
        ...state,
        match: state.match ?? action.match ?? null,
        review: state.review ?? action.review ?? null,
        practice: state.practice ?? action.practice ?? null,
      };
    case 'embedChosen':
      return patchUi(state, { embedKind: action.kind, notice: '' });
    case 'previewMeasured':
      return patchUi(state, { previewHeight: action.height });
    case 'cardsGiven':
    case 'ranksGiven':
      return sessionRefusal(state, action)
        ? reduceStep(state, action)
        : patchUi(reduceStep(state, action), { panel: null, text: state.ui.text });
    case 'match':
      return { ...state, pendingMatchAction: action.action };
    case 'review':
      return state; // its reducer is not loaded yet
    case 'practice':
      return enterScreen({ ...state, view: 'practice' });
    default:
      return reduceStep(state, action);
  }
};

/** Adds the queries of the screen, and drops answers to other queries. */
export const withQueries = (state: State): State => {
  const queries = activeQueries(state);
  const wanted = new Set(queries.map(({ key }) => key));
  const results = new Map([...state.results].filter(([key]) => wanted.has(key)));
  return { ...state, queries, results: results.size === state.results.size ? state.results : results };
};

/** The reducer of the whole app. Every change goes through it. */
export const reduce = (state: State, action: Action): State => {
  const changed = syncStanding(
    lateFeature(state, 'match')?.reduce(state, action) ??
      lateFeature(state, 'review')?.reduce(state, action) ??
      lateFeature(state, 'practice')?.reduce(state, withSkillsInView(state, action)) ??
      reduceApp(state, action),
  );
  const isTouch = !isAutomatic(action);
  const told = withTold(state, changed, action, isTouch);
  const after = told === state ? state : withQueries(told);
  return after.ui.touched || !isTouch ? after : patchUi(after, { touched: true });
};
