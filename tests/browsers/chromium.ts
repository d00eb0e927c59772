import { findBrowser } from '../../scripts/test/find-browser.mjs';
import type { BrowserKind } from './adapter.js';
import { launchPuppeteer } from './puppeteer_browser.js';

export const chromium: BrowserKind = {
  name: 'Chromium',
  missing: () => (findBrowser() ? undefined : 'no Chromium here'),
  launch: () =>
    launchPuppeteer({
      browser: 'chrome',
      executablePath: findBrowser() as string,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    }),
};
