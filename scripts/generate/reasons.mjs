// Reads from C++ the reasons for errors and the sentence for each reason. Writes for TypeScript the reasons and, for each, the
// types of the values that fill the blanks of its sentence.
import { readFileSync } from 'node:fs';

const source = 'cpp/cribbage/base/error_reasons.h';
export const reasonsFile = 'web/engine/error_reasons.ts';

const definition = /^FIFTEEN_TWO_REASON\(\s*(\w+), \w+,([\s\S]*?)\);$/gm;

/** Returns the TypeScript type of the blanks in a sentence, like `{ by: string; count: number }`. */
const partsOf = (sentence) => {
  const blanks = [...sentence.matchAll(/\{(#?)(\w+)/g)];
  const parts = new Set(blanks.map(([, mark, name]) => `${name}: ${mark ? 'number' : 'string'}`));
  return parts.size > 0 ? `{ ${[...parts].join('; ')} }` : 'NoParts';
};

/** Returns the content of the file `reasonsFile`. */
export const writeReasons = () => {
  const text = readFileSync(source, 'utf8');
  const reasons = [...text.matchAll(definition)].map(([, name, sentence]) => `  ${name}: ${partsOf(sentence)};\n`);
  if (reasons.length !== text.match(/^FIFTEEN/gm)?.length) throw new Error(`a reason of ${source} was not read`);
  return `// Written by \`npm run api\` from ${source}, where the sentences stand.

/** The values for a sentence that has no blanks: an empty object. */
export type NoParts = Readonly<Record<string, never>>;

/** For each reason for an error in the core, the values that fill the blanks of its sentence. */
export interface CoreReasons {
${reasons.join('')}}
`;
};
