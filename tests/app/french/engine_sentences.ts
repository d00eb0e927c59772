import { readdirSync, readFileSync } from 'node:fs';

// Every sentence of an error that the sources can make: the calls that make errors are read from C++, and their texts put together with
// samples of what stands between them.

const sourcesIn = (folder: string, endings: RegExp): ReadonlyMap<string, string> => {
  const root = new URL(`../../../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => endings.test(file));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));
};

const withoutComments = (source: string): string =>
  source.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|\/\/[^\n]*/g, (found) => (found.startsWith('/') ? '' : found));

/** Where a piece of C++ ends that begins at `at`: at one of these signs outside of brackets and texts. */
const endOf = (source: string, at: number, signs: string): number => {
  let depth = 0;
  for (let here = at; here < source.length; ++here) {
    const sign = source.charAt(here);
    if (sign === '"' || (sign === "'" && /^'(?:[^'\\]|\\.)'/.test(source.slice(here, here + 4)))) {
      for (++here; here < source.length && source.charAt(here) !== sign; ++here)
        if (source.charAt(here) === '\\') ++here;
    } else if (depth === 0 && signs.includes(sign)) return here;
    else if ('([{'.includes(sign)) ++depth;
    else if (')]}'.includes(sign)) --depth;
  }
  return source.length;
};

/** A piece of C++, apart at a sign outside of brackets and texts. */
const apart = (source: string, sign: string): readonly string[] => {
  const parts: string[] = [];
  for (let at = 0; at <= source.length; ) {
    const end = endOf(source, at, sign);
    parts.push(source.slice(at, end).trim());
    at = end + 1;
  }
  return parts;
};

interface Piece {
  readonly file: string;
  readonly at: number;
  readonly code: string;
}

export const cpp = new Map<string, string>(
  ['cpp/cribbage', 'cpp/wasm'].flatMap((folder) =>
    [...sourcesIn(folder, /\.(cpp|h)$/)].map(
      ([file, source]) => [`${folder}/${file}`, withoutComments(source)] as const,
    ),
  ),
);

/** What the calls of a function are given as their argument `which`, from 0; declarations are no calls. */
const given = (name: string, which: number): readonly Piece[] =>
  [...cpp].flatMap(([file, source]) =>
    [...source.matchAll(new RegExp(`(?<!\\w)${name}\\(`, 'g'))].flatMap(({ index, 0: call }) => {
      const begin = index + call.length;
      const code = apart(source.slice(begin, endOf(source, begin, ')')), ',')[which] ?? '';
      const declared = /(Error|Result<[^;]*>|Names) $/.test(source.slice(Math.max(0, index - 60), index));
      return declared || code === '' ? [] : [{ file, at: index, code }];
    }),
  );

/** The texts that one of the two `PlayerWords` of a file has at a place. */
const playerWords = (which: number): readonly string[] =>
  [...cpp].flatMap(([file, source]) =>
    [...source.matchAll(/\b(?:PlayerWords|us|them)\{(?=name, |")/g)].flatMap(({ index, 0: found }) => {
      const begin = index + found.length;
      const code = apart(source.slice(begin, endOf(source, begin, '}')), ',')[which] ?? '';
      return textsOf({ file, at: index, code });
    }),
  );

export const seen = new Set<string>();

/** What stands between the texts of a message: samples, or pieces of C++ that say it. */
const between: readonly (readonly [RegExp, () => readonly string[]])[] = [
  [/^clip\(/, () => ['5X', '', 'a “b” c.', 'X: y, not “z”']],
  [/^std::to_string\(/, () => ['7', '25']],
  [/^name\((card|one|laid\.card|\*refusal\.card)\)$/, () => ['five of hearts', 'ace of spades', 'queen of clubs']],
  [/^print\((card\.rank|card)\)$/, () => ['5']],
  [/^print\(\*kept\[at\]\)$/, () => ['5H', 'T']],
  [/^written\((game_\.score|score->holes|score|scores_)\)$/, () => ['4-10']],
  [/^print\(missing\)$/, () => ['5H', '5H QC']],
  [/^(std::string\()?1, print\((card\.rank|refusal\.card->rank\(\))\)\)?$/, () => ['4', 'A', 'Q']],
  [/^(names_\[who\]|names\[who\]|name|nameOf\(\w+\))$/, () => ['Ann', 'our Ben', 'Zoé leads']],
  [/^record\.names\[/, () => ['Ann']],
  [/^sum$/, () => ['25']],
  [/^field$/, () => ['hand']],
  [/^listed\(names\)$/, () => ['points, win or random']],
  [/^listedInQuotes\(\w+\)$/, () => ['“win”, “acc” or “money”']],
  [/^std::string\(head_?\.about\)$/, () => abouts()],
  [/^words\[\w+\.\w+\]\.subject$/, () => playerWords(0)],
  [/^turn\.leads$/, () => playerWords(1)],
  [/^words\[other\(refusal\.turn\)\]\.deals$/, () => playerWords(2)],
  [/^(turn|words\[\w+\.\w+\])\.possessive$/, () => playerWords(3)],
  [/^reasonOf\(/, () => reasons()],
  // Read where they are made.
  [/^(message|std::move\(message\)|full\.error\(\)\.message|badCard\(word\)\.message)$/, () => []],
];

/** What a function is handed is what its calls hand over. */
const parameters: Readonly<Record<string, () => readonly string[]>> = {
  'cpp/cribbage/questions/arguments.cpp wanted': () => given('wrongCount', 1).flatMap(textsOf),
  'cpp/cribbage/game/player_names.cpp does': () => given('unknown', 2).flatMap(textsOf),
  'cpp/cribbage/questions/given.cpp what': () =>
    [given('missing', 1), given('wrongKind', 2), given('textOf', 2), given('turnsOf', 2)]
      .flat()
      .filter(({ file, code }) => !(file.endsWith('given.cpp') && code === 'what'))
      .flatMap(textsOf),
  'cpp/cribbage/base/table_bytes.cpp what': () => given('refuse', 0).filter(isText).flatMap(textsOf),
  'cpp/cribbage/advice/tables.cpp what': () => given('kept', 2).filter(isText).flatMap(textsOf),
};

const isText = ({ code }: Piece): boolean => code.startsWith('"');

const abouts = (): readonly string[] =>
  [...cpp.values()].flatMap((source) =>
    [...source.matchAll(/\{\s*"\w+", "([^"]+)", "15-2\w{4}"/g)].map(([, about = '']) => about),
  );

const reasons = (): readonly string[] => {
  const file = 'cpp/cribbage/play/refusal.cpp';
  const source = cpp.get(file) ?? '';
  const begin = source.indexOf('reasonOf(');
  const end = source.indexOf('\n}', begin);
  return [...source.matchAll(/return ([^{][^;]*);/g)]
    .filter(({ index }) => index > begin && index < end)
    .flatMap(({ index, 1: code = '' }) => textsOf({ file, at: index, code }));
};

/** A variable of the same file that is given its text before `at`, and what is appended to it there. */
const variable = ({ file, at, code }: Piece): readonly string[] | undefined => {
  const source = (cpp.get(file) ?? '').slice(0, at);
  const found = [...source.matchAll(new RegExp(`(?:string|char\\* const) ${code}(?: = |\\{)`, 'g'))].at(-1);
  if (!found) return undefined;
  const begin = found.index + found[0].length;
  const whole = textsOf({ file, at: begin, code: source.slice(begin, endOf(source, begin, ';}')) });
  const more = new RegExp(`^[^}]*?\\b${code}\\.append\\(`).exec(source.slice(begin));
  if (!more) return whole;
  const from = begin + more[0].length;
  return joined([whole, textsOf({ file, at: from, code: source.slice(from, endOf(source, from, ')')) })]);
};

const joined = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce((all, part) => all.flatMap((begin) => part.map((end) => begin + end)), ['']);

/** All that a piece of C++ may say, with samples between its texts. */
function textsOf(piece: Piece): readonly string[] {
  const of = (code: string) => textsOf({ ...piece, code: code.trim() });
  const { file } = piece;
  const code = piece.code.replace(/\.c_str\(\)$/, '');
  const [condition = '', ...ways] = apart(code, '?');
  if (condition !== code && ways.length > 0) {
    const [yes = '', ...no] = apart(ways.join('?').replaceAll('::', '\0'), ':');
    return [yes, no.join(':')].flatMap((way) => of(way.replaceAll('\0', '::')));
  }
  const terms = apart(code, '+');
  if (terms.length > 1) return joined(terms.map(of));
  if (/^("(?:[^"\\]|\\.)*"\s*)+$/.test(code)) {
    const texts = [...code.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text) as string);
    for (const text of texts) seen.add(text);
    return [texts.join('')];
  }
  if (code.startsWith('(') && endOf(code, 1, ')') === code.length - 1) return of(code.slice(1, -1));
  const known = between.find(([pattern]) => pattern.test(code));
  if (known) return known[1]();
  const [, inner] = /^std::string\((.*)\)$/s.exec(code) ?? [];
  if (inner !== undefined) return of(inner);
  const said = parameters[`${file} ${code}`]?.() ?? variable({ ...piece, code });
  if (!said) throw new Error(`${file}: what may ${code} be in a message? Say it in this test.`);
  return said;
}

/** What the core and the doors can say. */
export const made: readonly string[] = [
  ...given('makeError', 2),
  ...given('refused', 1),
  ...given('cannotBe', 1),
].flatMap(textsOf);

const sentencesIn = (source: string): readonly string[] =>
  [...withoutComments(source).matchAll(/'([A-Z][^'\n]* [^'\n]*\.)'|`([A-Z][^`\n]* [^`\n]*\.)`/g)].map(
    ([, plain, withBlanks = '']) => plain ?? withBlanks.replace(/\$\{\w+\}/g, 'crib'),
  );

/** What the engine's client can say. */
export const inEngine = [...sourcesIn('web/engine', /^[^/]*\.ts$/).values()].flatMap(sentencesIn);
