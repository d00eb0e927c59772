// Lighthouse on the built app: `npm run lighthouse`, after `npm run build`. Prints the four figures of each screen and fails
// below 100.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { preview } from 'vite';
import { findBrowser } from './find-browser.mjs';

const screens = ['', '#v1/count/4S5H5D6C-JD', '#v1/discard/5DJH6S4H5S2C', 'rules.html', 'help.html', 'about.html'];

const server = await preview({ preview: { port: 4155 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0];
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
let all = true;
for (const screen of screens) {
  const { lhr } = await lighthouse(`${address}${screen}`, { port: chrome.port, logLevel: 'silent' });
  const figures = Object.values(lhr.categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
  all &&= Object.values(lhr.categories).every(({ score }) => score === 1);
  console.log(`${(screen || 'the start').padEnd(30)} ${figures.join('  ')}`);
  for (const { auditRefs } of Object.values(lhr.categories))
    for (const { id, weight } of auditRefs) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit.score !== null && audit.score < 0.9)
        console.log(`  ${id}: ${audit.displayValue ?? audit.title}`);
    }
}
chrome.kill();
await server.close();
process.exit(all ? 0 : 1);
