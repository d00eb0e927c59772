// Reads the reasons of errors from C++, and writes them for TypeScript with the parts of their sentences.
import { readFileSync } from 'node:fs';

const source = 'cpp/cribbage/base/error_reasons.h';
export const reasonsFile = 'web/engine/error_reasons.ts';

const definition = /^FIFTEEN_TWO_REASON\(\s*(\w+), \w+,([\s\S]*?)\);$/gm;

/** Returns the type of a sentence's blanks, with their names: `{ by: string; count: number }`. */
const partsOf = (sentence) => {
  const blanks = [...sentence.matchAll(/\{(#?)(\w+)/g)];
  const parts = new Set(blanks.map(([, mark, name]) => `${name}: ${mark ? 'number' : 'string'}`));
  return parts.size > 0 ? `{ ${[...parts].join('; ')} }` : 'NoParts';
};

/** Returns the text of `reasonsFile`. */
export const writeReasons = () => {
  const text = readFileSync(source, 'utf8');
  const reasons = [...text.matchAll(definition)].map(([, name, sentence]) => `  ${name}: ${partsOf(sentence)};\n`);
  if (reasons.length !== text.match(/^FIFTEEN/gm)?.length) throw new Error(`a reason of ${source} was not read`);
  return `// Written by \`npm run api\` from ${source}, where the sentences stand.

/** Of a sentence that has no blank. */
export type NoParts = Readonly<Record<string, never>>;

/** The reasons of the core, with what their sentences speak of. */
export interface CoreReasons {
${reasons.join('')}}
`;
};
