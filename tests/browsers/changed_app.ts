import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { appFolder } from '../browser/server.js';

/** Copies the built app with some of its text changed, for the duration of the test. */
export const changedApp = async (
  changes: readonly (readonly [file: string, from: RegExp, to: string])[],
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-two-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(appFolder, folder, { recursive: true });
  for (const [file, from, to] of changes) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(folder, file), text.replace(from, to));
  }
  return folder;
};
