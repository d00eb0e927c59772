import type { Store } from '../update/store.js';

/** The app's copy for use offline. An update is taken silently before the first touch, and otherwise waits for the player. */
export const createServiceWorker = ({ dispatch, state }: Store) => {
  let useUpdate = () => {};

  const startWorker = async (): Promise<void> => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) {
      return dispatch({ type: 'offlineChanged', offline: 'unavailable' });
    }
    dispatch({ type: 'offlineChanged', offline: 'preparing' });
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('./sw.js');
    let chosen = false;
    useUpdate = () => {
      chosen = true;
      worker.messageSkipWaiting();
    };
    worker.addEventListener('waiting', () => {
      if (state().ui.touched) dispatch({ type: 'updateFound' });
      else worker.messageSkipWaiting();
    });
    worker.addEventListener('controlling', ({ isUpdate }) => {
      if (!isUpdate && !chosen) return;
      if (chosen || !state().ui.touched) return location.reload();
      useUpdate = () => location.reload();
      dispatch({ type: 'updateFound' });
    });
    worker.addEventListener('redundant', async () => {
      const kept = (await navigator.serviceWorker.getRegistration())?.active;
      if (!kept) dispatch({ type: 'offlineChanged', offline: 'unavailable' });
    });
    await worker.register();
    await navigator.serviceWorker.ready;
    dispatch({ type: 'offlineChanged', offline: 'ready' });
  };

  return {
    start: (): void => {
      startWorker().catch(() => dispatch({ type: 'offlineChanged', offline: 'unavailable' }));
    },
    useUpdate: () => useUpdate(),
  };
};
