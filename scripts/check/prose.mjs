// Measures the English of comments and documents. For each folder, it computes how many sentences have one of five bad habits,
// and the mean number of words in a sentence. Code, tables, headings and the output of programs are left out.
//
//     node scripts/check/prose.mjs                        prints a row per folder
//     node scripts/check/prose.mjs --check                fails above the budget, and if a line of a document is too wide
//     node scripts/check/prose.mjs --list PATTERN FOLDER  prints the sentences, with file and line; FOLDER is any path, or documents
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { linesOf, proseOfDocument, proseOfSource, sentencesOf } from './sentences.mjs';

/**
 * For each folder, the percentage of sentences that may match each of `patterns`, in their order. Lower a number after a
 * rewrite, and never raise one. The goals are at most 1.5 % `headless` in code and 1 % in documents, and 2 % `where`.
 */
const budget = {
  documents: [0, 0.2, 0.1, 0.2, 0.3],
  'cpp/cli': [0, 0, 0, 0, 0],
  'cpp/cribbage': [0, 0, 0, 0.1, 0.5],
  'cpp/measure': [0, 0, 0, 0, 0],
  'cpp/native': [0, 0, 0, 0, 0],
  'cpp/proof': [0, 0, 0, 0, 0],
  'cpp/solve': [0, 0, 0, 0, 0.3],
  'cpp/wasm': [0, 0, 0, 0, 0],
  scripts: [0, 0.3, 0, 0, 0],
  tests: [0.1, 0.2, 0.2, 0.3, 0.4],
  'web/app': [0.2, 0.2, 0, 0.2, 0.2],
  'web/element': [0, 0.4, 0, 0, 0],
  'web/engine': [0, 0, 0, 0, 0],
  'web/exercises': [0.7, 0, 0, 0, 0],
  'web/i18n': [0, 0, 0, 0, 0],
  'web/pages': [0, 0, 0, 0, 0],
  'web/styles': [0, 0.8, 0, 0, 0],
  'web/ui': [0, 0, 0, 0, 0.6],
  elsewhere: [0, 0, 0, 0, 0],
};
const widest = 100;
const longestMean = 18;

const place = 'place|line|point|file|folder|page|hole|from|to|of|on|says?|shows?|knows?|sees?|tells?|finds?';
const conjunction = 'as|and|or|if|where|which|who|that|because|with|of|for|in|not';

// The bad habits. The last four patterns are heuristics that know no grammar. They miss some sentences, and match some that are
// fine.
const patterns = {
  // Matches "What both keep who throw to win.", but no question.
  headless: /^(?:what|who|whose|whom|whatever|whoever)\b(?!.*\?)/is,
  // Matches "Undefined where it is not.", but not a "where" after a noun or verb of place, like "the line where it ends".
  where: new RegExp(
    `(?<!\\b(?:${place})\\s)\\bwhere\\s(?:it|there|that|this|nothing|nobody|no|they|we|he|a|an|the|code)\\b(?!\\s(?:is|was)[.,;)])` +
      '[^.,;:]*\\b(?:is|are|was|were|has|have|does|do|can)\\b',
    'i',
  ),
  // Matches "Those that fell too."
  nounless:
    /^(?:such|those|so many|each|both|one)\s(?:who|whose|that|which|where|of\s(?:them|those|these|such|which|who))\b/i,
  // Matches "Nothing is left to choose."
  nobody: /^(?:nobody|nothing|no one)\b/i,
  // Matches "Of a game without pegs.", but not if a main clause follows a comma.
  fragment: new RegExp(`^(?:of|with)\\s(?!.*,\\s(?!(?:${conjunction})\\b))`, 'is'),
};

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const isDocument = (file) =>
  /^docs\/.*\.md$/.test(file) ||
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'tests/cases/README.md'].includes(file);
const isShell = (file) => /^scripts\/(?:[^.]*|.*\.sh)$/.test(file);
const isSource = (file) => /\.(?:ts|mjs|h|cpp|css)$/.test(file) || isShell(file);

const files = tracked
  .filter((file) => isDocument(file) || isSource(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const prose = isDocument(file)
      ? proseOfDocument(text)
      : proseOfSource(text, isShell(file) && text.startsWith('#!/usr/bin/env bash'));
    return { file, text, sentences: sentencesOf(prose) };
  });
/**
 * True if the file belongs to `folder`, which is a key of `budget`. The folder `elsewhere` has the source files that belong to
 * no other folder.
 */
const isWithin = (file, folder) => {
  if (folder === 'documents') return isDocument(file);
  if (folder === 'elsewhere') return !isDocument(file) && !Object.keys(budget).some((other) => file.startsWith(other));
  return !isDocument(file) && file.startsWith(folder);
};
const sentencesIn = (folder) =>
  files
    .filter(({ file }) => isWithin(file, folder))
    .flatMap(({ file, sentences }) => sentences.map((one) => ({ file, ...one })));

const [mode, pattern, folder = ''] = process.argv.slice(2);
if (mode === '--list') {
  if (!(pattern in patterns)) throw new Error(`a pattern is one of ${Object.keys(patterns).join(', ')}`);
  for (const { file, line, text } of sentencesIn(folder))
    if (patterns[pattern].test(text)) console.log(`${file}:${line}: ${text.replace(/\s+/g, ' ')}`);
  process.exit(0);
}

const names = Object.keys(patterns);
const rows = Object.entries(budget).map(([folder, allowed]) => {
  const sentences = sentencesIn(folder);
  const counts = names.map((name) => sentences.filter(({ text }) => patterns[name].test(text)).length);
  return {
    folder,
    allowed,
    sentences,
    counts,
    shares: counts.map((count) => (100 * count) / sentences.length),
    mean: sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length,
  };
});
if (mode !== '--check') {
  console.log(
    `| folder | sentences | words a sentence | ${names.join(' | ')} |\n|---|--:|--:|${names.map(() => '--:|').join('')}`,
  );
  for (const { folder, sentences, shares, mean } of rows)
    console.log(
      `| ${folder} | ${sentences.length} | ${mean.toFixed(1)} | ${shares.map((share) => `${share.toFixed(1)} %`).join(' | ')} |`,
    );
  process.exit(0);
}

// Because the heuristics err, any folder may have one sentence that matches a pattern.
const problems = [
  ...rows.flatMap(({ folder, allowed, counts, shares }) =>
    shares.flatMap((share, at) =>
      counts[at] > 1 && share > allowed[at] + 0.05
        ? [`${folder}: ${share.toFixed(1)} % ${names[at]}, over ${allowed[at]} % (--list ${names[at]} ${folder})`]
        : [],
    ),
  ),
  ...rows.flatMap(({ folder, mean }) => (mean > longestMean ? [`${folder}: ${mean.toFixed(1)} words a sentence`] : [])),
  ...files.flatMap(({ file, text }) =>
    (isDocument(file) ? linesOf(text).split('\n') : []).flatMap((line, at) =>
      [...line].length > widest && !/^\s*\||^#|^!\[/.test(line) ? [`${file}:${at + 1}: over ${widest} characters`] : [],
    ),
  ),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
