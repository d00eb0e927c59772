import { defineConfig } from 'vitest/config';

// The core as a library of C++: projects that use it, built. Apart from the other tests because compilers take a while.
export default defineConfig({
  test: { include: ['tests/library/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 900_000 },
});
