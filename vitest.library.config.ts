import { defineConfig } from 'vitest/config';

// Tests the core as a C++ library by building projects that use it. Separate from the other tests, because compilers may
// take any time.
export default defineConfig({
  test: { include: ['tests/library/**/*.test.ts'], testTimeout: 0, hookTimeout: 0 },
});
