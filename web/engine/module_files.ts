import createCards from './generated/cribbage.js';
import type { ModuleFiles } from './module.js';

/** The files of the package's modules, relative to this script. */
export const moduleFiles: ModuleFiles = {
  cribbage: {
    create: () => createCards,
    wasm: () => new URL('./generated/cribbage.wasm', import.meta.url),
  },
  advice: {
    create: async () => (await import('./generated/advice.js')).default,
    wasm: () => new URL('./generated/advice.wasm', import.meta.url),
    rest: () => new URL('./generated/games.wasm', import.meta.url),
  },
};
