import type { Store } from '../../state/store_types.js';
import { wantedLanguage } from '../load_language.js';
import { reloadOnce, takeOver } from './worker_takeover.js';

/**
 * Keeps the offline copy of the app up to date. If no other tab is open and the player has touched nothing yet, an
 * update is applied silently. Otherwise it waits until the player asks for it.
 */
export const createServiceWorker = ({ dispatch, state }: Store) => {
  let chosen = false;
  const reload = reloadOnce();

  // Applies the waiting version and reloads the page. If another tab has already applied that version, only reloads.
  const useUpdate = async (): Promise<void> => {
    chosen = true;
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!waiting) return reload();
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activating') reload();
    });
    if (!(await takeOver(waiting, { silently: false }))) waiting.postMessage({ type: 'SKIP_WAITING' });
  };

  const found = async (waiting: ServiceWorker): Promise<void> => {
    const taken = !state().ui.touched && (await takeOver(waiting, { silently: true }));
    if (!taken) dispatch({ type: 'updateFound' });
  };

  // Handles an update that has taken control of the page. On a first visit, the worker that takes control is not an
  // update.
  const watchController = () => {
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      const isUpdate = controlled;
      controlled = true;
      if (chosen || (isUpdate && !state().ui.touched)) reload();
      else if (isUpdate) dispatch({ type: 'updateFound' });
    });
  };

  // Handles newly installed workers. If the very first worker fails to install, nothing is stored for offline use.
  const watchUpdates = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting) void found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && registration.active) void found(installing);
        if (installing.state === 'redundant' && !registration.active)
          dispatch({ type: 'offlineChanged', offline: 'unavailable' });
      });
    });
  };

  const register = async (): Promise<void> => {
    watchController();
    watchUpdates(await navigator.serviceWorker.register('./sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // Of all languages, only the chosen one is stored for offline use.
    active?.postMessage({ type: 'KEEP_LANGUAGE', tag: wantedLanguage(state().settings.language) });
  };

  /** Starts the service worker. Returns whether the app is now stored for offline use. */
  const start = async (): Promise<boolean> => {
    const possible = 'serviceWorker' in navigator && import.meta.env.PROD;
    try {
      if (!possible) throw new Error('no service worker here');
      dispatch({ type: 'offlineChanged', offline: 'preparing' });
      await register();
      dispatch({ type: 'offlineChanged', offline: 'ready' });
      return true;
    } catch {
      dispatch({ type: 'offlineChanged', offline: 'unavailable' });
      return false;
    }
  };

  return { start, useUpdate: () => void useUpdate() };
};
