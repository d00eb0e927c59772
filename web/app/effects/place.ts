import type { Place } from '../links/address.js';
import { panels } from '../model/state.js';

const urlOf = (fragment: string) => (fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`);

/** Where the page is in the browser's history. */
export const place: Place = {
  fragment: () => location.hash.slice(1),
  panel: () => panels.find((panel) => panel === history.state?.panel) ?? null,
  kind: () => (history.state === null ? 'link' : typeof history.state.position === 'string' ? 'position' : 'ours'),
  origin: () => (typeof history.state?.position === 'string' ? history.state.position : null),
  replace: (fragment, panel, origin) => history.replaceState({ panel, position: origin }, '', urlOf(fragment)),
  push: (fragment, panel, origin) => history.pushState({ panel, position: origin }, '', urlOf(fragment)),
  back: () => history.back(),
};
