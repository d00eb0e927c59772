import { existsSync } from 'node:fs';
import type { BrowserKind } from './adapter.js';
import { launchPuppeteer } from './puppeteer_browser.js';

// Ubuntu's /usr/bin/firefox is left out: it lives in a snap, which cannot see a profile made by a test.
const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const findFirefox = () => places.find((place) => place && existsSync(place));

export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'no Firefox here'),
  launch: () => launchPuppeteer({ browser: 'firefox', executablePath: findFirefox() as string }),
};
