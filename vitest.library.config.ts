import { defineConfig } from 'vitest/config';

// Tests the core as a C++ library, by building projects that use it. These tests have their own configuration because they have
// no time limit: compilers may take long.
export default defineConfig({
  test: { include: ['tests/library/**/*.test.ts'], testTimeout: 0, hookTimeout: 0 },
});
