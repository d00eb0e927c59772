import type { Action } from './actions.js';
import type { Reply } from './answers.js';
import { questionsOf } from './questions.js';
import { openedId } from './screens/discard.js';
import { cardsInFront, isWhole, mayFold, screens, views } from './screens.js';
import type { Game, State, Ui, View } from './state.js';

export type { Action } from './actions.js';

const withUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

const notice = (state: State, text: string): State => withUi(state, { notice: text });

const plain: Partial<Ui> = { lifted: null, opened: undefined, notice: '' };

// A change that is not about the cards leaves the pad as it was; the last card folds it.
const padAfter = (before: State, after: State): boolean => {
  const same = before.view === after.view && isWhole(before) === isWhole(after);
  return same && cardsInFront(before).join() === cardsInFront(after).join() ? before.ui.padOpen : !isWhole(after);
};

// Puts a changed game in place and remembers the old one for undo.
const change = <Name extends View>(state: State, view: Name, game: Game[Name] | string): State => {
  if (typeof game === 'string') return notice(state, game);
  const before = state.game[view];
  const here = state.view === view ? state : { ...state, view };
  if (JSON.stringify(game) === JSON.stringify(before)) return here;
  const changed = {
    ...here,
    game: { ...state.game, [view]: game },
    past: { ...state.past, [view]: [...state.past[view], before] },
  };
  return withUi(changed, { ...plain, padOpen: padAfter(state, changed) });
};

const undo = <Name extends View>(state: State, view: Name): State => {
  const before = state.past[view].at(-1);
  if (!before) return state;
  const restored = {
    ...state,
    game: { ...state.game, [view]: before },
    past: { ...state.past, [view]: state.past[view].slice(0, -1) },
  };
  return withUi(restored, { ...plain, padOpen: true });
};

// What the rules do not allow is taken back, and the sentence says why.
const receive = (state: State, key: string, reply: Reply): State =>
  'error' in reply && screens[state.view].refuses?.(state, key)
    ? notice(undo(state, state.view), reply.error.message)
    : { ...state, results: new Map(state.results).set(key, reply) };

const arrive = (state: State): State => withUi(state, { ...plain, padOpen: !isWhole(state) });

// The other screens keep what is on them.
const openLink = <Name extends View>(state: State, view: Name, game: Game[Name]): State =>
  arrive(change({ ...state, view }, view, screens[view].withRest(game, state.game[view])));

// What anyone may do to a screen, whichever it is.
const stepScreen = <Name extends View>(state: State, view: Name, action: Action): State => {
  const screen = screens[view];
  const game = state.game[view];
  switch (action.type) {
    case 'cardTapped':
      return change(state, view, screen.tap(game, action.card));
    case 'cardsGiven':
      return change(state, view, screen.give(game, action.cards));
    case 'cleared':
      return change(state, view, screen.clear(game));
    case 'nextTapped':
      return change(state, view, screen.next(game));
    default:
      return state;
  }
};

// A screen's own action brings the screen to the front.
const actScreen = (state: State, action: Action): State => {
  for (const view of views) {
    const game = screens[view].act(state.game, action);
    if (game !== undefined) return change(state, view, game);
  }
  return state;
};

const play = (state: State, action: Action): State => actScreen(stepScreen(state, state.view, action), action);

const step = (state: State, action: Action): State => {
  switch (action.type) {
    case 'undone':
      return undo(state, state.view);
    case 'viewChosen':
      return withUi(arrive({ ...state, view: action.view }), { panel: null });
    case 'linkOpened':
      return openLink(state, action.view, action.game[action.view]);
    case 'padOpened':
      return withUi(state, { padOpen: true, panel: null });
    case 'trayTapped':
      return withUi(state, { padOpen: !(state.ui.padOpen && mayFold(state)), panel: null });
    case 'panelChosen':
      return withUi(state, { panel: action.panel, text: action.text ?? '', notice: '', previewHeight: null });
    case 'typed':
      return withUi(state, { text: action.text });
    case 'lineTapped':
      return withUi(state, { lifted: state.ui.lifted === action.line ? null : action.line });
    case 'discardTapped':
      return withUi(state, {
        opened: openedId(state) === action.thrown ? null : action.thrown,
      });
    case 'settingsChosen':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'noticed':
      return notice(state, action.notice);
    case 'answered':
      return receive(state, action.key, action.reply);
    case 'offlineChanged':
      return withUi(state, { offline: action.offline });
    case 'updateFound':
      return withUi(state, { updateWaiting: true });
    case 'installOffered':
      return withUi(state, { installable: action.installable });
    case 'partLoaded':
      return { ...state }; // the same, to be shown anew
    case 'embedChosen':
      return withUi(state, { embedKind: action.kind, notice: '' });
    case 'previewMeasured':
      return withUi(state, { previewHeight: action.height });
    case 'cardsGiven':
    case 'ranksGiven':
      return withUi(play(state, action), { panel: null, text: '' });
    default:
      return play(state, action);
  }
};

// Everything else is the player's doing.
const untouching: ReadonlySet<Action['type']> = new Set([
  'linkOpened',
  'noticed',
  'answered',
  'offlineChanged',
  'updateFound',
  'installOffered',
  'partLoaded',
  'previewMeasured',
]);

// Answers that no screen asks for any more are let go.
const prune = (state: State): State => {
  const wanted = new Set(questionsOf(state).map(({ key }) => key));
  if ([...state.results.keys()].every((key) => wanted.has(key))) return state;
  return { ...state, results: new Map([...state.results].filter(([key]) => wanted.has(key))) };
};

/** The one door for every change. */
export const update = (state: State, action: Action): State => {
  const stepped = prune(step(state, action));
  return untouching.has(action.type) || stepped.ui.touched ? stepped : withUi(stepped, { touched: true });
};
