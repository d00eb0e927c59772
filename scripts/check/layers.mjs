// Checks the sentences about who may use whom in docs/ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const files = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('generated'))
    .map((entry) => join(entry.parentPath, entry.name));

const problems = [];
const complain = (file, what) => problems.push(`${file}: ${what}`);

// TypeScript: from folder to the modules of ours it may import.
const web = [
  { from: 'web/engine/', may: [/^web\/engine\//], why: 'the engine knows nothing of the page' },
  { from: 'web/ui/', may: [/^web\/ui\//, /^web\/engine\/(types|cards)\./], why: 'ui knows no engine and no store' },
  {
    from: 'web/app/',
    may: [/^web\/app\//, /^web\/ui\//, /^web\/styles\//, /^web\/engine\/(index|types|cards)\./],
    why: 'app uses the engine by its index',
  },
  {
    from: 'web/element/',
    may: [/^web\/element\//, /^web\/ui\//, /^web\/styles\//, /^web\/engine\/(in_process|types|cards)\./],
    why: 'element and app never import each other',
  },
  {
    from: 'web/embed/',
    may: [
      /^web\/embed\//,
      /^web\/element\/(index|engine|public)\./,
      /^web\/ui\//,
      /^web\/app\/(route|state|strings|screens\/count_game)\./,
      /^web\/engine\/(in_process|types)\./,
    ],
    why: 'the embed is the app’s links and the elements',
  },
  {
    from: 'web/pages/',
    may: [/^web\/pages\//, /^web\/element\/define\./, /^web\/engine\/in_process\./, /^tests\/cases\//],
    why: 'a page knows the elements and the engine',
  },
];
const packagesOf = {
  'web/engine/': [],
  'web/ui/': [/^lit\b/, /^bootstrap-icons\b/],
  'web/app/': [/^lit\b/, /^workbox-window$/, /^uqr$/],
  'web/element/': [/^lit\b/],
  'web/embed/': [/^lit\b/],
  'web/pages/': [/^vite$/],
};
for (const { from, may, why } of web) {
  let sources = [];
  try {
    sources = files(from, /\.ts$/);
  } catch {
    continue; // not built yet
  }
  for (const file of sources) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (name.startsWith('.')) {
        const target = normalize(join(dirname(file), name));
        if (!may.some((allowed) => allowed.test(target))) complain(file, `imports ${target}, but ${why}`);
      } else if (
        packagesOf[from] &&
        !name.startsWith('node:') &&
        !packagesOf[from].some((allowed) => allowed.test(name))
      ) {
        complain(file, `imports the package ${name}`);
      }
    }
  }
}

// Effects live in one file, with the two that start it and keep its settings.
for (const file of files('web/app', /\.ts$/)) {
  if (/\/(effects|main|storage|trusted)\.ts$/.test(file)) continue;
  const touched = /\b(document|window|localStorage|navigator|location|history|fetch|setTimeout)\b\s*[.(]/.exec(
    readFileSync(file, 'utf8'),
  );
  if (touched) complain(file, `touches ${touched[1]}; effects live in effects.ts`);
}

// C++: a file of the core may include only its own level and those below.
const levels = [
  'status',
  'card card_set fields random',
  'score series',
  'explain deck mean play',
  'rank_sets',
  'dealt_ranks played table_reader schell_cribs',
  'opponent_shows',
  'crib_model',
  'throw_policy board',
  'public_play play_table opening_table kept_chances',
  'pegging',
  'deal_chances score_grid',
  'deal_shows winning_opponent opening_stakes',
  'play_tree',
  'play_vectors',
  'play_ends',
  'play_walk',
  'play_solver',
  'play_stakes',
  'advise advise_chances',
  'discard tables player',
  'discard_chances',
  'player_throws player_plays',
  'player_names game',
  'given simulate',
  'questions discard_questions play_questions board_questions simulate_questions',
  'every_question',
];
const levelOf = (name) => levels.findIndex((level) => level.split(' ').includes(name));
for (const file of files('cpp/cribbage', /\.(h|cpp)$/)) {
  const name = file.replace(/^.*\/|\.(h|cpp)$/g, '');
  const text = readFileSync(file, 'utf8').replace(/\/\/.*$/gm, '');
  if (levelOf(name) < 0) complain(file, 'has no level in scripts/check/layers.mjs');
  for (const [, included] of text.matchAll(/#include "([^"]+)"/g)) {
    const level = levelOf(included.replace(/\.h$/, ''));
    if (level < 0) complain(file, `includes ${included}, which is not of the core`);
    if (level > levelOf(name)) complain(file, `includes ${included}, which is above it`);
  }
  const foreign =
    /#include <(emscripten|nlohmann|CLI|iostream|fstream|cstdio|chrono|thread)\b|\bthrow\b|\bstd::cout\b/.exec(
      text.replace(/"[^"\n]*"/g, '""'),
    );
  if (foreign) complain(file, `uses ${foreign[0]}: the core knows cribbage and nothing else`);
}

// Nothing is called by a name that says nothing.
for (const file of ['cpp', 'web', 'tests', 'scripts'].flatMap((folder) => files(folder, /./)))
  if (/(^|[/_.-])(utils?|helpers?|misc|common|manager)([_.-]|$)/i.test(file)) complain(file, 'is named for nothing');

const bindingLines = readFileSync('cpp/wasm/bindings.cpp', 'utf8').split('\n').length;
if (bindingLines > 200) complain('cpp/wasm/bindings.cpp', `${bindingLines} lines: a binding is under 200`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
