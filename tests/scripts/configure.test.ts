import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Runs scripts/build/configure in a separate project, which has our presets and compiles nothing.

const top = fileURLToPath(new URL('../..', import.meta.url));
let place = '';
let project = '';
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'fifteen-two-configure-')));
  project = join(place, 'project');
  mkdirSync(project);
  for (const file of ['CMakePresets.json', 'scripts/build/configure']) cpSync(join(top, file), join(project, file));
  writeFileSync(
    join(project, 'CMakeLists.txt'),
    'cmake_minimum_required(VERSION 3.22)\nproject(configured LANGUAGES NONE)\n',
  );
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const configure = (folder = project): string =>
  execFileSync('bash', [join(folder, 'scripts/build/configure'), 'release'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const cacheOf = (folder: string): string => join(folder, 'build/release/CMakeCache.txt');
const home = (folder: string): string | undefined =>
  /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cacheOf(folder), 'utf8'))?.[1];

// Returns the path of a file that stands for the build of this folder.
const built = (folder: string): string => join(folder, 'build/release/built.o');

test('a folder is configured again and keeps its build', () => {
  configure();
  writeFileSync(built(project), '');
  configure();
  expect(existsSync(built(project))).toBe(true);
});

test('a build folder that CMake made for another place is made anew', () => {
  configure();
  const cache = readFileSync(cacheOf(project), 'utf8');
  writeFileSync(cacheOf(project), cache.replace(/^(CMAKE_HOME_DIRECTORY:INTERNAL=).*$/m, '$1/nowhere/fifteen-two'));
  writeFileSync(built(project), '');
  configure();
  expect(home(project)).toBe(project);
  expect(existsSync(built(project))).toBe(false);
});

test('a moved folder and a copied one can be configured', () => {
  configure();
  const [copied, moved] = [join(place, 'copied'), join(place, 'moved')];
  cpSync(project, copied, { recursive: true });
  renameSync(project, moved);
  for (const folder of [copied, moved]) {
    configure(folder);
    expect(home(folder)).toBe(folder);
  }
});

test('no other script configures by itself', () => {
  const scripts = readdirSync(join(top, 'scripts'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const configuring = scripts.filter((file) => /\bcmake\b.*(--preset| -S )/.test(readFileSync(file, 'utf8')));
  expect(configuring).toEqual([join(top, 'scripts/build/configure')]);
});
