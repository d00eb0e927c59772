import { defineConfig } from 'vitest/config';

// Tests the files for other people's projects and pages: the npm package, packed, unpacked and installed, and the scripts in
// one file. Separate from the other tests, because everything must be built.
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    globalSetup: 'tests/package/pack.ts',
    // No limit, because bundlers and type checkers are slow on a small, busy machine.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
