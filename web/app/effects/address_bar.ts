import { CribbageError, type Engine } from '../../engine/index.js';
import { engineWords } from '../../ui/messages/engine.js';
import { strings } from '../messages/app.js';
import { openLink, printRoute, splitRoute } from '../root/route.js';
import { isFresh } from '../session/session.js';
import type { Action } from '../state/actions.js';
import type { Panel, State } from '../state/state.js';
import type { Store } from '../state/store_types.js';

/** Where the page is: its fragment, and the panel that its place in the history stands for. */
export interface HistoryPosition {
  readonly fragment: () => string;
  readonly panel: () => Panel;
  /** Who made this place: a link led to it, or it says what was on the screen then, of our game or of a position. */
  readonly kind: () => 'link' | 'ours' | 'position';
  /** The link that opened the position which this place is of. */
  readonly origin: () => string | null;
  /** Both take a fragment without `#`, and the link of the position that lies over our game, if one does. */
  readonly replace: (fragment: string, panel: Panel, origin: string | null) => void;
  readonly push: (fragment: string, panel: Panel, origin: string | null) => void;
  readonly back: () => void;
}

/**
 * Keeps the address saying what is on the screen. Cards change it in place; another screen is another place to go back
 * from, unless a link led there; and an open panel has a place of its own, so that going back closes it.
 */
export const createAddress = (
  store: Store,
  engine: Engine,
  browser: HistoryPosition,
  report: (error: unknown) => void,
) => {
  const { dispatch, state } = store;
  // The link of the position in front.
  let origin = '';
  const originNow = () => (state().suspended ? origin : null);
  // Where we were when we last wrote or read. The browser says later that it went elsewhere; until that is read, an
  // answer that arrives must not write over the place it went to.
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

  // A change that the address led to makes no new place.
  let following = false;
  let silent = false;
  const follow = (action: Action, written = true) => {
    following = true;
    silent = !written;
    dispatch(action);
    following = false;
    silent = false;
  };

  // On the way out of a closed panel's place; the browser says when we are there.
  let leaving = false;
  // What the place under the panel says; the cards may change before we come back to it.
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

  /** The history moved, or a link was followed. */
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

  // The address does not go on saying what is not on the screen.
  const refuse = (notice: string) => {
    place.replace(printRoute(state()), place.panel());
    dispatch({ type: 'noticed', notice });
  };

  // Only the newest link counts; and one that says what its screen shows already only brings that screen back.
  let opening = 0;
  let starting = false;
  const read = async (mine: number): Promise<void> => {
    const fragment = place.fragment();
    known = fragment;
    if (fragment === printRoute(state())) return;
    // A game against the engine is offered: its part reads the link when it is there.
    if (/^v1(\/|%2f)against(\/|%2f)/i.test(fragment)) {
      follow({ type: 'viewChosen', view: 'board' });
      place.replace(printRoute(state()), place.panel());
      return dispatch({ type: 'match', action: { type: 'challengeOpened', link: fragment } });
    }
    const link = splitRoute(fragment);
    if (!link) return refuse(strings.unknownLink);
    // The address without a fragment is the app itself, with whatever lies on its table.
    if (fragment === '' && place.kind() === 'link') return;
    const ours = place.kind() === 'ours';
    // Back within a position is another screen of it, with all that was done to it.
    if (!ours && place.origin() !== null && place.origin() === originNow())
      return follow({ type: 'viewChosen', view: link.view });
    // Back from a position leads to our game.
    if (ours && state().suspended) follow({ type: 'positionLeft' });
    const shows = fragment === printRoute({ ...state(), view: link.view });
    // A device that stored nothing has only the address to go on from, and only at the start.
    if (shows || (ours && !(starting && isFresh(state().session))))
      return follow({ type: 'viewChosen', view: link.view });
    // Its screen, and the row that says what lies beneath, are there from the first: nothing moves when the link is read.
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
      // What was awaited does not come: our game is back on its screen.
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

  /** The link the page was opened with; a reload keeps the panel that was open. */
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
