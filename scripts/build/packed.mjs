// Lays out the npm package at dist/package, for `npm pack ./dist/package`, after dist/engine and dist/element are built: what
// package.json lists, a manifest without what only this repository needs, the licence, and a README of its own. The package has
// no docs/, so links to other documents become their words.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const target = 'dist/package';
const { scripts, devDependencies, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));

// Where the repository is, only whoever publishes it knows: a release names it in the environment.
const repository = process.env.FIFTEEN_TWO_REPOSITORY;
if (repository)
  Object.assign(manifest, {
    homepage: `${repository}#readme`,
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: { url: `${repository}/issues` },
  });

const readme = readFileSync('docs/guide/javascript.md', 'utf8')
  .replace(/^# .*\n/, `# ${manifest.name}\n\n${manifest.description}\n`)
  .replace(/<!-- in the source only -->\n[\s\S]*?<!-- end -->\n\n/g, '')
  .replace(/\[([^\]]*)\]\((?!#|https?:)[^)]*\)/g, '$1');

rmSync(target, { recursive: true, force: true });
for (const file of ['LICENSE', ...manifest.files]) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(file, join(target, file), { recursive: true });
}
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(target, 'README.md'), readme);
