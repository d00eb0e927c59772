import { isBegun, standsAs } from '../games/board.js';
import type { Action } from '../model/actions.js';
import type { Reply } from '../model/answers.js';
import type { Game, State, Ui, View } from '../model/state.js';
import { openedId } from '../screens/discard/screen.js';
import { cardsInFront, isWhole, mayFold, screens, views } from '../screens/index.js';
import { agree, heard } from './agreement.js';
import { questionsOf } from './questions.js';

export type { Action } from '../model/actions.js';

const withUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

const notice = (state: State, text: string): State => withUi(state, { notice: text });

const plain: Partial<Ui> = { lifted: null, opened: undefined, notice: '', numbers: null };

// A change that is not about the cards leaves the pad as it was; the last card folds it.
const padAfter = (before: State, after: State): boolean => {
  const same = before.view === after.view && isWhole(before) === isWhole(after);
  return same && cardsInFront(before).join() === cardsInFront(after).join() ? before.ui.padOpen : !isWhole(after);
};

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

// Puts a changed game in place and remembers the old one for undo.
const record = <Name extends View>(state: State, view: Name, game: Game[Name]): State => ({
  ...state,
  game: { ...state.game, [view]: game },
  past: { ...state.past, [view]: [...state.past[view], state.game[view]] },
});

// The same on the screen in front, or with a screen that comes to the front for it.
const change = <Name extends View>(state: State, view: Name, game: Game[Name] | string): State => {
  if (typeof game === 'string') return notice(state, game);
  const here = state.view === view ? state : { ...state, view };
  if (isSame(game, state.game[view])) return here;
  const changed = record(here, view, game);
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

// The other screens keep what is on them, but for a board that the link's answer depends on.
const openLink = <Name extends View>(state: State, view: Name, game: Game, withBoard: boolean): State => {
  const opened = change({ ...state, view }, view, screens[view].withRest(game[view], state.game[view]));
  const told = withBoard && !standsAs(game.board, opened.game.board) ? record(opened, 'board', game.board) : opened;
  return arrive(told);
};

// A place of our own in the history says the score of another moment.
const follow = (
  state: State,
  { view, game, score = false, kept = false }: Extract<Action, { type: 'linkOpened' }>,
): State => {
  const stays = kept && (isBegun(state.game.board) || state.past.board.length > 0);
  return stays && view === 'board' ? arrive({ ...state, view }) : openLink(state, view, game, score && !stays);
};

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
      return change(state, view, screen.next(game, state.game.board));
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

// What the board hears of changes it behind the screen in front.
const hear = (state: State, before: State, action: Action): State => {
  const board = state.view === 'board' ? state.game.board : heard(before, action);
  return isSame(board, state.game.board) ? state : withUi(record(state, 'board', board), { notice: '' });
};

const play = (state: State, action: Action): State =>
  hear(actScreen(stepScreen(state, state.view, action), action), state, action);

const step = (state: State, action: Action): State => {
  switch (action.type) {
    case 'undone':
      return undo(state, state.view);
    case 'viewChosen':
      return withUi(arrive({ ...state, view: action.view }), { panel: null });
    case 'linkOpened':
      return follow(state, action);
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
    case 'numbersOpened':
      return withUi(state, { numbers: action.by });
    case 'mapOpened':
      return withUi(state, { map: action.open ? { weDeal: state.game.board.weDeal, at: null } : null });
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
  const stepped = prune(agree(step(state, action), state, action));
  return untouching.has(action.type) || stepped.ui.touched ? stepped : withUi(stepped, { touched: true });
};
