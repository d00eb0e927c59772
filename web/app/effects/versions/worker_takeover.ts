/**
 * How long to wait for an answer of the service worker, in ms. An older worker that does not know the message never
 * answers.
 */
const patience = 2_000;

/**
 * Asks the waiting new version of the service worker to take over, and returns whether it does. With `silently`, the
 * worker refuses while another tab is open, because the player may be entering cards there. The worker's side is in
 * web/service_worker/taking_over.ts.
 */
export const takeOver = (waiting: ServiceWorker, { silently }: { silently: boolean }): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), patience);
    waiting.postMessage({ type: 'TAKE_OVER', silently }, [port2]);
  });

/** Returns a function that reloads the page once, however often it is called. */
export const reloadOnce = (): (() => void) => {
  let reloading = false;
  return () => {
    if (!reloading) location.reload();
    reloading = true;
  };
};
