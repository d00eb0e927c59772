import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../package/run.js';
import { type BrowserKind, described, findShown, type Page, type Place, phone, until } from './adapter.js';

const has = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const needed = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'];

interface Watched {
  faultsSeen?: string[];
}

/**
 * Runs in the page. WebDriver reports no console messages, and no events before a page has loaded. So the page keeps its own
 * log. The log begins with the page's first script if the server sends this function first, and otherwise with the first
 * `evaluate`.
 */
const watch = () => {
  const watched = globalThis as Watched;
  if (watched.faultsSeen) return;
  const seen: string[] = [];
  watched.faultsSeen = seen;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  addEventListener('error', ({ message }) => seen.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(`uncaught: ${reason}`));
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind];
    console[kind] = (...words: unknown[]) => {
      seen.push(`${kind}: ${words.join(' ')}`);
      say.apply(console, words);
    };
  }
};

const takeFaults = (): readonly string[] => (globalThis as Watched).faultsSeen?.splice(0) ?? [];

const find = (driver: WebDriver, selector: string, name?: string): Promise<WebElement> =>
  until(described(selector, name), () =>
    driver.executeScript<WebElement | null>(`return (${findShown})(...arguments)`, selector, name ?? null),
  );

// Clicks with the pointer. If an icon in a shadow root is on top, the driver's own click fails, because it takes the host for
// an obstacle.
const click = async (driver: WebDriver, selector: string, name?: string): Promise<void> =>
  driver
    .actions()
    .click(await find(driver, selector, name))
    .perform();

const openPage = (driver: WebDriver): Page => {
  const faults: string[] = [];

  // The driver works in one document at a time, so each access enters the frame and leaves it.
  const placeIn = (frame?: string): Place => {
    const inside = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      if (frame === undefined) return act();
      await driver.switchTo().frame(await find(driver, frame));
      try {
        return await act();
      } finally {
        await driver.switchTo().defaultContent();
      }
    };
    return {
      evaluate: (question, ...args) =>
        inside(async () => {
          const [answer, seen] = await driver.executeScript<[never, string[]]>(
            `(${watch})();
            return Promise.resolve((${question})(...arguments)).then((answer) => [answer, (${takeFaults})()]);`,
            ...args,
          );
          faults.push(...seen);
          return answer;
        }),
      run: (script) => inside(() => driver.executeScript(script)),
      click: (selector, name) => inside(() => click(driver, selector, name)),
    };
  };

  const page = placeIn();
  const take = () => page.evaluate(() => {});
  return {
    ...page,
    goto: async (url) => {
      await take();
      await driver.get(url);
      await take();
    },
    reload: async () => {
      await take();
      await driver.navigate().refresh();
      await take();
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(Keys[keyNames[key]] as string)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    inFrame: placeIn,
    faults: async () => {
      await take();
      return faults;
    },
    // The last window must stay, or the browser exits.
    close: () => driver.get('about:blank'),
  };
};

const keyNames = {
  Tab: 'TAB',
  Enter: 'ENTER',
  Escape: 'ESCAPE',
  Backspace: 'BACK_SPACE',
  ArrowLeft: 'ARROW_LEFT',
  ArrowRight: 'ARROW_RIGHT',
  ArrowUp: 'ARROW_UP',
  ArrowDown: 'ARROW_DOWN',
} as const;

const stop = async (process: ChildProcess) => {
  const closed = once(process, 'close');
  process.stdin?.end();
  await closed;
};

export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () => {
    const lacking = needed.filter((program) => !has(program));
    return lacking.length > 0 ? `no ${lacking.join(', no ')} here` : undefined;
  },
  launch: async () => {
    const port = await freePort();
    const script = fileURLToPath(new URL('webkit_driver', import.meta.url));
    const process = spawn('bash', [script, String(port)], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
    try {
      const address = `http://127.0.0.1:${port}`;
      await until('WebKitWebDriver', () => fetch(`${address}/status`).catch(() => undefined));
      const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
      // The actual window is wider, because WebKitGTK has a minimum width.
      await driver.manage().window().setRect({ x: 0, y: 0, width: phone.width, height: 800 });
      return {
        firstScript: `(${watch})();`,
        open: async () => openPage(driver),
        close: async () => {
          await driver.quit().catch(() => {});
          await stop(process);
        },
      };
    } catch (wrong) {
      await stop(process);
      throw wrong;
    }
  },
};
