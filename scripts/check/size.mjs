// Adds up the gzipped sizes of the files of the built app, and fails above the budgets. These are the parts of the app:
// - a first visit: everything that the app's own page asks for until it works offline;
// - the other files that are stored later for use offline;
// - the table of throws;
// - the code that gives advice;
// - the same with the code for games, and with the tables of the play;
// - the win chances of leads and replies near the last hole;
// - the table of win chances at every score (the board);
// - the files of the app in another language.
//
// Also checks the sizes of everything for other people's pages: the element for hands, the elements with only the counting
// engine, the elements with everything in one file, the embed, and the npm package as packed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isOf, languagesBesides } from '../build/languages.mjs';
import { shippedTables } from '../generate/shipped_tables.mjs';

// The known parts of each budget:
// - A first visit: support for several languages is about a kilobyte, half of it in the service worker. Receiving texts that
//   other apps share, and the shortcuts and pictures of the manifest, are half a kilobyte. Each stored file takes a line of
//   some fifty bytes in the service worker. The list of all starters of a hand is some 130 bytes. The following take some 350
//   bytes together: the way back to a review, spaces typed between cards, and players' names in messages of refusal. Notes
//   about what is missing offline in another language take some 400 bytes, with nested lists. The bundler keeps the long names
//   of properties, which are some 1,500 bytes. The sentence and the doors of the first sight, and hands counted by
//   themselves, are some 550 bytes. The choices of the order of cards and of the opponent's pace are some 100 bytes. Tables of
//   three and four, kept from the first tap, are some 3 kB. Loading a module in two files, and asking again once a file can be
//   loaded, are some 900 bytes.
// - Stored besides: the other screens, the game against the engine with its messages (some 18 kB), and the panels. Practice,
//   with the choice of its questions, its memory and its messages, is some 21 kB. The pages are here too: some 3 kB of them let
//   the rules show the throw of the day. The proof of every show on the About page is some 21 kB. Finished games and games set
//   aside are some 2 kB. The reasons for throws and cards are some 1,300 bytes. The rule for a new deal and the ranks that
//   would pass 31 are some 400 bytes. The styles of Discard and of the panels, and the sentences about advice, are some 2,400
//   bytes: they come with these screens and not with the first. Their messages, which are shown in no other place, are some 3 kB.
// - The advice: the reader of game records is some 21 kB, with the play, the shows and the messages for impossible lines of a
//   record. The code that unpacks the board and the stakes is some 7 kB. The frequencies of the pone's second card are 13 kB
//   larger than those of the solution of the whole play, because they mix more. Cribbage Squares is some 5 kB, and the readers of
//   other programs' games are some 8 kB. The throws of three
//   and four players are 6 kB with their rules, and their records some 2 kB: both are also in the two files with everything.
// - The board: three tables of 15 kB, one for each objective (win, game points, money). A player loads one of them.
// - Both engines: reading cards in every form that people write is some 1,700 bytes in each. The reasons for errors, with their
//   sentences, are some 2 kB in the counting engine and 5 kB in the advising one.
// - Another language: its messages, which are more than half of the budget, and its pages.
const budgets = {
  first: 98_000,
  besides: 177_000,
  throws: 56_600,
  advice: 120_000,
  play: 313_000, // Emscripten 6 needs 1.5 kB more than 3.1.6.
  stakes: 139_400,
  board: 76_400,
  language: 50_500,
};
// cribbage-hand.js has only the element for hands. fifteen-two.js and fifteen-two-all.js contain the reader of game records, for
// cribbage-game, and the code that makes the daily questions for cribbage-drill: some 12 kB, of which 4 kB are in the wasm module.
// The embed has neither. The messages of another language are 13 kB; fifteen-two.js fetches them.
const oneFile = {
  'element/v1/cribbage-hand.js': 50_500,
  'element/v1/fifteen-two.js': 71_000,
  'element/v1/fifteen-two-all.js': 278_000,
  'embed/v1/index.html': 283_000,
};
// Some 395 kB of the package are the command line, which bundlers leave out, and 40 kB are documents. Some 590 kB are wasm and
// tables once more, in scripts for servers, and 160 kB are source maps.
const tarball = 2_430_000; // Emscripten 6 needs 15 kB more than 3.1.6.
const folder = 'dist/app';
const read = (file) => readFileSync(join(folder, file), 'utf8');

// All files that the service worker stores for use offline.
const worker = read('sw.js');
const stored = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, url]) => url);
if (stored.length < 6) throw new Error('the list of stored files was not found in sw.js');

// Files of other languages are stored only for users of these languages.
const isForeign = (file) => languagesBesides.some((language) => isOf(language)(file));
if (stored.some(isForeign)) throw new Error(`stored for everybody: ${stored.filter(isForeign).join(', ')}`);

// Pages of numbers, which hardly compress. `cribs` has some 700 numbers, `odds` a thousand shorter numbers and a map, `leads`
// some 400 numbers, and `experts` some thirty positions. Each page has its own budget, so that numbers take no room from prose.
const figures = { cribs: 9_000, odds: 8_000, leads: 5_000, experts: 6_000 };
const pagesOfFigures = Object.entries(figures).flatMap(([name, budget]) => [
  [`${name}.html`, budget],
  ...languagesBesides.map(({ ending }) => [`${name}${ending}.html`, budget]),
]);
for (const name of Object.keys(figures)) {
  if (!stored.includes(`${name}.html`)) throw new Error(`${name}.html is not stored`);
  stored.splice(stored.indexOf(`${name}.html`), 1);
}

// Finds the files that the browser requests as soon as a page or script is loaded. A script requests its static imports, its
// worker and its wasm file, but its dynamic imports only when they are needed.
const page = (text) =>
  [...text.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\.\/([^"#?]+)"/g)].map(([, file]) => file);
const script = (text) =>
  [/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g, /new URL\(\s*["'`](?:\.\/)?([\w.-]+\.(?:js|wasm))["'`]/g].flatMap(
    (way) => [...text.matchAll(way)].map(([, file]) => `assets/${file}`),
  );
const askedBy = (file) => {
  if (file.endsWith('.html')) return page(read(file));
  return file.startsWith('assets/') && file.endsWith('.js') ? script(read(file)) : [];
};

// Besides the files named in index.html, the browser requests the service worker, the manifest and the icon shown beside the
// app's name.
const first = new Set(['index.html', 'sw.js', 'manifest.webmanifest', 'apple-touch-icon.png']);
// All tables that one program of cpp/solve makes share a budget.
const isTableOf = (solver) => {
  const tables = shippedTables.filter(({ generator }) => generator === `cpp/solve/${solver}/main.cpp`);
  return (file) => tables.some(({ name }) => file.startsWith(`assets/${name}-`) && file.endsWith('.bin'));
};
const [isThrows, isPlayed, isStakes, isBoard] = ['throws', 'play', 'openings', 'board'].map(isTableOf);
const isAdvice = (file) => /^assets\/advice-[^/]*\.wasm$/.test(file);
const isPlay = (file) => isPlayed(file) || /^assets\/(advice|games)-[^/]*\.(js|wasm)$/.test(file);
for (const file of first)
  for (const asked of askedBy(file)) if (existsSync(join(folder, asked)) && !isPlay(asked)) first.add(asked);
for (const [name, kind] of Object.entries({
  script: /\.js$/,
  worker: /worker-.*\.js$/,
  style: /\.css$/,
  engine: /\.wasm$/,
}))
  if (![...first].some((file) => file.startsWith('assets/') && kind.test(file)))
    throw new Error(`no ${name} was found in what index.html asks for`);
const besides = stored.filter(
  (file) => !first.has(file) && ![isPlay, isStakes, isThrows, isBoard].some((is) => is(file)),
);

const besidePage = readdirSync(folder).concat(readdirSync(join(folder, 'assets')).map((file) => `assets/${file}`));
const filesOf = (language) =>
  besidePage.filter((file) => isOf(language)(file) && !pagesOfFigures.some(([page]) => page === file));

const size = (file) => {
  const bytes = readFileSync(join(folder, file));
  return file.endsWith('.png') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const add = (files, budget, what) => {
  const rows = files.map((file) => [file, size(file)]).sort((a, b) => b[1] - a[1]);
  const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (!process.argv.includes('--quiet')) {
    for (const [file, bytes] of rows) console.log(`${String(bytes).padStart(7)}  ${file}`);
    console.log(`${String(total).padStart(7)}  ${what}, of ${budget}\n`);
  }
  return total > budget ? [`${what}: ${total} bytes gzipped, over the budget of ${budget}`] : [];
};

const problems = [
  ...pagesOfFigures.flatMap(([page, budget]) => add([page], budget, `the figures of ${page}`)),
  ...add([...first], budgets.first, 'a first visit'),
  ...add(besides, budgets.besides, 'stored for use offline besides'),
  ...add(stored.filter(isThrows), budgets.throws, 'the table of throws'),
  ...add(stored.filter(isAdvice), budgets.advice, 'the code of advice'),
  ...add(stored.filter(isPlay), budgets.play, 'advice, games and the play'),
  ...add(stored.filter(isStakes), budgets.stakes, 'what leads and replies win'),
  ...add(stored.filter(isBoard), budgets.board, 'the board'),
  ...languagesBesides.flatMap((each) =>
    add(filesOf(each), budgets.language, `stored where the app speaks ${each.name}`),
  ),
];
for (const [file, budget] of Object.entries(oneFile)) problems.push(...add([file], budget, `${file}, in one file`));

const [packed] = JSON.parse(
  execFileSync('npm', ['pack', './dist/package', '--dry-run', '--json', '--loglevel=error'], { encoding: 'utf8' }),
);
if (!process.argv.includes('--quiet'))
  console.log(`${String(packed.size).padStart(7)}  the npm package, of ${tarball}\n`);
if (packed.size > tarball) problems.push(`the npm package: ${packed.size} bytes packed, over the budget of ${tarball}`);

const forgotten = besidePage.filter((file) => file.startsWith('assets/') && !isForeign(file) && !stored.includes(file));
if (forgotten.length > 0) problems.push(`not stored for use offline: ${forgotten.join(', ')}`);

for (const problem of problems) console.error(problem);
// Versions of Emscripten between these make larger modules (cpp/wasm/CMakeLists.txt), so with others the sizes are only printed.
const compiler = execFileSync('em++', ['--version'], { encoding: 'utf8' });
const isJudged = /\b(3\.1\.6|6\.0\.5)\b/.test(compiler);
process.exit(problems.length > 0 && isJudged ? 1 : 0);
