// Checks that every link in a document to another document leads to an existing file, and to an existing heading if it names
// one. Also checks that every file named in a document, and every document named in the code, exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'tests/cases/README.md'],
  ...readdirSync('docs', { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, (code) => code.slice(1, -1));

/** Returns the anchors of the headings of a document: lower case, dashes for spaces, punctuation left out. */
const headings = (file) =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const sources = ['cpp', 'web', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(h|cpp|ts|css|html|mjs|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

const problems = [];
for (const source of sources)
  for (const [path] of readFileSync(source, 'utf8').matchAll(/\bdocs\/[\w./-]*\.(?:md|png|webp)\b/g))
    if (!existsSync(path)) problems.push(`${source} names ${path}, which is not there`);
let links = 0;
let named = 0;
for (const document of documents) {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^\w+:/.test(target)) continue;
    ++links;
    const [path, heading] = target.split('#');
    const file = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(file)) problems.push(`${document}: ${target} is not there`);
    else if (heading && !headings(file).includes(heading)) problems.push(`${document}: ${target} is no heading`);
  }
  for (const [, path] of text.matchAll(/`((?:cpp|web|tests|scripts|docs)\/[\w./-]*)`/g)) {
    ++named;
    if (!existsSync(path)) problems.push(`${document} names ${path}, which is not there`);
  }
}
if (links < 100 || named < 50) problems.push(`only ${links} links and ${named} files were found`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
