import type { Page } from '@playwright/test';

/** Records everything that the status line announces: each of its sentences, when it changes. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    let before: readonly string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      const line = document.querySelector('[role="status"]');
      const [first, last] = line?.querySelectorAll('span') ?? [];
      const own = [...(line?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
      const now = [[first], own, [last]].map((nodes) =>
        nodes
          .map((node) => node?.textContent ?? '')
          .join('')
          .trim(),
      );
      for (const [at, said] of now.entries()) if (said !== '' && said !== before[at]) heard.push(said);
      before = now;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
