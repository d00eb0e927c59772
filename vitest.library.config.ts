import { defineConfig } from 'vitest/config';

// The core as a library of C++: projects that use it, built. Apart from the other tests because compilers take a while.
export default defineConfig({
  test: { include: ['tests/library/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 600_000 },
});
