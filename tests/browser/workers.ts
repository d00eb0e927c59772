import type { Page } from '@playwright/test';

// Slows workers down, and ends them without warning, as a phone may.

/** Makes the page record the workers it starts, from its next load on. */
export const rememberWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }
    };
  });

/** Delays the messages to workers that contain these words, so that even a fast engine leaves time for a tap. */
export const delayMessages = (page: Page, words: string, delay: number) =>
  page.addInitScript(
    ([held, after]) => {
      const counted = Object.assign(window, { delayed: 0 });
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
        const send = () => (postMessage as (...all: unknown[]) => void).call(this, message, ...rest);
        if (!JSON.stringify(message)?.includes(held)) return send();
        counted.delayed += 1;
        setTimeout(send, after);
      };
    },
    [words, delay] as const,
  );

/** Returns how many messages were delayed. */
export const delayed = (page: Page) => page.evaluate(() => (window as unknown as { delayed: number }).delayed);

/** Ends all recorded workers. */
export const endWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of (window as unknown as { workers: Worker[] }).workers) each.terminate();
  });
