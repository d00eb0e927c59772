import { engineWords } from '../../ui/engine_words.js';
import { strings } from '../messages/app.js';
import { dealOf, weDealNext } from '../session/game.js';
import { plainNames } from '../session/record_text.js';
import type { Sitting } from '../session/session.js';
import type { Action, Step } from '../state/actions.js';
import type { Reply } from '../state/queries.js';
import { countingOf, standing, withCounted } from '../state/score_selectors.js';
import { unasked } from '../state/slices/practice.js';
import type { State, View } from '../state/state.js';
import { notice, plain, toggle, withUi } from '../state/ui.js';
import { questionsOf } from './active_queries.js';
import { arrive, isSame, padAfter } from './enter_screen.js';
import { lateFeature, withSkillsInView } from './late_features.js';
import { correction, saidOf } from './notices.js';
import { asideAfter, awaitLink, keepPosition, leavePosition, openLink, takeGame } from './position_reducer.js';
import { isWhole, mayFold, screenOf } from './registry.js';
import { refusalOf, stepped } from './session_reducer.js';

export type { Action } from '../state/actions.js';

// Steps that lead to another screen, and those that belong to one.
const leadsTo: Partial<Record<Step['type'], View>> = {
  keptPlayed: 'play',
  keptCounted: 'count',
  playDealt: 'play',
  showDealt: 'count',
  ranksGiven: 'count',
};

// Another deal begins where this one did.
const viewAfter = ({ view, sitting }: State, step: Step): View => {
  if (step.type !== 'dealEnded' || view === 'board') return leadsTo[step.type] ?? view;
  return dealOf(sitting.game).dealt.length > 0 ? 'discard' : view;
};

const step = (state: State, done: Step): State => {
  const sitting = stepped(state, done);
  if (typeof sitting === 'string') return notice(state, sitting);
  const there = { ...state, view: viewAfter(state, done) };
  // Which hand is in front is no step.
  if (isSame({ ...sitting, seat: state.sitting.seat }, state.sitting))
    return there.view === state.view && sitting.seat === state.sitting.seat ? state : arrive({ ...there, sitting });
  const past = [...state.past, { view: state.view, sitting: state.sitting }];
  const changed = { ...there, sitting, past, aside: asideAfter(state) };
  const after = withUi(changed, { ...plain, padOpen: padAfter(state, changed) });
  const said = saidOf(state, done, sitting);
  if (said) return notice(after, said);
  return done.type === 'gameBegun' ? after : recount(state, after);
};

// On the board every peg is seen; any other step is taken back on the screen where it was done.
const undo = (state: State): State => {
  const before = state.past.at(-1);
  if (!before) return state;
  const pegs = ({ game }: Sitting) =>
    JSON.stringify([game.deals.length, game.start, dealOf(game).steps, dealOf(game).weDeal]);
  const stays = state.view === 'board' && pegs(before.sitting) !== pegs(state.sitting);
  const view = stays ? 'board' : before.view;
  const restored = { ...state, view, sitting: before.sitting, past: state.past.slice(0, -1) };
  const cards = ({ game, loose, ranks }: Sitting) => {
    const { steps: _, ...lying } = dealOf(game);
    return JSON.stringify([game.deals.length, lying, loose, ranks]);
  };
  const padOpen = view === 'board' || !isWhole(restored) || cards(before.sitting) !== cards(state.sitting);
  return withUi(restored, { ...plain, padOpen });
};

const isRefused = (state: State, key: string): boolean =>
  screenOf(state.view).refuses?.(state, key) || countingOf(state).some((asked) => asked.key === key);

// The hand that won stays in front: nothing comes after it.
const atTheEnd = (before: State, after: State): State => {
  const last = dealOf(after.sitting.game).steps.at(-1);
  const won = standing(after).winner && !standing(before).winner;
  if (!won || after.view !== 'count' || !last || !('show' in last)) return after;
  const there = { ...after, sitting: { ...after.sitting, seat: last.show } };
  return withUi(there, { padOpen: !isWhole(there) });
};

const recount = (before: State, after: State): State => {
  const counted = withCounted(after);
  if (counted.counted === before.counted) return counted;
  const said = correction(before, counted);
  return atTheEnd(before, said ? notice(counted, said) : counted);
};

// What the rules do not allow is taken back, and the sentence says why. Cards that were typed come back into the field. A link may show what nobody can take back.
const receive = (state: State, key: string, reply: Reply): State => {
  const received = { ...state, results: new Map(state.results).set(key, reply) };
  if (!('error' in reply) || !isRefused(state, key)) return recount(state, received);
  const said = strings.refused(engineWords.error(reply.error), plainNames, state.sitting.names);
  const { panel, text } = state.ui;
  const back = notice(state.past.length > 0 ? undo(state) : received, said);
  return withUi(back, text === '' ? { panel } : { panel: 'text', text });
};

const act = (state: State, action: Action): State => {
  switch (action.type) {
    case 'undone':
      return recount(state, undo(state));
    case 'viewChosen':
      return withUi(arrive({ ...state, view: action.view }), { panel: null });
    case 'seatChosen':
      return arrive({ ...state, sitting: { ...state.sitting, seat: action.seat } });
    case 'showCounted':
      return arrive({ ...state, view: 'count', sitting: { ...state.sitting, seat: action.seat ?? 'pone' } });
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
    case 'padOpened':
      return withUi(state, { padOpen: true, panel: null });
    case 'trayTapped':
      return withUi(state, { padOpen: !(state.ui.padOpen && (mayFold(state) || isWhole(state))), panel: null });
    case 'panelChosen':
      return withUi(state, { panel: action.panel, text: action.text ?? '', notice: '', previewHeight: null });
    case 'typed':
      return withUi(state, { text: action.text, notice: '' });
    case 'lineTapped':
      return withUi(state, { lifted: state.ui.lifted === action.line ? null : action.line });
    case 'discardTapped':
      return withUi(state, { opened: action.alone ? [action.thrown] : toggle(state.ui.opened, action.thrown) });
    case 'numbersOpened':
      return withUi(state, { numbers: action.by });
    case 'mapOpened':
      return withUi(state, { map: action.open ? { weDeal: weDealNext(dealOf(state.sitting.game)), at: null } : null });
    case 'mapTurned':
      return withUi(state, { map: { at: null, ...state.ui.map, weDeal: action.weDeal } });
    case 'mapPointed':
      return state.ui.map ? withUi(state, { map: { ...state.ui.map, at: action.at } }) : state;
    case 'settingsChosen':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'noticed':
      return notice(state, action.notice);
    case 'answered':
      return receive(state, action.key, action.reply);
    case 'lateChanged':
      return withUi(state, { late: action.late });
    case 'offlineChanged':
      return withUi(state, { offline: action.offline });
    case 'updateFound':
      return withUi(state, { updateWaiting: true });
    case 'installOffered':
      return withUi(state, { installable: action.installable });
    case 'partLoaded':
      return {
        ...state,
        against: state.against ?? action.against ?? null,
        review: state.review ?? action.review ?? null,
        practice: state.practice ?? action.practice ?? null,
      };
    case 'embedChosen':
      return withUi(state, { embedKind: action.kind, notice: '' });
    case 'previewMeasured':
      return withUi(state, { previewHeight: action.height });
    case 'cardsGiven':
    case 'ranksGiven':
      return refusalOf(state, action)
        ? step(state, action)
        : withUi(step(state, action), { panel: null, text: state.ui.text });
    case 'against':
      return { ...state, early: action.deed };
    case 'review':
      return state; // its rules are not there yet
    case 'practice':
      return arrive({ ...state, view: 'practice' });
    default:
      return step(state, action);
  }
};

// Everything else is the player's doing.
const untouching: ReadonlySet<Action['type']> = new Set([
  'linkAwaited',
  'linkOpened',
  'gameTaken',
  'noticed',
  'answered',
  'lateChanged',
  'offlineChanged',
  'updateFound',
  'installOffered',
  'partLoaded',
  'previewMeasured',
]);

const touches = (action: Action): boolean =>
  action.type === 'practice' ? !unasked.has(action.deed.do) : !untouching.has(action.type);

// Answers that no screen asks for any more are let go.
const prune = (state: State): State => {
  const wanted = new Set(questionsOf(state).map(({ key }) => key));
  if ([...state.results.keys()].every((key) => wanted.has(key))) return state;
  return { ...state, results: new Map([...state.results].filter(([key]) => wanted.has(key))) };
};

/** The one door for every change. */
export const update = (state: State, action: Action): State => {
  const after = prune(
    withCounted(
      lateFeature(state, 'against')?.act(state, action) ??
        lateFeature(state, 'review')?.act(state, action) ??
        lateFeature(state, 'practice')?.act(state, withSkillsInView(state, action)) ??
        act(state, action),
    ),
  );
  return after.ui.touched || !touches(action) ? after : withUi(after, { touched: true });
};
