import createCards from './generated/cribbage.js';
import type { ModuleFiles } from './module.js';

/** The modules of the package, beside this script: one for a first visit, and one for advice. */
export const moduleFiles: ModuleFiles = {
  cribbage: {
    create: () => createCards,
    wasm: () => new URL('./generated/cribbage.wasm', import.meta.url),
  },
  advice: {
    create: async () => (await import('./generated/advice.js')).default,
    wasm: () => new URL('./generated/advice.wasm', import.meta.url),
  },
};
