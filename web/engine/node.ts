// The package for Node and for other servers. A bundler may move this script away from the other files of the package. So here
// the wasm and the tables are in scripts, which every bundler keeps together.
import { answerWith } from './answer_with.js';
import { engineOf } from './engine.js';
import type * as published from './index.js';
import { loadModules, placeModules } from './module.js';
import { moduleBytes } from './module_bytes.js';
import { tableBytes } from './table_bytes.js';
import { loadTableFrom } from './tables.js';
import { placeFiles } from './urls.js';

export * from './cards.js';
export { CribbageError } from './errors.js';
export * from './lists.js';

export const createEngine: typeof published.createEngine = async (options) => {
  const { latestOnly = false, urls } = options ?? {};
  const { modules, tables } = placeFiles(urls ?? {}, tableBytes);
  const answerer = answerWith(await loadModules(placeModules(moduleBytes, modules)));
  return engineOf(answerer, loadTableFrom(tables), {
    atOnce: latestOnly ? 1 : Number.POSITIVE_INFINITY,
    latestOnly,
  });
};
