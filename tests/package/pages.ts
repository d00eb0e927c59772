import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/** Writes files into a folder of the project that has the package installed, and returns its path. */
export const writeSite = (name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(inject('project'), name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
};

/** Makes a page that runs one module script and has a place for its answer. */
export const pageOf = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Page</title><p id="answer"></p><script type="module">${script}</script>`;

export const showPoints = 'document.querySelector("#answer").textContent = points;';

/** Makes a script that counts the best hand with the engine imported from `from`, and then runs `then` with `points`. */
export const countWith = (from: string, then = showPoints): string => `
import { createEngine } from '${from}';
const engine = await createEngine();
const { points } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
${then}
`;

/** Makes a script that counts the best hand and ranks six cards with one engine, and writes the results into the page. */
export const adviseWith = (from: string, options = '', imports = ''): string => `
import { createEngine } from '${from}';
${imports}
createEngine(${options}).then(async (engine) => {
  const { points } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
  const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
  document.querySelector('#answer').textContent = points + ', throw ' + best.thrown.join(' ');
});
`;

export const advised = '29, throw 2C JH';
