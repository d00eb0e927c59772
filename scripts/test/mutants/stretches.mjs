// Cuts a source file in TypeScript into short stretches, of which some are drawn to be broken. It is formatted by Biome, so what
// begins at the left edge is one statement, up to the next line that begins there.

/** Lines of a stretch. */
export const lines = 3;

// What runs no code: where other files are, and what types say.
const silent = /^(import|export (type )?[*{]|(export |declare )*(type|interface)\b)/;
const remark = /^\s*(\/\/|\/\*|\*|$)/;

/** For each line, whether it is code that can be broken. */
const isCode = (source) => {
  let inSilent = false;
  return source.split('\n').map((line) => {
    if (/^[^\s})\]]/.test(line)) inSilent = silent.test(line);
    return !inSilent && !remark.test(line);
  });
};

/** The stretches with code in them, by their first and last lines, from 1. */
export const stretchesOf = (source) => {
  const code = isCode(source);
  return Array.from({ length: Math.ceil(code.length / lines) }, (_, at) => at * lines)
    .filter((at) => code.slice(at, at + lines).includes(true))
    .map((at) => ({ first: at + 1, last: Math.min(at + lines, code.length) }));
};
