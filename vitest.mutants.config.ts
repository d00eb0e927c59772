import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import shared from './vitest.config.js';

// The tests that the verb mutate asks of the TypeScript: those that need neither a browser nor the built app. The engine is its
// sources here, not what was built of them.
const sources = fileURLToPath(new URL('web/engine', import.meta.url));
export default defineConfig({
  define: { ...shared.define },
  resolve: { alias: [{ find: /^.*\/dist\/engine\/(\w+)\.js$/, replacement: `${sources}/$1.ts` }] },
  test: {
    ...shared.test,
    include: ['tests/app/**/*.test.ts', 'tests/engine/engine.test.ts', 'tests/engine/parts/*.test.ts'],
  },
});
