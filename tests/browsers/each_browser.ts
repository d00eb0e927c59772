import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test as base, beforeAll, describe, expect, type TestAPI } from 'vitest';
import { type Foreign, serveForeign } from '../browser/foreign.js';
import { appFolder, type Server, serve } from '../browser/server.js';
import type { Browser, BrowserKind, Page } from './adapter.js';
import { chromium } from './chromium.js';
import { firefox } from './firefox.js';
import { Table } from './table.js';
import { webkit } from './webkit.js';

/** The browsers that tests/browser does not cover. */
const others: readonly BrowserKind[] = [firefox, webkit];

/** All browsers, for tests without a counterpart in tests/browser. */
export const allBrowsers: readonly BrowserKind[] = [chromium, ...others];

export interface Fixtures {
  /** A server for this test only. Its origin therefore has no stored data. */
  readonly server: Server;
  /** A third-party website. */
  readonly foreign: Foreign;
  /** A watched page: a fault on it fails the test. */
  readonly page: Page;
  readonly table: Table;
  /** Faults that a test causes itself. */
  readonly allowed: RegExp[];
}

const theme = readFileSync(join(appFolder, 'theme.js'), 'utf8');

/** Runs tests of a player's actions in each browser on this machine. Missing browsers are skipped with the reason. */
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
            // Serves the browser's first script in front of theme.js, the page's own first script.
            if (browser.firstScript)
              server.spoilt = { path: /\/theme\.js$/, status: 200, text: `${browser.firstScript}\n${theme}` };
            await use(server);
            await server.stop();
          },
          // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from the pattern.
          foreign: async ({}, use) => {
            const foreign = await serveForeign();
            await use(foreign);
            await foreign.stop();
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
