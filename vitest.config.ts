import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __VERSION__: JSON.stringify('test') },
  test: {
    include: ['tests/engine/**/*.test.ts', 'tests/app/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
    testTimeout: 60_000,
    // Files share what they import, so that each module is loaded once in a worker.
    isolate: false,
    pool: 'threads',
  },
});
