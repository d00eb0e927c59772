import { defineConfig } from 'vitest/config';
import shared from './vitest.config.js';

// The tests that the verb mutate asks of the TypeScript: those that need neither a browser nor the built app.
export default defineConfig({
  define: { ...shared.define },
  test: { ...shared.test, include: ['tests/app/**/*.test.ts'] },
});
