import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../../scripts/test/find-browser.mjs';

let browser: Browser;

beforeAll(async () => {
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
});
afterAll(() => browser?.close());

export interface Visit {
  readonly page: Page;
  /** The errors that the page threw and the files that failed to load. */
  readonly troubles: readonly string[];
  /** The paths that the page and its workers requested. */
  readonly asked: readonly string[];
}

/** Opens an address and calls `look` there. */
export const visit = async (address: string, look: (visit: Visit) => Promise<void>): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const troubles: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      troubles.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address);
    await look({ page, troubles, asked });
  } finally {
    await context.close();
  }
};

/** Returns the answer that a page's own script writes into the page. */
export const readAnswer = async (page: Page): Promise<string | null> => {
  await page.waitForSelector('#answer:not(:empty)', { state: 'attached' });
  return page.textContent('#answer');
};
