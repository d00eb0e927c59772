import type { createEngine as CreateEngine } from '../../web/engine/index.js';

// The built engine, in this process: what the page shows is compared with what it answers.

const built = new URL('../../dist/engine/index.js', import.meta.url).href;
const { createEngine } = (await import(built)) as { createEngine: typeof CreateEngine };

export const engine = await createEngine();
