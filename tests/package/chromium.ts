import { type Browser, chromium, type Page } from '@playwright/test';
import { type PreviewServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, inject } from 'vitest';
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
  /** The paths that the page and its workers requested, without the icon. */
  readonly asked: readonly string[];
}

/** Opens an address and calls `look` there. Fails if the page throws an error or a file does not load. */
export const visit = async (address: string, look: (visit: Visit) => Promise<void>): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const troubles: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== '/favicon.ico') asked.push(pathname);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      troubles.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address);
    await look({ page, asked });
    expect(troubles).toEqual([]);
  } finally {
    await context.close();
  }
};

/** Returns the answer that a page's own script writes into the page. */
export const readAnswer = async (page: Page): Promise<string | null> => {
  await page.waitForSelector('#answer:not(:empty)', { state: 'attached' });
  return page.textContent('#answer');
};

/** Serves a folder of the project that has the package installed. */
export const serveFolder = (outDir: string): Promise<PreviewServer> =>
  preview({
    configFile: false,
    root: inject('project'),
    build: { outDir },
    appType: 'mpa',
    preview: { port: 0, cors: true },
  });

/** Opens the first page of a server, calls `look` there, and closes the server. */
export const visitServed = async (
  server: PreviewServer | ViteDevServer,
  look: (visit: Visit) => Promise<void>,
): Promise<void> => {
  try {
    await visit(server.resolvedUrls?.local[0] ?? '', look);
  } finally {
    await server.close();
  }
};
