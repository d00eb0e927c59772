import { ifAllowed } from '../platform/if_allowed.js';
import { panels } from '../state/state.js';
import type { HistoryPosition } from './address_bar.js';

const urlOf = (fragment: string) => (fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`);

const written = () => ifAllowed(() => history.state, null);

/** Reads and writes the browser's history. If the browser refuses a change, the history stays as it was. */
export const historyPosition: HistoryPosition = {
  fragment: () => location.hash.slice(1),
  panel: () => panels.find((panel) => panel === written()?.panel) ?? null,
  kind: () => (written() === null ? 'link' : typeof written().position === 'string' ? 'position' : 'ours'),
  origin: () => (typeof written()?.position === 'string' ? written().position : null),
  replace: (fragment, panel, origin) =>
    ifAllowed(() => history.replaceState({ panel, position: origin }, '', urlOf(fragment)), undefined),
  push: (fragment, panel, origin) =>
    ifAllowed(() => history.pushState({ panel, position: origin }, '', urlOf(fragment)), undefined),
  back: () => ifAllowed(() => history.back(), undefined),
};
