import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// The dark scheme differs only in its colours.
const schemes = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] } as const;

/** The faults that axe finds on a page, light and dark, a line for each kind. Leaves the page light. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  // Otherwise colours would be judged in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // The page has no frames, so the legacy mode, which needs no second page, sees it all. The passed rules are not used.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
    const rules = schemes[scheme];
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(`${scheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 80)).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};
