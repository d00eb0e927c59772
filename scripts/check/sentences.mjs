// Finds the sentences of documents and of comments in source files, for prose.mjs. Code, tables, headings and the output of
// programs are left out.
const blank = (text) => text.replace(/.+/g, '');

/** Returns a document in which blocks of code, measured output and HTML comments are blank lines. */
export const linesOf = (document) =>
  [/^```[\s\S]*?^```/gm, /<!-- measured:[\s\S]*?<!-- end -->/g, /<!--[\s\S]*?-->/g].reduce(
    (left, part) => left.replace(part, blank),
    document,
  );

/** Returns the prose of a document. All other lines are blank, so that the lines keep their numbers. */
export const proseOfDocument = (text) =>
  linesOf(text)
    .replace(/^\s*\|.*$|^#+ .*$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * Returns the comments of a source file. All other lines are blank. A comment at the end of a line of code becomes a list item.
 */
export const proseOfSource = (text, shell) => {
  let inside = false;
  const contentOf = (line) => {
    if (inside) {
      inside = !line.includes('*/');
      return line.replace(/\*\/.*/, '').replace(/^\s*\*?/, '');
    }
    const found = shell ? /(?<=^|\s)#+(?=\s|$)/.exec(line) : /(?<=^|\s)(?:\/\/+|\/\*+)(?=\s|$)/.exec(line);
    if (found === null) return '';
    const content = line.slice(found.index + found[0].length);
    inside = found[0].startsWith('/*') && !content.includes('*/');
    return `${line.slice(0, found.index).trim() === '' ? '' : '-'}${content.replace(/\*\/.*/, '')}`;
  };
  // A comment indented by four spaces is an example, not prose. Remarks for tools, like biome-ignore, are not prose either.
  return text
    .split('\n')
    .map(contentOf)
    .map((line) =>
      /^ {5}|^-?\s*(?:biome-ignore|NOLINT|clang-format|@ts-|shellcheck|SPDX|\/ <ref)/.test(line) ? '' : line,
    )
    .join('\n');
};

/**
 * Returns the sentences of three or more words, each with the number of its line. A piece of code counts as one word, and a
 * full stop in it does not end a sentence.
 */
export const sentencesOf = (prose) => {
  const sentences = [];
  const text = prose
    .replace(/`[^`]*`/g, (code) => `Code${code.replace(/[^\n]/g, '')}`)
    .replace(/\b(?:e\.g|i\.e|vs|M|C|D|etc)\./g, (abbreviation) => abbreviation.slice(0, -1));
  let line = 1;
  for (const part of text.split(/(\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|@\w+) )|(?<=[.!?][)"’”*]*)\s+(?=[("“*]?[A-Z0-9]))/)) {
    const sentence = part.replace(/^\s*(?:(?:[-*]|\d+\.) )?/, '').replace(/\*\*|<\/?\w+>/g, '');
    const start = line + part.slice(0, part.search(/\S|$/)).split('\n').length - 1;
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (words >= 3 && /[A-Za-z]{2}/.test(sentence)) sentences.push({ text: sentence, line: start, words });
    line += part.split('\n').length - 1;
  }
  return sentences;
};
