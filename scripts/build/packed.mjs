// Puts together the npm package in dist/package, from the built dist/engine, dist/element and dist/command. `npm pack
// ./dist/package` packs it. The package has the files listed in package.json, a package.json without the entries that only this
// repository needs, the licence, and the documents for users. The package's README is docs/guide/javascript.md. Links between
// these documents are kept. Other links become plain text.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const target = 'dist/package';
const { scripts, devDependencies, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));

// An address that ends in .example is a placeholder. `npm run address` sets it.
if (new URL(manifest.homepage).hostname.endsWith('.example')) {
  delete manifest.homepage;
  delete manifest.repository;
} else manifest.bugs = { url: manifest.repository.url.replace(/^git\+|\.git$/g, '').concat('/issues') };

const documents = [
  ...readdirSync('docs/api').map((file) => `docs/api/${file}`),
  ...['command-line', 'page'].map((name) => `docs/guide/${name}.md`),
  ...['RECORD', 'model', 'rules'].map((name) => `docs/${name}.md`),
];
const readme = 'docs/guide/javascript.md';
const inPackage = new Map([...documents.map((file) => [file, file]), [readme, 'README.md']]);

// Returns the text of a document as the package contains it.
const packed = (document) => {
  const from = dirname(inPackage.get(document));
  return readFileSync(document, 'utf8')
    .replace(/<!-- in the source only -->\n[\s\S]*?<!-- end -->\n\n/g, '')
    .replace(/\[([^\]]*)\]\((?!#|https?:)([^)#]*)(#[^)]*)?\)/g, (_, words, path, heading = '') => {
      const there = inPackage.get(join(dirname(document), path));
      return there ? `[${words}](${relative(from, there)}${heading})` : words;
    });
};

rmSync(target, { recursive: true, force: true });
for (const file of ['LICENSE', ...manifest.files.filter((name) => name !== 'docs')]) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(file, join(target, file), { recursive: true });
}
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of documents) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), packed(file));
}
writeFileSync(
  join(target, 'README.md'),
  packed(readme).replace(/^# .*\n/, `# ${manifest.name}\n\n${manifest.description}\n`),
);
