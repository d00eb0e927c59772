import type { Page } from '@playwright/test';

/** Watches from the first paint on what moves on a page without being touched; gives each shift (web.dev, CLS). */
export const watchShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[]) {
        // That a slow machine is still loading is said over the page, and moves nothing.
        const isSaid = ({ node }: { node: Node | null }) => node instanceof Element && node.role === 'status';
        if (!(entry.sources.length > 0 && entry.sources.every(isSaid))) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
};
