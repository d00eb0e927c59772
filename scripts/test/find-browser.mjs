// Prints the path of Chromium or Chrome on this machine. CHROME_PATH takes precedence. Exits with 1 if there is no such
// browser.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell', // half the work, because it draws no window
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const findBrowser = () => places.find((place) => place && existsSync(place));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const browser = findBrowser();
  console.log(browser ?? 'no Chromium found');
  process.exit(browser ? 0 : 1);
}
