import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test as base, beforeAll, describe, expect, type TestAPI } from 'vitest';
import { appFolder, type Server, serve } from '../browser/server.js';
import type { Browser, BrowserKind, Page } from './adapter.js';
import { chromium } from './chromium.js';
import { firefox } from './firefox.js';
import { Table } from './table.js';
import { webkit } from './webkit.js';

/** Those that tests/browser does not run in. */
const others: readonly BrowserKind[] = [firefox, webkit];

/** Where a test asks what none of tests/browser does. */
export const allBrowsers: readonly BrowserKind[] = [chromium, ...others];

export interface Fixtures {
  /** A server of this test alone, and so an origin with nothing stored. */
  readonly server: Server;
  /** A page that is watched: a fault on it fails the test. */
  readonly page: Page;
  readonly table: Table;
  /** Faults that a test brings about itself. */
  readonly allowed: RegExp[];
}

const theme = readFileSync(join(appFolder, 'theme.js'), 'utf8');

/** Tests of what a player does, in each browser that is here; where one is not, they are skipped and say why. */
export const inEachBrowser = (play: (test: TestAPI<Fixtures>) => void, kinds = others): void => {
  for (const { name, missing, launch } of kinds) {
    const reason = missing();
    describe.skipIf(reason)(reason ? `${name} (${reason})` : name, () => {
      let browser: Browser;
      beforeAll(async () => {
        browser = await launch();
      });
      afterAll(() => browser?.close());
      play(
        base.extend<Fixtures>({
          // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from the pattern.
          server: async ({}, use) => {
            const server = await serve(appFolder);
            // The page's own first script.
            if (browser.firstScript)
              server.spoilt = { path: /\/theme\.js$/, status: 200, text: `${browser.firstScript}\n${theme}` };
            await use(server);
            await server.stop();
          },
          // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from the pattern.
          allowed: async ({}, use) => use([]),
          page: async ({ allowed }, use) => {
            const page = await browser.open();
            try {
              await use(page);
              const faults = await page.faults();
              const unforeseen = faults.filter((fault) => !allowed.some((expected) => expected.test(fault)));
              expect(unforeseen, 'faults on the page').toEqual([]);
            } finally {
              await page.close();
            }
          },
          table: async ({ page, server }, use) => use(new Table(page, server)),
        }),
      );
    });
  }
};
