// Fills the generated blocks of docs/api and of the guides: `npm run api`. With --check, fails if a page is not up to date.
// There are three kinds of blocks. Each begins with one of these marks and ends at `<!-- end -->`:
//
//     <!-- fields: NAME -->          the fields of that type in web/engine/types.ts, with their comments
//     <!-- signature: NAME -->       that question in TypeScript, and in C++ as cpp/cribbage/cribbage.h declares it
//     <!-- example: QUESTION -->     a question in JSON, and the engine's answer (dist/engine has to be built)
//
// Also writes the reasons of errors into web/engine/error_reasons.ts. Checks that fields have the same names in types.ts, in
// C++ and in the tables written by hand (`<!-- fields of NAME, by hand -->`). Checks that the lists of allowed words in
// web/engine/lists.ts are those of C++.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerBlock } from './examples.mjs';
import { reasonsFile, writeReasons } from './reasons.mjs';
import { readTypes } from './types.mjs';

const checking = process.argv.includes('--check');
const problems = [];
const { interfaces, questions } = readTypes(readFileSync('web/engine/types.ts', 'utf8'));

// Collects the fields of each struct in C++ from calls like `see("hand", &ScoreShowQuestion::hand)`. A struct that extends another
// also has the fields of that one.
const headers = readdirSync('cpp', { recursive: true })
  .filter((file) => file.endsWith('.h'))
  .map((file) => readFileSync(join('cpp', file), 'utf8'));
const structs = new Map();
for (const header of headers)
  for (const [, field, struct] of header.matchAll(/\bsee\("(\w+)", &(\w+)::\w+\)/g))
    structs.set(struct, [...(structs.get(struct) ?? []), field]);
for (const header of headers)
  for (const [, struct, base] of header.matchAll(/struct (\w+) : (\w+) \{/g))
    if (structs.has(struct)) structs.set(struct, [...(structs.get(base) ?? []), ...structs.get(struct)]);

const sameFields = (where, inTypes, inStruct) => {
  for (const field of inStruct) if (!inTypes.includes(field)) problems.push(`${where} lacks ${field}, which C++ has`);
  for (const field of inTypes) if (!inStruct.includes(field)) problems.push(`${where} has ${field}, which C++ has not`);
};
const namedOtherwise = { Combination: 'Counted', EngineError: 'Error' };
let compared = 0;
for (const [name, fields] of interfaces) {
  const struct = structs.get(namedOtherwise[name] ?? name);
  if (!struct) continue;
  ++compared;
  const top = fields.filter((field) => !field.within).map((field) => field.name);
  sameFields(`${name} of types.ts`, top, struct);
}
if (compared < 18) problems.push(`only ${compared} types of types.ts were found in C++`);

const words = (list) => list.match(/\w+/g).join(' ');
for (const [, list, values] of readFileSync('web/engine/lists.ts', 'utf8').matchAll(
  /const (\w+) = \[(.*?)\] as const/gs,
)) {
  const name = `${list.slice(0, -1)}Names`;
  const known = new RegExp(`\\b${name}\\{(.*?)\\}`, 's').exec(headers.join('\n'))?.[1] ?? 'nothing';
  if (words(values) !== words(known))
    problems.push(`${list} of web/engine/lists.ts is ${words(values)}, but ${name} in C++ is ${words(known)}`);
}

const cell = (text) => text.replaceAll('|', '\\|');
const fieldsBlock = (name) => {
  const fields = interfaces.get(name);
  if (!fields) throw new Error(`types.ts has no ${name}`);
  return [
    '| field | type | |',
    '|---|---|---|',
    ...fields.map(
      ({ name, type, optional, comment }) =>
        `| \`${name}\`${optional ? ', optional' : ''} | \`${cell(type)}\` | ${cell(comment)} |`,
    ),
  ].join('\n');
};

const manual = 'cpp/cribbage/cribbage.h';
const declarations = existsSync(manual) ? readFileSync(manual, 'utf8').split('\n\n') : [];
const declarationOf = (name) => {
  const found = declarations.find((part) => new RegExp(`^(?!\\s*//).*\\b${name}\\(`, 'm').test(part));
  if (!found && existsSync(manual)) problems.push(`${manual} does not declare ${name}`);
  return found
    ?.split('\n')
    .filter((line) => !line.startsWith('//'))
    .join('\n');
};

const signatureBlock = (name) => {
  const asked = questions.get(name);
  const typed = asked && `engine.${name}(question: ${asked.asks}, options?: AskOptions): Promise<${asked.answers}>`;
  const declared = declarationOf(name);
  return [
    ...(typed
      ? [`\`\`\`ts\n${typed}\n\`\`\``, '[`AskOptions`](README.md#conventions) may have an `AbortSignal`.']
      : []),
    ...(declared ? [`\`\`\`cpp\n${declared}\n\`\`\``] : []),
  ].join('\n\n');
};

const byHand = (document, text) => {
  for (const [, struct, table] of text.matchAll(/<!-- fields of (\w+), by hand -->\n([\s\S]*?)(?:\n\n|$)/g)) {
    const fields = structs.get(struct);
    if (!fields) problems.push(`${document}: C++ has no ${struct}`);
    else
      sameFields(
        `${document}, ${struct}`,
        [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field),
        fields,
      );
  }
};

const replace = (file, text, written) => {
  if (written === text) return;
  if (checking) problems.push(`${file} is not what scripts/generate/api.mjs writes: run npm run api`);
  else writeFileSync(file, written);
};

replace(reasonsFile, readFileSync(reasonsFile, 'utf8'), writeReasons());

const documents = readdirSync('docs', { recursive: true })
  .filter((file) => /^(api|guide)\/.*\.md$/.test(file))
  .map((file) => join('docs', file));
for (const document of documents) {
  const text = readFileSync(document, 'utf8');
  byHand(document, text);
  let written = text;
  for (const [whole, begin, kind, what, end] of text.matchAll(
    /(<!-- (fields|signature|example): (.*?) -->\n)[\s\S]*?(<!-- end -->)/g,
  )) {
    const block =
      kind === 'fields' ? fieldsBlock(what) : kind === 'signature' ? signatureBlock(what) : await answerBlock(what);
    written = written.replace(whole, () => `${begin}${block}\n${end}`);
  }
  replace(document, text, written);
}

// Checks that docs/api has a page for every question, and that every page is about a question.
const pages = readdirSync('docs/api').map((file) => file.replace(/\.md$/, ''));
for (const name of questions.keys()) if (!pages.includes(name)) problems.push(`docs/api has no page for ${name}`);
for (const page of pages)
  if (!questions.has(page) && !['simulate', 'reviewGame', 'README'].includes(page))
    problems.push(`docs/api/${page}.md asks nothing`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
