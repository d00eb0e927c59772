import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/find-browser.mjs';

const port = Number(process.env.APP_PORT ?? 4153);
const app = process.env.APP_DIR ?? 'dist/app';
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/browser/results',
  workers: 2,
  fullyParallel: true,
  ...(!process.env.FIFTEEN_TWO_NIGHTLY && { grepInvert: /@nightly/ }),
  // A test may fail only because the machine is slow, so a failed test is tried again. The report lists tests that needed a
  // second try, because they may have a race.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    screenshot: 'only-on-failure',
    actionTimeout: 5_000,
  },
  webServer: {
    command: `npx --no-install vite preview --port ${port} --strictPort --outDir ${app}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
