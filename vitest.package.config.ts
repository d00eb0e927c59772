import { defineConfig } from 'vitest/config';

// The npm package as others get it: packed, unpacked, installed. Apart from the other tests because it needs everything built.
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    globalSetup: 'tests/package/pack.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
