import { createEngine, type Engine } from '../../../dist/engine/index.js';
import { createAddress, type HistoryPosition } from '../../../web/app/effects/address_bar.js';
import { createStore } from '../../../web/app/root/store.js';
import type { Panel } from '../../../web/app/state/state.js';
import { start } from '../play_through.js';

// The app without a page: a store, and its address in a history of its own.

const engine = await createEngine();

/** A browser's history: places with a fragment and a panel, of which one is here. */
const createHistory = (fragment = '') => {
  const places: {
    fragment: string;
    panel: Panel;
    kind: ReturnType<HistoryPosition['kind']>;
    origin?: string | null;
  }[] = [{ fragment, panel: null, kind: 'link' }];
  let at = 0;
  const here = () => places[at] as (typeof places)[number];
  const place: HistoryPosition = {
    fragment: () => here().fragment,
    panel: () => here().panel,
    kind: () => here().kind,
    origin: () => here().origin ?? null,
    replace: (to, panel, origin) => {
      places[at] = { fragment: to, panel, origin, kind: origin === null ? 'ours' : 'position' };
    },
    push: (to, panel, origin) => {
      places.splice(++at, places.length, { fragment: to, panel, origin, kind: origin === null ? 'ours' : 'position' });
    },
    back: () => void pending.push(-1),
  };
  // A browser goes back after the code that asked it to.
  const pending: number[] = [];
  return {
    place,
    go: (by: number) => {
      at += by;
    },
    /** A link is followed, on this page or from another one. */
    follow: (to: string) => {
      places.splice(++at, places.length, { fragment: to, panel: null, kind: 'link' });
    },
    pending,
    get at() {
      return at;
    },
    get length() {
      return places.length;
    },
  };
};

/** `asked` reads the links; `report` is told of what fails otherwise than by what a link says. */
export const open = (
  fragment = '',
  asked: Engine = engine,
  report = (error: unknown): void => {
    throw error;
  },
) => {
  const history = createHistory(fragment);
  const store = createStore(start);
  const address = createAddress(store, asked, history.place, report);
  store.subscribe(address.write);
  const settle = async () => {
    for (let by = history.pending.shift(); by !== undefined; by = history.pending.shift()) await move(by);
  };
  /** Back or Forward. */
  const move = async (by: number) => {
    history.go(by);
    address.moved();
    await address.open();
  };
  const panel = () => store.state().ui.panel;
  const choose = (chosen: Panel) => store.dispatch({ type: 'panelChosen', panel: chosen });
  return { history, store, address, settle, move, panel, choose };
};
