import type { Engine } from '../../engine/index.js';
import type { Files, LazyViews, Say, Sheets } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import type { Report } from '../platform/engine_errors.js';
import { addFeatures } from '../root/late_features.js';
import { covers } from '../state/state.js';
import type { Store } from '../state/store_types.js';

/** Loads the panels and the other screens once the first screen is shown, before the player asks for them. */
export const createLazyLoading = (store: Store, engine: Engine, report: Report) => {
  const { dispatch, state } = store;
  let sheets: Sheets | undefined;
  const loadSheets = async (): Promise<void> => {
    if (sheets) return;
    try {
      sheets = (await import('../shell/panels/index.js')).sheets;
      dispatch({ type: 'partLoaded' });
    } catch {
      if (covers(state().ui.panel)) dispatch({ type: 'noticed', notice: strings.partFailed });
    }
  };

  let lazyViews: LazyViews | undefined;
  let files: Files | undefined;
  let speech: (() => Say | undefined) | undefined;
  const loadViews = async (): Promise<void> => {
    if (lazyViews) return;
    try {
      const later = await import('./lazy_chunk.js');
      if (lazyViews) return; // loading was requested twice
      lazyViews = later.lazyViews;
      addFeatures(later.late);
      later.startAgainst(store);
      files = later.startReview(store, engine);
      speech = later.startSpeaking(store);
      later.startPreview(store);
      later.startPractice(store, engine, report, later.lostIn);
    } catch {
      if (state().view !== 'count' || state().ui.panel === 'embed')
        dispatch({ type: 'noticed', notice: strings.partFailed });
    }
  };

  return {
    sheets: () => sheets,
    lazyViews: () => lazyViews,
    files: () => files,
    say: () => speech?.(),
    loadSheets,
    loadViews,
  };
};
