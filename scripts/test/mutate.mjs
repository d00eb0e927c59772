// Breaks the product in small ways and says which of them the tests do not notice.
//
//     node scripts/test/mutate.mjs [core] [web] [--count N] [--seed S] [--again]
//
// The core is broken in N ways, or 240, and the web in N stretches of three lines, or 150; S draws them. Outcomes are kept in build
// for the code as it lies here, so a run of the core that was stopped goes on where it was, and Stryker runs again what changed.
// --again forgets them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from './count-tests.mjs';
import { breakCore } from './mutants/core.mjs';
import { breakWeb } from './mutants/web.mjs';

const parts = {
  core: { count: 240, run: breakCore, folders: ['cpp', 'tests/cpp', 'tests/cases'] },
  web: { count: 150, run: breakWeb },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string', default: '15' }, again: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const file = 'build/mutants.json';
const all = existsSync(file) && !values.again ? JSON.parse(readFileSync(file, 'utf8')) : {};

// What is kept of a part holds for these files.
const keptOf = async (part, folders) => {
  const state = await run('git', ['ls-files', '-s', ...folders]);
  const changed = await run('git', ['diff', '--', ...folders]);
  const files = createHash('sha256').update(state.output).update(changed.output).digest('hex').slice(0, 12);
  if (all[part]?.files !== files) all[part] = { files, outcomes: {} };
  return {
    at: (key) => all[part].outcomes[key],
    set: (key, outcome) => {
      all[part].outcomes[key] = outcome;
      mkdirSync('build', { recursive: true });
      writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
      return outcome;
    },
  };
};

const meaning = {
  survived: 'The tests run these and do not notice',
  unrun: 'No test runs these',
};
let left = 0;
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const kept = { ...(part.folders && (await keptOf(name, part.folders))), again: values.again ?? false };
  const outcomes = await part.run(
    Number(values.count ?? part.count),
    Number(values.seed),
    (text) => console.error(text),
    kept,
  );
  const counted = (outcome) => outcomes.filter((each) => each.outcome === outcome);
  const real = outcomes.length - counted('none').length;
  for (const [outcome, words] of Object.entries(meaning)) {
    if (counted(outcome).length > 0) console.log(`\n${words}:`);
    for (const each of counted(outcome)) console.log(`  ${each.name}\n      ${each.text}`);
  }
  const dead = counted('killed').length;
  console.log(`\n${name}: ${dead} of ${real} noticed (${((100 * dead) / real).toFixed(1)} %), seed ${values.seed}`);
  left += real - dead;
}
process.exit(left > 0 ? 1 : 0);
