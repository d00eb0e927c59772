import { addressIn } from './bytes.js';
import createCards from './generated/cribbage.js';
import type { ModuleFiles } from './module.js';

/** The package's modules, with the wasm in scripts. */
export const moduleBytes: ModuleFiles = {
  cribbage: {
    create: () => createCards,
    wasm: () => addressIn(import('./generated/cribbage.bytes.js')),
  },
  advice: {
    create: async () => (await import('./generated/advice.js')).default,
    wasm: () => addressIn(import('./generated/advice.bytes.js')),
    rest: () => addressIn(import('./generated/games.bytes.js')),
  },
};
