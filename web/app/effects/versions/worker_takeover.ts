/** How long to wait for a worker's answer, in ms. A worker that does not know the message never answers. */
const patience = 2_000;

/**
 * Asks a waiting new version to take over, and returns whether it does. If `silently`, it refuses while another tab is
 * open, because that tab may be in the middle of an entry. web/service_worker/taking_over.ts answers.
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
