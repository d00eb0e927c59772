import type { Page } from '@playwright/test';

// Ends workers without warning, as a phone may.

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

/** Ends all recorded workers. */
export const endWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of (window as unknown as { workers: Worker[] }).workers) each.terminate();
  });
