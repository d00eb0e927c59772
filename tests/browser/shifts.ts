import type { Page } from '@playwright/test';

/** Watches a page from its first paint for layout shifts without input, and returns each shift (web.dev, CLS). */
export const watchShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[]) {
        // On a slow machine, a notice says that the app is still loading. It lies over the page, and shifts no content.
        const isSaid = ({ node }: { node: Node | null }) => node instanceof Element && node.role === 'status';
        if (!(entry.sources.length > 0 && entry.sources.every(isSaid))) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
};
