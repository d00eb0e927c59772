import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball made by `npm pack`. */
    tarball: string;
    /** Its files, as `npm pack` lists them. */
    packedFiles: readonly string[];
    /** A folder outside this repository with an empty project that has the tarball installed. */
    project: string;
  }
}

const top = fileURLToPath(new URL('../..', import.meta.url));

// Packing and installing must run no scripts. The network is not used, because the package has no dependencies.
const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', [...args, '--ignore-scripts', '--offline', '--loglevel=error'], { cwd, encoding: 'utf8' });

/** Packs the package and installs it, once for all tests. */
export default ({ provide }: TestProject) => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'fifteen-two-')));
  const [packed] = JSON.parse(npm(top, 'pack', './dist/package', '--json', '--pack-destination', place)) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  const tarball = join(place, packed.filename);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(place, 'install', '--no-audit', '--no-fund', tarball);

  provide('tarball', tarball);
  provide('packedFiles', packed.files.map(({ path }) => path).sort());
  provide('project', place);
  return () => rmSync(place, { recursive: true, force: true });
};
