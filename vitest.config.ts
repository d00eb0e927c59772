import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __VERSION__: JSON.stringify('test') },
  test: {
    include: ['tests/engine/**/*.test.ts', 'tests/app/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
    testTimeout: 60_000,
    pool: 'threads',
  },
});
