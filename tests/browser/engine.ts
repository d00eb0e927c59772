import type { createEngine as CreateEngine } from '../../web/engine/index.js';

// The built engine in the test's own process. Tests compare the page with this engine's answers.

const built = new URL('../../dist/engine/index.js', import.meta.url).href;
const { createEngine } = (await import(built)) as { createEngine: typeof CreateEngine };

export const engine = await createEngine();
