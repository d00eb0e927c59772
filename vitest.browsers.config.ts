import { defineConfig } from 'vitest/config';
import shared from './vitest.config.js';

// The built app in every browser that is here: two files at a time, each with browsers and a server of its own.
export default defineConfig({
  define: { ...shared.define },
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    retry: 1, // as in playwright.config.ts
    // A report says all that is wrong with a page.
    chaiConfig: { truncateThreshold: 0 },
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});
