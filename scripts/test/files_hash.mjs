// Hashes the content of files and the versions of the programs that build and run them. By this hash, suites.mjs sees whether
// anything changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const known = new Map();
const hashOf = (file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return 'gone';
  if (!known.has(file)) known.set(file, createHash('sha256').update(readFileSync(file)).digest('hex'));
  return known.get(file);
};

const said = (program, ...words) => {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return `no ${program}`;
  }
};
let programs;

/** Hashes files and the files in folders, whether tracked by git or new. They are always read in the same order. */
export const filesHash = (paths) => {
  programs ??= ['c++', 'emcc', 'chromium', 'firefox'].map((each) => said(each, '--version')).join() + process.version;
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const hash = createHash('sha256').update(programs);
  for (const file of new Set(listed.split('\0').filter(Boolean).sort())) hash.update(`${file} ${hashOf(file)}\n`);
  return hash.digest('hex').slice(0, 16);
};
