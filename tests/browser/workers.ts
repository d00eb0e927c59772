import type { Page } from '@playwright/test';

// A phone may end a worker without a word; so may a test.

/** Has the page remember the workers it starts, from its next load on. */
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

/** Ends them all. */
export const endWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of (window as unknown as { workers: Worker[] }).workers) each.terminate();
  });
