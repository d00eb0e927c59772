import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// The parts of the workflows that no linter checks, and that would fail only when a version is released.

const folder = new URL('../../.github/workflows/', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part);

describe.each(workflows)('$name', ({ text }) => {
  test('names every action by its hash, and says its version', () => {
    for (const action of found(text, /\buses: (.*)/g))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('keeps no credentials in a checkout', () => {
    for (const step of found(text, /\buses: actions\/checkout@(.*(?:\n {8,}.*)*)/g))
      expect(step).toMatch(/\n {10}persist-credentials: false$/m);
  });

  test('runs scripts that there are', () => {
    for (const script of found(text, /npm run (?:--silent )?([\w:]+)/g)) expect(scripts).toHaveProperty([script ?? '']);
  });

  // npm takes `folder/file.tgz` for a repository on GitHub.
  test('publishes a file, not a repository', () => {
    for (const file of found(text, /npm publish.* (\S+)$/gm)) expect(file).toMatch(/^\.\//);
  });
});

test('only the workflow of a release publishes', () => {
  expect(workflows.filter(({ text }) => text.includes('npm publish')).map(({ name }) => name)).toEqual(['release.yml']);
});
