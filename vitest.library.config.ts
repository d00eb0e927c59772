import { defineConfig } from 'vitest/config';

// The core as a library of C++: projects that use it, built. Apart from the other tests because compilers take a while, and there is no limit to it.
export default defineConfig({
  test: { include: ['tests/library/**/*.test.ts'], testTimeout: 0, hookTimeout: 0 },
});
