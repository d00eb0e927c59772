import type { Page } from '@playwright/test';

/** Records everything that the status line announces. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      const said = document.querySelector('[role="status"]')?.textContent?.trim() ?? '';
      if (said !== '' && said !== heard.at(-1)) heard.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
