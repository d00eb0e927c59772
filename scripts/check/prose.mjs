// Measures the English of the documents: words a sentence, and the share of sentences over 30 words. Code, tables, headings and
// what a program wrote are left out. Prints a row a document; with --check, fails above the budget, and where a line of prose is
// too wide.
//
//     node scripts/check/prose.mjs [--check] [file …]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const budget = { mean: 18, long: 0.08 };
const longest = 30;
const widest = 100;

const checking = process.argv.includes('--check');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const documents = () =>
  readdirSync('docs', { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => join('docs', file));
const files =
  named.length > 0 ? named : ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'tests/cases/README.md', ...documents()];

/** The paragraphs and items of a document, each one text of one line. */
const paragraphsOf = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '\n')
    .replace(/<!-- measured:[\s\S]*?<!-- end -->/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '\n')
    .replace(/^\s*\|.*$/gm, '\n')
    .replace(/^#+ .*$/gm, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((paragraph) =>
      paragraph
        .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/^\s*(?:[-*]|\d+\.) /, '')
        .replace(/\*\*|<\/?\w+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');

/** The numbers of the lines of prose that are too wide. Pictures are not prose. */
const wideLines = (text) =>
  [/^```[\s\S]*?^```/gm, /<!-- measured:[\s\S]*?<!-- end -->/g, /<!--[\s\S]*?-->/g]
    .reduce((left, part) => left.replace(part, (whole) => whole.replace(/.+/g, '')), text)
    .split('\n')
    .flatMap((line, at) => ([...line].length > widest && !/^\s*\||^#|^!\[/.test(line) ? [at + 1] : []));

// A piece of code is one word, whatever is in it: its full stops end no sentence.
const sentencesOf = (paragraph) =>
  paragraph
    .replace(/`[^`]*`/g, 'Code')
    .replace(/\b(?:e\.g|i\.e|vs|M|C|D|etc)\./g, (abbreviation) => abbreviation.slice(0, -1))
    .split(/(?<=[.!?][)"’”*]*)\s+(?=[("“*]?[A-Z0-9])/)
    .filter((sentence) => /[A-Za-z]{2}/.test(sentence));

const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const measure = (text) => {
  const sentences = paragraphsOf(text).flatMap(sentencesOf);
  const lengths = sentences.map(wordsOf);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const overlong = sentences.filter((_, at) => lengths[at] > longest);
  return {
    words,
    sentences: sentences.length,
    mean: words / Math.max(1, sentences.length),
    long: overlong.length / Math.max(1, sentences.length),
    overlong,
  };
};

const percent = (part) => `${(100 * part).toFixed(0)} %`;
const rows = files.map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, wide: wideLines(text), ...measure(text) };
});
if (!checking) {
  console.log('| document | words | sentences | words a sentence | over 30 words |\n|---|---|---|---|---|');
  for (const { file, words, sentences, mean, long } of rows)
    console.log(`| ${file} | ${words} | ${sentences} | ${mean.toFixed(1)} | ${percent(long)} |`);
}

// One long sentence in a short document is over the share; it takes two to be a habit.
const problems = rows.filter(
  ({ mean, long, overlong }) => mean > budget.mean || (long > budget.long && overlong.length > 1),
);
for (const { file, mean, long, overlong } of checking ? problems : []) {
  console.error(`${file}: ${mean.toFixed(1)} words a sentence, ${percent(long)} over ${longest} words:`);
  for (const sentence of overlong) console.error(`  ${sentence.slice(0, 100)} …`);
}
const wide = rows.flatMap((row) => row.wide.map((line) => `${row.file}:${line}`));
for (const place of checking ? wide : []) console.error(`${place}: over ${widest} characters`);
process.exit(checking && problems.length + wide.length > 0 ? 1 : 0);
