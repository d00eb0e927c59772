// Checks the rules of layers.txt, which say which folders may use which others, in C++ and in TypeScript. Also checks that
// files do not use each other in a circle, and tests a few claims of docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const problems = [];
const complain = (file, what) => problems.push(`${file}: ${what}`);

const files = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('generated'))
    .map((entry) => join(entry.parentPath, entry.name));

// Expands `folder/*` to the subfolders of that folder.
const foldersOf = (folder) =>
  folder.endsWith('/*')
    ? readdirSync(dirname(folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(dirname(folder), name))
    : [folder];

// Each rule has a folder, and the folders that it may use. A bare word is a folder of cpp/cribbage.
const rules = readFileSync('layers.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [, folder, uses] = /^(.*?):(.*)$/.exec(line);
    const may = uses
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => (/[/:]/.test(name) ? name : `cpp/cribbage/${name}`));
    return foldersOf(folder).map((each) => ({ folder: each, may }));
  });

const isIn = (file, place) =>
  place.endsWith('/')
    ? dirname(file) === place.slice(0, -1)
    : file.startsWith(`${place}/`) || file.replace(/\.\w+$/, '') === place;
const ruleOf = (file) =>
  rules.filter(({ folder }) => isIn(file, folder)).sort((a, b) => b.folder.length - a.folder.length)[0];

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

// Returns the files of this project that a file uses, even if only for types, and the npm packages that it uses.
const usesOf = (file) => {
  const text = withoutComments(readFileSync(file, 'utf8'));
  if (!file.endsWith('.ts')) {
    const ours = [...text.matchAll(/#include "([^"]+)"/g)].map(([, name]) => `cpp/${name}`);
    return { ours, packages: [] };
  }
  const namesIn = (code) => [...code.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, name]) => name);
  const names = namesIn(text);
  return {
    ours: names
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name)).replace(/\.js$/, '.ts')),
    packages: names.filter((name) => !name.startsWith('.') && !name.startsWith('node:')),
  };
};

const sources = [...files('cpp', /\.(h|cpp)$/), ...files('web', /\.ts$/)].filter((file) => dirname(file) !== 'web');
const graph = new Map();
for (const file of sources) {
  const { ours, packages } = usesOf(file);
  graph.set(file, ours);
  const rule = ruleOf(file);
  if (!rule) {
    complain(file, 'is in no folder that layers.txt names');
    continue;
  }
  for (const used of ours)
    if (ruleOf(used)?.folder !== rule.folder && !rule.may.some((place) => isIn(used, place)))
      complain(file, `uses ${used}, which layers.txt does not allow ${rule.folder}`);
  for (const used of packages)
    if (
      !rule.may.some(
        (place) => place === `npm:${used}` || (place.startsWith('npm:') && used.startsWith(`${place.slice(4)}/`)),
      )
    )
      complain(file, `uses the package ${used}, which layers.txt does not allow ${rule.folder}`);
}

// Reports each circle of files once, at the file that closes the circle.
const state = new Map();
const path = [];
const walk = (file) => {
  if (state.get(file) === 'done' || !graph.has(file)) return;
  if (state.get(file) === 'open') {
    complain(file, `is in a circle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
    return;
  }
  state.set(file, 'open');
  path.push(file);
  for (const used of graph.get(file)) walk(used);
  path.pop();
  state.set(file, 'done');
};
for (const file of graph.keys()) walk(file);

// Code that touches the browser (effects) lives in folders named `effects` and in `platform`; main.ts starts it. Only
// storage.ts uses the browser's storage, because it never overwrites what a later version of the app has stored.
for (const file of files('web/app', /\.ts$/)) {
  if (file !== 'web/app/platform/storage.ts' && /\b(local|session)Storage\b/.test(readFileSync(file, 'utf8')))
    complain(file, 'names a store of the browser; load and save in web/app/platform/storage.ts');
  if (/^web\/app\/(main\.ts$|platform\/|(features\/\w+\/)?effects\/)/.test(file)) continue;
  const touched = /\b(document|window|localStorage|navigator|location|history|fetch|setTimeout)\b\s*[.(]/.exec(
    readFileSync(file, 'utf8'),
  );
  if (touched) complain(file, `touches ${touched[1]}; effects live in folders of that name`);
}

// The core (cpp/cribbage) must not use other libraries, files, clocks, threads or exceptions.
for (const file of files('cpp/cribbage', /\.(h|cpp)$/)) {
  const foreign =
    /#include <(emscripten|nlohmann|CLI|iostream|fstream|cstdio|chrono|thread)\b|\bthrow\b|\bstd::cout\b/.exec(
      withoutComments(readFileSync(file, 'utf8')).replace(/"[^"\n]*"/g, '""'),
    );
  if (foreign) complain(file, `uses ${foreign[0]}: the core knows cribbage and nothing else`);
}

// Names like `utils` are refused, because they say nothing about the content of a file.
for (const file of ['cpp', 'web', 'tests', 'scripts'].flatMap((folder) => files(folder, /./)))
  if (/(^|[/_.-])(utils?|helpers?|misc|common|manager)([_.-]|$)/i.test(file)) complain(file, 'is named for nothing');

const bindingLines = readFileSync('cpp/wasm/bindings.cpp', 'utf8').split('\n').length;
if (bindingLines > 200) complain('cpp/wasm/bindings.cpp', `${bindingLines} lines: a binding is under 200`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
