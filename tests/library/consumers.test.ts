import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// C++ projects that use the library in three ways: as a subfolder, by FetchContent, and installed.

const top = fileURLToPath(new URL('../..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'fifteen-two-library-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

// With a compiler cache, projects with the same flags share their object files.
const cache =
  spawnSync('ccache', ['--version']).status === 0
    ? {
        CMAKE_CXX_COMPILER_LAUNCHER: 'ccache',
        CCACHE_DIR: join(place, 'ccache'),
        CCACHE_BASEDIR: place,
        CCACHE_NOHASHDIR: '1',
      }
    : {};

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cache },
  });

// CMake options for a strict project. Packages for our programs only are disabled, and a warning in the library is an error.
// Without optimisation the build takes a third of the time.
const strict = [
  '-DCMAKE_DISABLE_FIND_PACKAGE_CLI11=TRUE',
  '-DCMAKE_DISABLE_FIND_PACKAGE_nlohmann_json=TRUE',
  '-DCMAKE_CXX_FLAGS=-O0 -Wall -Wextra -Werror',
];

const build = (project: string, ...options: readonly string[]): string => {
  const built = join(place, project);
  run('cmake', '-S', join(top, 'tests/library', project), '-B', built, ...strict, ...options);
  run('cmake', '--build', built, '--parallel', '2');
  return built;
};

// Returns the expected output, from the command line's answers to the same questions.
const expected = (): string => {
  const ask = (question: object): unknown => {
    const input = `${JSON.stringify(question)}\n`;
    return JSON.parse(spawnSync(join(top, 'build/release/cribbage'), ['ask'], { input, encoding: 'utf8' }).stdout).ok;
  };
  const score = { weDeal: true, ours: 90, theirs: 75 };
  const [best] = ask({ ask: 'valueDiscards', dealt: '5D JH 6S 4H 5S 2C', ...score }) as {
    thrown: string[];
    winChance: number;
  }[];
  const { chance } = ask({ ask: 'winChance', ...score }) as { chance: number };
  return `29 points, throw ${best?.thrown.join(' ')} ${best?.winChance}, win ${chance}`;
};

// Rewrites numbers as JavaScript prints them, which is shorter than seventeen digits and equally exact.
const printed = (built: string): string => {
  const [, points, thrown, best, chance] =
    /^(\d+) points\nthrow (.*), (.*)\nwin (.*)\n$/.exec(run(join(built, 'cribbage'))) ?? [];
  return `${points} points, throw ${thrown} ${Number(best)}, win ${Number(chance)}`;
};

const checkConsumer = (project: string, ...options: readonly string[]): void => {
  describe(`a project with the library ${project}`, () => {
    let built = '';
    beforeAll(() => {
      built = build(project, ...options);
    });

    test('gets the answers of the command line, to the last bit', () => {
      expect(printed(built)).toBe(expected());
    });

    test('counts without the tables, and sees no header but those of the library', () => {
      run(join(built, 'alone'));
      run(join(built, 'counting'));
    });
  });
};

const sources = `-DFIFTEEN_TWO=${top}`;
checkConsumer('subdirectory', sources);
checkConsumer('fetched', sources);

const installed = join(place, 'prefix');
beforeAll(() => {
  run('cmake', '--install', join(top, 'build/release'), '--prefix', installed);
});
checkConsumer('installed', `-DCMAKE_PREFIX_PATH=${installed}`);

const files = (folder: string): string[] =>
  readdirSync(join(installed, folder), { recursive: true, encoding: 'utf8' }).map(String);

test('an install has the headers of the core alone, the libraries, the licence and the command line', () => {
  expect(readdirSync(join(installed, 'include'))).toEqual(['cribbage']);
  expect(files('include').filter((name) => name.includes('.') && !name.endsWith('.h'))).toEqual([]);
  expect(files('.').filter((name) => name.endsWith('.a')).length).toBe(3);
  expect(files('share').some((name) => name.endsWith('LICENSE'))).toBe(true);
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string };
  expect(run(join(installed, 'bin/cribbage'), '--version')).toContain(version);
});

test.skipIf(spawnSync('pkg-config', ['--version']).status !== 0)('a build without CMake finds it by pkg-config', () => {
  const pkgconfig = files('.').find((name) => name.endsWith('cribbage.pc')) ?? '';
  const words = execFileSync('pkg-config', ['--cflags', '--libs', join(installed, pkgconfig)], { encoding: 'utf8' });
  const built = mkdtempSync(join(place, 'pkg-config-'));
  run('c++', join(top, 'tests/library/consumer.cpp'), ...words.trim().split(/\s+/), '-o', join(built, 'cribbage'));
  expect(printed(built)).toBe(expected());
});

test('an install of another minor version, the next or the one before, is not taken', () => {
  const wanted = ['-S', join(top, 'tests/library/installed'), `-DCMAKE_PREFIX_PATH=${installed}`];
  const configure = (version: string): number | null =>
    spawnSync('cmake', [...wanted, '-B', join(place, `wants-${version}`), `-DWANTED=${version}`]).status;
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  expect(configure(version)).toBe(0);
  expect(configure(`${major}.${minor}`)).toBe(0);
  expect(configure(`${major}.${minor + 1}`)).not.toBe(0);
  if (minor > 0) expect(configure(`${major}.${minor - 1}`)).not.toBe(0);
});

test('a project that takes the library in gets no program, test or package of it', () => {
  const built = join(place, 'subdirectory');
  const ours = /^(cribbage_(tests|bench|command)|(solve|measure|prove)_)/;
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' });
  expect(names).toContain(join('fifteen-two', 'cpp', 'cribbage', 'libcribbage.a'));
  expect(names.filter((name) => ours.test(basename(name)))).toEqual([]);
  expect(existsSync(join(built, 'fifteen-two/cpp/cli'))).toBe(false);
  const prefix = join(place, 'nothing');
  run('cmake', '--install', built, '--prefix', prefix);
  expect(existsSync(prefix)).toBe(false);
});
