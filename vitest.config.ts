import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __VERSION__: JSON.stringify('test') },
  test: {
    testTimeout: 60_000,
    projects: [
      // These start the command line again and again. To start a program copies the memory of its process, so each has one of its own.
      { extends: true, test: { name: 'engine', include: ['tests/{engine,scripts}/**/*.test.ts'], pool: 'forks' } },
      { extends: true, test: { name: 'app', include: ['tests/app/**/*.test.ts'], pool: 'threads' } },
    ],
  },
});
