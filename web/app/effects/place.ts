import type { Place } from '../links/address.js';
import { panels } from '../model/state.js';

const urlOf = (fragment: string) => (fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`);

/** Where the page is in the browser's history. */
export const place: Place = {
  fragment: () => location.hash.slice(1),
  panel: () => panels.find((panel) => panel === history.state?.panel) ?? null,
  ours: () => history.state !== null,
  replace: (fragment, panel) => history.replaceState({ panel }, '', urlOf(fragment)),
  push: (fragment, panel) => history.pushState({ panel }, '', urlOf(fragment)),
  back: () => history.back(),
};
