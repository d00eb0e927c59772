import type { Engine } from '../../engine/index.js';
import { mayDealRandom } from '../features/random_cards.js';
import type { Effects } from '../features/view_types.js';
import { screenOf } from '../root/registry.js';
import { covers, type State } from '../state/state.js';
import type { Store } from '../state/store_types.js';
import { createAddress } from './address_bar.js';
import { showSettings } from './apply_settings.js';
import { historyPosition } from './history_position.js';
import { keepFocus } from './input/focus.js';
import { createKeys } from './input/keys.js';
import { createPasting } from './input/paste.js';
import { openShared } from './input/share_target.js';
import { createLazyLoading } from './lazy_loading.js';
import { createPersistence } from './persist_session.js';
import { createReport } from './report_error.js';
import { createQueryRunner } from './run_queries.js';
import { createSharing } from './share.js';
import { loadSettings, saveSettings } from './stored_state.js';
import { createInstalling } from './versions/install_prompt.js';
import { loadAhead } from './versions/preload.js';
import { createServiceWorker } from './versions/service_worker.js';

// This file joins all side effects of the app: the engine, the address, the clipboard, the keyboard, the service worker
// and others.

const whenIdle: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

// Matches windows with room for the details of the selected discard beside the list of discards. discard.css has the
// same condition.
const roomBeside = '(min-width: 68.75em), (min-width: 51.25em) and (max-height: 559px)';

export const createEffects = (store: Store, engine: Engine, storedAt = 0): Effects & { start: () => Promise<void> } => {
  const { dispatch, state } = store;
  const report = createReport((notice) => dispatch({ type: 'noticed', notice }));
  const answerQuestions = createQueryRunner(store, engine, report);
  const address = createAddress(store, engine, historyPosition, report);
  const { loadSheets, loadViews, ...parts } = createLazyLoading(store, engine, report);
  const { paste, openText } = createPasting(store, engine, loadViews, report);
  const keeping = createPersistence(store, storedAt);
  const installing = createInstalling(store);
  const serviceWorker = createServiceWorker(store);

  // Deals random cards. Drops the deal if the player left the screen or entered a card while the engine dealt.
  const deal = async () => {
    const { view, session } = state();
    if (!mayDealRandom(state())) return;
    const dealt = await screenOf(view).cards?.deal(engine);
    if (dealt && state().view === view && state().session === session) dispatch(dealt);
  };

  const onChange = (after: State, before: State) => {
    if (after.settings !== before.settings) {
      showSettings(after);
      saveSettings(after.settings);
    }
    if (after.view !== 'count' || after.ui.panel === 'embed') void loadViews();
    if (after.view !== before.view || after.session.seat !== before.session.seat) scrollTo(0, 0);
    if (after.ui.panel !== before.ui.panel && covers(after.ui.panel)) void loadSheets();
    keepFocus(after, before);
  };

  // Vibrates when the session changes, for example when a card is tapped. Before the player's first touch, browsers
  // refuse to vibrate and log a warning.
  const tick = (after: State, before: State) => {
    const touched = after.ui.touched && navigator.userActivation?.hasBeenActive !== false;
    if (after.session !== before.session && touched && after.settings.haptics) navigator.vibrate?.(8);
  };

  const storeAll = async () => {
    if (await serviceWorker.start()) whenIdle(() => void loadAhead(engine));
  };

  const listen = () => {
    keeping.watch();
    addEventListener('popstate', address.moved);
    addEventListener('hashchange', () => void address.open());
    addEventListener('paste', paste);
    const keys = createKeys(store);
    addEventListener('keydown', keys.down);
    addEventListener('keyup', keys.up);
    addEventListener('beforeinstallprompt', installing.onOffer);
  };

  return {
    ...createSharing(store),
    ...parts,
    deal: () => void deal().catch(report),
    address: () => location.href,
    base: () => document.baseURI,
    canTick: () => typeof navigator.vibrate === 'function',
    hasRoomBeside: () => matchMedia(roomBeside).matches,
    install: installing.install,
    addsByHand: installing.addsByHand,
    useUpdate: serviceWorker.useUpdate,
    choose: (settings) => {
      const before = state().settings.language;
      dispatch({ type: 'settingsChosen', settings });
      const { language } = state().settings;
      // Every text on the screen depends on the language, so the page reloads. If the language could not be stored, a
      // reload would lose it.
      if (language !== before && loadSettings().language === language) location.reload();
    },
    start: async () => {
      showSettings(state());
      for (const see of [address.write, keeping.write, onChange, tick]) store.subscribe(see);
      store.subscribe(() => void answerQuestions());
      listen();
      const unread = await openShared(engine);
      await address.start();
      if (unread) await openText(unread);
      if (state().view !== 'count') await loadViews();
      await answerQuestions();
      whenIdle(() => {
        void loadViews();
        void loadSheets();
        void storeAll();
      });
    },
  };
};
