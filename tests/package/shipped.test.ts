import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, expect, inject, test } from 'vitest';
import { packages } from '../../scripts/check/shipped.mjs';

// The list of third-party code must be complete: the app and the elements are built and searched for it. Vite and Rolldown
// write a few lines of their own to load modules, which do not count.

const found = new Set<string>();

const lookInto: Plugin = {
  name: 'look-into',
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle))
      for (const id of part.type === 'chunk' ? Object.keys(part.modules) : []) {
        const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
        if (name) found.add(name);
      }
  },
};

beforeAll(async () => {
  const outDir = join(inject('project'), 'app');
  await build({
    logLevel: 'error',
    plugins: [lookInto],
    worker: { plugins: () => [lookInto] },
    build: { outDir, emptyOutDir: true },
  });
  const lib = { entry: 'web/element/define.ts', formats: ['es' as const] };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [lookInto],
    build: { write: false, lib },
  });
  // Workbox is bundled separately. The bundle contains the names of its parts.
  const worker = readFileSync(join(outDir, 'sw.js'), 'utf8');
  for (const [, part] of worker.matchAll(/workbox:([a-z-]+):\d/g)) found.add(`workbox-${part}`);
}, 60_000);

test('the packages of others in the app and the elements are those in the notices and the bill of materials', () => {
  expect([...found].sort()).toEqual([...packages].sort());
});
