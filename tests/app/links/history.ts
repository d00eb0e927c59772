import { createEngine, type Engine } from '../../../dist/engine/index.js';
import { createAddress, type HistoryPosition } from '../../../web/app/effects/address_bar.js';
import { createStore } from '../../../web/app/root/store.js';
import type { Panel } from '../../../web/app/state/state.js';
import { start } from '../play_through.js';

// The app without a browser: a store, and an address in a simulated history.

const engine = await createEngine();

/** Simulates a browser's history: entries with a fragment and a panel, one of which is the current one. */
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
  // The app's requests to go back by one entry. A browser carries out a request only after the code that made it has ended.
  const pending: number[] = [];
  return {
    place,
    go: (by: number) => {
      at += by;
    },
    /** Follows a link that stands on this page or on another one. */
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

/** Opens the app. `asked` is the engine that reads the links. `report` gets all errors but those of a bad link. */
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
  /** Goes back or forward, as the browser's buttons do. */
  const move = async (by: number) => {
    history.go(by);
    address.moved();
    await address.open();
  };
  const panel = () => store.state().ui.panel;
  const choose = (chosen: Panel) => store.dispatch({ type: 'panelChosen', panel: chosen });
  return { history, store, address, settle, move, panel, choose };
};
