// Lists the third-party code that the app, the elements and the wasm module contain. The notices, the licence check and the
// bill of materials read this list, and tests/package/shipped.test.ts compares it with the content of the bundles.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The npm packages whose code is in a bundle. */
export const packages = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  'bootstrap-icons',
  'femto-fsrs',
  'idb-keyval',
  'uqr',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Returns the packages in the lock file, each with its place (the path under node_modules). The project itself is left out.
 */
export const locked = () => {
  const { packages: places } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(places)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ place, name: place.replace(/^.*node_modules\//, ''), ...entry }));
};

const llvm = 'Apache-2.0 WITH LLVM-exception';

// Reads the version from a header of libc++, which writes 13.0.0 as 13000 and, since version 15, 15.0.0 as 150000.
const readLibcxx = (text) => {
  const [, digits = ''] = /#\s*define _LIBCPP_VERSION (\d{5,6})\b/.exec(text) ?? [];
  const [, ...parts] = /^(\d\d)(\d\d?)(\d\d)$/.exec(digits) ?? [];
  return parts.length > 0 ? parts.map(Number).join('.') : undefined;
};

// Reads the version from a header of a header-only library on this machine.
const versionIn = (header, pattern) => {
  const place = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'].find((each) =>
    existsSync(join(each, header)),
  );
  const [, ...parts] = (place && pattern.exec(readFileSync(join(place, header), 'utf8'))) ?? [];
  return parts.length > 0 ? parts.join('.') : undefined;
};

/**
 * Returns the libraries that are compiled into the programs, with the versions installed on this machine. Some are put into the
 * wasm modules and their loaders by Emscripten. The others are the header-only libraries of the command line.
 */
export const compiled = () => {
  let root;
  try {
    root = execFileSync('em-config', ['EMSCRIPTEN_ROOT'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // Without Emscripten, the versions are left out.
  }
  const read = (file, version) => {
    try {
      return root && version(readFileSync(join(root.trim(), file), 'utf8'));
    } catch {
      return undefined;
    }
  };
  const inQuotes = (text) => text.replaceAll('"', '').trim();
  const libcxx = read('system/lib/libcxx/include/__config', readLibcxx);
  return [
    { name: 'emscripten', said: 'Emscripten', licence: 'MIT', version: read('emscripten-version.txt', inQuotes) },
    { name: 'musl', said: 'musl', licence: 'MIT', version: read('system/lib/libc/musl/VERSION', inQuotes) },
    { name: 'libc++', said: 'libc++', licence: llvm, version: libcxx },
    { name: 'compiler-rt', said: 'compiler-rt', licence: llvm, version: libcxx },
    {
      name: 'CLI11',
      said: 'CLI11',
      licence: 'BSD-3-Clause',
      version: versionIn('CLI/Version.hpp', /CLI11_VERSION "([\d.]+)"/),
    },
    {
      name: 'nlohmann-json',
      said: 'nlohmann-json',
      licence: 'MIT',
      version: versionIn('nlohmann/detail/abi_macros.hpp', /VERSION_MAJOR (\d+)[\s\S]*?MINOR (\d+)[\s\S]*?PATCH (\d+)/),
    },
  ];
};
