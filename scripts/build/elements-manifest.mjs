// Writes custom-elements.json (https://github.com/webcomponents/custom-elements-manifest), which describes our custom elements
// to editors and catalogues. It is made from the public declarations of the elements and from their colour tokens: `node
// scripts/build/elements-manifest.mjs TARGET`.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { create, ts } from '@custom-elements-manifest/analyzer';

/** Returns the CSS tokens of web/styles/tokens.css that a page around the elements may set, in the order of that file. */
export const themingTokens = () => {
  // In the first block of the file, each comment describes the tokens below it.
  const block = /:root \{([\s\S]*?)\n\}/.exec(readFileSync('web/styles/tokens.css', 'utf8'))?.[1] ?? '';
  const onlyApp = new Set(['key-height', 'nav-height']);
  const tokens = [];
  let description = '';
  for (const [, words, name, value] of block.matchAll(/\/\*\s*([\s\S]*?)\s*\*\/|--([\w-]+):\s*([^;]+);/g)) {
    if (words) description = words.replace(/\s+/g, ' ');
    else if (!onlyApp.has(name))
      tokens.push({ description, name: `--cribbage-${name}`, default: value.replace(/\s+/g, ' ') });
  }
  if (tokens.length < 15) throw new Error('the tokens were not found');
  return tokens;
};

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// A plugin of the analyzer. Gives each element an attribute for each of its settable properties, and gives all elements the
// same CSS tokens.
const attributesAndTokens = {
  name: 'attributes-and-tokens',
  packageLinkPhase({ customElementsManifest }) {
    for (const { declarations } of customElementsManifest.modules)
      for (const element of declarations.filter(({ customElement }) => customElement)) {
        for (const member of element.members) if (!member.readonly) member.attribute = kebab(member.name);
        element.attributes = element.members
          .filter(({ attribute }) => attribute)
          .map(({ attribute, name, type, description }) => ({
            name: attribute,
            fieldName: name,
            type,
            ...(description && { description }),
          }));
        element.cssProperties = themingTokens();
      }
  },
};

/** Returns the manifest of our five elements. */
export const elementsManifest = () => {
  const declared = readFileSync('web/element/public.d.ts', 'utf8');
  const module = ts.createSourceFile('dist/element/index.js', declared, ts.ScriptTarget.ES2022, true);
  return create({ modules: [module], plugins: [attributesAndTokens] });
};

const [program = '', target] = process.argv.slice(1);
if (import.meta.url === pathToFileURL(program).href)
  writeFileSync(target, `${JSON.stringify(elementsManifest(), null, 2)}\n`);
