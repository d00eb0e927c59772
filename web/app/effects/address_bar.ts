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
  /** The origin of the current entry: a link, our own game, or a position opened from a link. */
  readonly kind: () => 'link' | 'ours' | 'position';
  /** The link that opened the position of the current entry, or null. */
  readonly origin: () => string | null;
  /** `fragment` has no `#`. `origin` is the link that opened the current position, or null in our own game. */
  readonly replace: (fragment: string, panel: Panel, origin: string | null) => void;
  readonly push: (fragment: string, panel: Panel, origin: string | null) => void;
  readonly back: () => void;
}

/**
 * Keeps the address up to date with the screen. A change of the cards replaces the current history entry. A change of
 * screen adds an entry, unless a link caused it. An open panel has an entry of its own, so that going back closes it.
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
  // The fragment last written or read. The browser reports a navigation late. Until then, an arriving answer must not
  // overwrite the new entry.
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

  // While `following`, a change comes from the address and adds no history entry. While `silent`, nothing is written.
  let following = false;
  let silent = false;
  const follow = (action: Action, written = true) => {
    following = true;
    silent = !written;
    dispatch(action);
    following = false;
    silent = false;
  };

  // True from the call of `back` for a closed panel until the browser reports the navigation.
  let leaving = false;
  // The fragment of the entry below the open panel. The cards may change before the panel closes.
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

  // Restores the address of the screen, because the address must not keep a refused link. Shows the notice.
  const refuse = (notice: string) => {
    place.replace(printRoute(state()), place.panel());
    dispatch({ type: 'noticed', notice });
  };

  // The number of the newest link. An older link that opens later is ignored.
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
    // Going back within a position only changes the screen; the position keeps its changes.
    if (!ours && place.origin() !== null && place.origin() === originNow())
      return follow({ type: 'viewChosen', view: link.view });
    // Going back from a position leads to our game.
    if (ours && state().suspended) follow({ type: 'positionLeft' });
    const shows = fragment === printRoute({ ...state(), view: link.view });
    // If the screen already has the link's state, only shows that screen. A link of our own game is read only at the
    // start, and only if the device stored no game.
    if (shows || (ours && !(starting && isFresh(state().session))))
      return follow({ type: 'viewChosen', view: link.view });
    // Shows the link's screen and the row about the suspended game at once, so that nothing moves once the link is
    // read.
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
      // The link failed, so returns to our game and its screen.
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

  /** Opens the link the page was loaded with. A reload keeps the panel that was open. */
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
