import { defineConfig } from 'vitest/config';

// Tests everything that is made for other people's projects and pages: the npm package, which is packed, unpacked and
// installed, and the scripts in one file. These tests have their own configuration because everything must be built first.
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    globalSetup: 'tests/package/pack.ts',
    // There is no time limit, because bundlers and type checkers are slow on a small, busy machine.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
