import { defineConfig } from 'vitest/config';

// The files that other people's projects and pages get: the npm package, packed, unpacked and installed, and the files that are whole by
// themselves. Apart from the other tests because it needs everything built.
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    globalSetup: 'tests/package/pack.ts',
    // Bundlers and checkers of types, on small machines that do other things too.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
