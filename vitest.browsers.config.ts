import { defineConfig } from 'vitest/config';
import shared from './vitest.config.js';

// The built app in Firefox and WebKit, if they are here: two files at a time, each with browsers and a server of its own.
// `npm test` has those that count, play and draw elements; the nightly run has all.
export default defineConfig({
  define: { ...shared.define },
  test: {
    include: process.env.FIFTEEN_TWO_NIGHTLY
      ? ['tests/browsers/**/*.test.ts']
      : ['adapter', 'count', 'elements', 'play'].map((name) => `tests/browsers/${name}.test.ts`),
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    retry: 1, // as in playwright.config.ts
    // A report says all that is wrong with a page.
    chaiConfig: { truncateThreshold: 0 },
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});
