import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder } from './server.js';

// The app as another build would produce it: every file in assets/ has a different hash in its name, and every page has a
// different revision. Between real builds, only some of the hashes and revisions differ.

const hashed = /-([\w-]{8})(?=\.(?:js|css|wasm|bin)$)/;

const turned = (text: string): string => [...text].reverse().join('');

const write = async (folder: string, file: string, change: (text: string) => string): Promise<void> => {
  const text = await readFile(join(folder, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`nothing in ${file} was of the first build`);
  await writeFile(join(folder, file), changed);
};

// Replaces whole file names, because a hash may contain hyphens and so look like another part of the name.
const renameAssets = async (folder: string): Promise<(text: string) => string> => {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => hashed.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(hashed, (_, hash) => `-${turned(hash)}`)]));
  for (const [from, to] of renamed) await rename(join(folder, 'assets', from), join(folder, 'assets', to));
  return (text) => [...renamed].reduce((so, [from, to]) => so.replaceAll(from, to), text);
};

/** Writes the second build, whose pages say `data-build="second"`, to a new folder. The caller must remove the folder. */
export const buildAgain = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-two-'));
  await cp(appFolder, folder, { recursive: true });
  const withNewNames = await renameAssets(folder);
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = join(folder, 'assets', name);
    await writeFile(file, withNewNames(await readFile(file, 'utf8')));
  }
  for (const page of (await readdir(folder)).filter((name) => name.endsWith('.html')))
    await write(folder, page, (html) => withNewNames(html).replace('<html ', '<html data-build="second" '));
  await write(folder, 'sw.js', (text) =>
    withNewNames(text)
      .replace(/revision:\s*"(\w+)"/g, (_, revision) => `revision:"${turned(revision)}"`)
      .replace(/"version":"(\w+)"/, (_, version) => `"version":"${turned(version)}"`),
  );
  return folder;
};
