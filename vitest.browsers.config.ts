import { defineConfig } from 'vitest/config';
import shared from './vitest.config.js';

// Tests the built app in Firefox and WebKit, if they are installed. Two test files run at a time, each with its own browsers
// and server. `npm test` runs only the files named here, and the nightly run includes all files.
export default defineConfig({
  define: { ...shared.define },
  test: {
    include: process.env.FIFTEEN_TWO_NIGHTLY
      ? ['tests/browsers/**/*.test.ts']
      : ['adapter', 'count', 'elements', 'play', 'three_and_four'].map((name) => `tests/browsers/${name}.test.ts`),
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    retry: 1, // as in playwright.config.ts
    // Failure messages show whole values, however long.
    chaiConfig: { truncateThreshold: 0 },
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});
