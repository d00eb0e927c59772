import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// The dark scheme differs only in its colours, so only rules about colours are checked in it.
const schemes = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] } as const;

/** Returns the faults that axe finds on a page, light and dark, with a line for each broken rule. Leaves the page light. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  // Transitions are turned off, so that no colour is judged halfway through one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // The legacy mode opens no second page, and misses nothing, because the page has no frames. Passed rules are not reported.
    // The rule about visible text in names is off: a name says in words what stands in figures and symbols, as `5♥` and `114–109`.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false })
      .disableRules(['label-content-name-mismatch']);
    const rules = schemes[scheme];
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(`${scheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 80)).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};
