import type { Place } from '../links/address.js';
import { panels } from '../model/state.js';

const urlOf = (fragment: string) => (fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`);

/** Where the page is in the browser's history. */
export const place: Place = {
  fragment: () => location.hash.slice(1),
  panel: () => panels.find((panel) => panel === history.state?.panel) ?? null,
  kind: () => (history.state === null ? 'link' : history.state.position === true ? 'position' : 'ours'),
  replace: (fragment, panel, position) => history.replaceState({ panel, position }, '', urlOf(fragment)),
  push: (fragment, panel, position) => history.pushState({ panel, position }, '', urlOf(fragment)),
  back: () => history.back(),
};
