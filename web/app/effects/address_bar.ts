import { CribbageError, type Engine } from '../../engine/index.js';
import { engineWords } from '../../ui/messages/engine.js';
import { strings } from '../messages/app.js';
import { openLink, printRoute, splitRoute } from '../root/route.js';
import { isFresh } from '../session/session.js';
import type { Action } from '../state/actions.js';
import type { Panel, State } from '../state/state.js';
import type { Store } from '../state/store_types.js';

/** Access to the URL fragment and to the browser's history entries. */
export interface HistoryPosition {
  readonly fragment: () => string;
  readonly panel: () => Panel;
  /** The content of the current entry: a link not read yet, the player's own game, or a position opened from a link. */
  readonly kind: () => 'link' | 'ours' | 'position';
  /** If the current entry shows a position, the link that opened it; otherwise null. */
  readonly origin: () => string | null;
  /** `fragment` has no `#`. `origin` is the link that opened the current position, or null in our own game. */
  readonly replace: (fragment: string, panel: Panel, origin: string | null) => void;
  readonly push: (fragment: string, panel: Panel, origin: string | null) => void;
  readonly back: () => void;
}

/**
 * Keeps the address up to date with the screen. If the cards change, the current history entry is replaced. If the
 * player moves to another screen, an entry is added, but a link adds none. An open panel has an entry of its own, so
 * that going back closes it.
 */
export const createAddress = (
  store: Store,
  engine: Engine,
  browser: HistoryPosition,
  report: (error: unknown) => void,
) => {
  const { dispatch, state } = store;
  // The link that opened the current position.
  let origin = '';
  const originNow = () => (state().suspended ? origin : null);
  // The fragment that we last wrote or read. If the address bar holds a different fragment, the browser has gone to
  // another history entry, but has not reported that yet. We must not overwrite that entry.
  let known = browser.fragment();
  const place = {
    ...browser,
    replace: (fragment: string, panel: Panel) => {
      browser.replace(fragment, panel, originNow());
      known = browser.fragment();
    },
    push: (fragment: string, panel: Panel) => {
      browser.push(fragment, panel, originNow());
      known = browser.fragment();
    },
  };

  // While `following`, the screen follows the address, so changes of the screen add no history entry. While `silent`,
  // changes of the screen leave the address as it is.
  let following = false;
  let silent = false;
  const follow = (action: Action, written = true) => {
    following = true;
    silent = !written;
    dispatch(action);
    following = false;
    silent = false;
  };

  // True from our call of `back` after a panel was closed, until the browser reports that it went back.
  let leaving = false;
  // The fragment of the history entry below the open panel's entry. It is kept here, because the cards on the screen
  // may change before the panel closes.
  let beneath = '';

  const enter = (panel: Panel) => {
    beneath = place.fragment();
    place.push(printRoute(state()), panel);
  };

  const write = (after: State, before: State): void => {
    if (leaving || silent || place.fragment() !== known) return;
    const { panel } = after.ui;
    const stands = place.panel();
    const turned = after.view !== before.view;
    const changed = printRoute(after) !== printRoute(before);
    if (following) {
      if (changed) place.replace(printRoute(after), panel);
    } else if (panel && !stands) {
      enter(panel);
    } else if (stands && !panel && !turned) {
      leaving = true;
      place.back();
    } else if (turned && !stands) {
      place.push(printRoute(after), panel);
    } else if (changed || stands !== panel) {
      place.replace(printRoute(after), panel);
    }
  };

  /** Handles `popstate`: shows the panel of the entry that is now current. */
  const moved = (): void => {
    const { panel } = state().ui;
    const stands = place.panel();
    if (leaving) {
      leaving = false;
      if (panel) enter(panel);
      else place.replace(printRoute(state()), null);
    } else if (stands !== panel) {
      const ours = stands !== null || place.fragment() === beneath;
      follow({ type: 'panelChosen', panel: stands });
      if (ours) place.replace(printRoute(state()), stands);
    }
  };

  // Refuses the link in the address: replaces it by the address of the screen, and shows the notice.
  const refuse = (notice: string) => {
    place.replace(printRoute(state()), place.panel());
    dispatch({ type: 'noticed', notice });
  };

  // Counts the links that were opened. If it grows while a link is being read, a newer link has come.
  let opening = 0;
  let starting = false;
  const read = async (mine: number): Promise<void> => {
    const fragment = place.fragment();
    known = fragment;
    if (fragment === printRoute(state())) return;
    // A challenge: a link to a game against the engine. The match feature reads it once that feature is loaded.
    if (/^v1(\/|%2f)against(\/|%2f)/i.test(fragment)) {
      follow({ type: 'viewChosen', view: 'board' });
      place.replace(printRoute(state()), place.panel());
      return dispatch({ type: 'match', action: { type: 'challengeOpened', link: fragment } });
    }
    const link = splitRoute(fragment);
    if (!link) return refuse(strings.unknownLink);
    // An address without a fragment opens the app with its current game.
    if (fragment === '' && place.kind() === 'link') return;
    const ours = place.kind() === 'ours';
    // Going back to an earlier screen of the same position changes only the screen. Changes made to the position stay.
    if (!ours && place.origin() !== null && place.origin() === originNow())
      return follow({ type: 'viewChosen', view: link.view });
    // Going back beyond the position returns to the player's own game.
    if (ours && state().suspended) follow({ type: 'positionLeft' });
    const shows = fragment === printRoute({ ...state(), view: link.view });
    // If the state already matches the link, only the screen changes. A link to the player's own game is read only when
    // the app starts and the device has stored no game.
    if (shows || (ours && !(starting && isFresh(state().session))))
      return follow({ type: 'viewChosen', view: link.view });
    // Shows the link's screen while the link is still being read, with the row that says that the player's game is
    // suspended. The page then does not jump when the link has been read.
    const { view } = state();
    const from = place.origin() ?? fragment;
    follow({ type: 'linkAwaited', view: link.view }, false);
    try {
      const opened = await openLink(link, engine);
      if (mine !== opening) return;
      origin = from;
      follow({ type: 'linkOpened', ...opened });
      if (ours) dispatch({ type: 'positionKept' });
    } catch (error) {
      if (mine !== opening) return;
      // The link failed, so the app returns to the player's game and to the screen that was shown before.
      if (isFresh(state().session)) follow({ type: 'positionLeft' }, false);
      follow({ type: 'viewChosen', view }, false);
      if (error instanceof CribbageError) refuse(strings.brokenLink(engineWords.error(error)));
      else report(error);
    }
  };

  const open = async (): Promise<void> => {
    const mine = ++opening;
    await read(mine);
    if (mine === opening && place.kind() === 'link') place.replace(place.fragment(), place.panel());
  };

  /** Opens the link with which the page was loaded. After a reload, reopens the panel that was open. */
  const start = async (): Promise<void> => {
    const panel = place.panel();
    beneath = place.fragment();
    starting = true;
    await open();
    starting = false;
    if (!panel) return;
    follow({ type: 'panelChosen', panel });
    place.replace(printRoute(state()), panel);
  };

  return { write, moved, open, start };
};
