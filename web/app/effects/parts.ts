import { covers } from '../model/state.js';
import type { LaterViews, Sheets } from '../screens/view.js';
import { strings } from '../strings.js';
import type { Store } from '../update/store.js';

/** What covers the screen, and the other screens, come after the first, and are there before they are asked for. */
export const createParts = ({ dispatch, state }: Store) => {
  let sheets: Sheets | undefined;
  const loadSheets = async (): Promise<void> => {
    if (sheets) return;
    try {
      sheets = (await import('../panels/sheets.js')).sheets;
      dispatch({ type: 'partLoaded' });
    } catch {
      if (covers(state().ui.panel)) dispatch({ type: 'noticed', notice: strings.partFailed });
    }
  };

  let laterViews: LaterViews | undefined;
  const loadViews = async (): Promise<void> => {
    if (laterViews) return;
    try {
      laterViews = (await import('../screens/later_views.js')).laterViews;
      dispatch({ type: 'partLoaded' });
    } catch {
      if (state().view !== 'count') dispatch({ type: 'noticed', notice: strings.partFailed });
    }
  };

  return { sheets: () => sheets, laterViews: () => laterViews, loadSheets, loadViews };
};
