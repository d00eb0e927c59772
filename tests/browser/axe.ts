import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// In the dark only the colours are others.
const schemes = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] } as const;

/** What axe finds on a page, light and dark, a line for each kind of fault. Leaves it light. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  // Colours on their way to others would be looked at as they are.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // One page and no frames: the legacy way, which needs no second page, sees it all. Nobody reads what passed.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
    const rules = schemes[scheme];
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(`${scheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 80)).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};
