import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// The dark scheme differs only in its colours, so only rules about colours are checked in it.
const schemes = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * An element that shows symbols and figures in a row, or a picture with its scale. Its name says them as they are spoken, with their units:
 * `5 of hearts: adds 2 as the starter` for `5♥ +2`, and `2.20 points, 66.6 percent to win` for `2.20 66.6%`. So the text in sight
 * is in the name, but not sign by sign.
 */
const isOfSymbols = /^<\w+[^>]* (data-card=|class="(discard-row|picture|chance-map)")/;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Returns a line for each broken rule. */
export const faultsIn = (violations: readonly Violation[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) => {
    const faults = nodes.filter(({ html }) => id !== 'label-content-name-mismatch' || !isOfSymbols.test(html));
    return faults.length > 0 ? [`${id}: ${faults.map(({ html }) => html.slice(0, 80)).join(' | ')}`] : [];
  });

/** Returns the faults that axe finds on a page, light and dark, with a line for each broken rule. Leaves the page light. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  // Transitions are turned off, so that no colour is judged halfway through one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // The legacy mode opens no second page, and misses nothing, because the page has no frames. Passed rules are not reported.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
    const rules = schemes[scheme];
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
    found.push(...faultsIn(violations).map((fault) => `${scheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};
