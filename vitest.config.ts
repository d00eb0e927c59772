import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __VERSION__: JSON.stringify('test') },
  test: {
    testTimeout: 60_000,
    projects: [
      // These tests start the command line again and again. To start a program, Node copies the memory of its own process, so
      // each test file runs in a small process of its own.
      { extends: true, test: { name: 'engine', include: ['tests/{engine,scripts}/**/*.test.ts'], pool: 'forks' } },
      // The modules of the app hold no state, so all test files of a worker share them, and load them only once.
      { extends: true, test: { name: 'app', include: ['tests/app/**/*.test.ts'], pool: 'threads', isolate: false } },
    ],
  },
});
