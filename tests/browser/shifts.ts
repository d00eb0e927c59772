import type { Page } from '@playwright/test';

/** Watches from the first paint on what moves on a page without being touched; gives each shift (web.dev, CLS). */
export const watchShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
};
