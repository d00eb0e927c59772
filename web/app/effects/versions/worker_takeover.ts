/** A worker that says nothing for so long does not know the question, or cannot say how many tabs are open. */
const patience = 2_000;

/**
 * Asks a new version that waits to take over, and says whether it does. Asked silently it does not where another tab is
 * open: that one may be in the middle of an entry. The other side of this is web/service_worker/taking_over.ts.
 */
export const takeOver = (waiting: ServiceWorker, { silently }: { silently: boolean }): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), patience);
    waiting.postMessage({ type: 'TAKE_OVER', silently }, [port2]);
  });

/** Loads the page again, once, however many reasons there are. */
export const reloadOnce = (): (() => void) => {
  let reloading = false;
  return () => {
    if (!reloading) location.reload();
    reloading = true;
  };
};
