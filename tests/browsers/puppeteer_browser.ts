import puppeteer, {
  type ElementHandle,
  type Frame,
  type LaunchOptions,
  type Page as PuppeteerPage,
} from 'puppeteer-core';
import { type Browser, described, findShown, type Page, type Place, phone, until } from './adapter.js';

// Puppeteer drives Chromium by Chromium's own protocol, and Firefox by WebDriver BiDi.

const find = (frame: Frame, selector: string, name?: string): Promise<ElementHandle<Element>> =>
  until(described(selector, name), async () => {
    const handle = await frame.evaluateHandle(findShown, selector, name ?? null);
    return handle.asElement() as ElementHandle<Element> | null;
  });

const placeIn = (frame: () => Promise<Frame>): Place => ({
  evaluate: async (question, ...args) => (await (await frame()).evaluate(question as never, ...args)) as never,
  run: async (script) => void (await (await frame()).evaluate(`${script}\n;undefined`)),
  click: async (selector, name) => (await find(await frame(), selector, name)).click(),
});

const watch = async (page: PuppeteerPage): Promise<readonly string[]> => {
  const faults: string[] = [];
  page.on('console', (message) => {
    const { url = '' } = message.location();
    // Chromium requests the icon again with each change of the address, and reports an error if the server is gone.
    const iconOnly = url.endsWith('/icon.svg');
    const wrong = message.type() === 'error' || message.type() === 'warn';
    if (wrong && !iconOnly) faults.push(`${message.type()}: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => void faults.push(`uncaught: ${(error as Error).message}`));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return faults;
};

export const launchPuppeteer = async (options: LaunchOptions): Promise<Browser> => {
  const browser = await puppeteer.launch({ ...options, headless: true });
  return {
    open: async (): Promise<Page> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phone);
      const faults = await watch(page);
      return {
        ...placeIn(async () => page.mainFrame()),
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        inFrame: (selector) =>
          placeIn(async () => {
            const frame = await (await find(page.mainFrame(), selector)).contentFrame();
            if (!frame) throw new Error(`“${selector}” is not a frame`);
            return frame;
          }),
        faults: async () => faults,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
