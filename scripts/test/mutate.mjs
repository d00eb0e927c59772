// Mutation testing: breaks the core in small ways, one at a time, and reports the changes that the tests do not notice. --app
// breaks the app instead, and runs the tests that need no browser.
//
//     node scripts/test/mutate.mjs [--app] [--count N] [--seed S] [--again]
//
// The seed S picks N random changes (240 by default). Their outcomes are kept in build as long as the code stays the same, so a
// stopped run continues. --again forgets the outcomes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from './count-tests.mjs';
import { breakApp } from './mutants/app.mjs';
import { breakCore } from './mutants/core.mjs';

const { values } = parseArgs({
  options: {
    app: { type: 'boolean' },
    count: { type: 'string', default: '240' },
    seed: { type: 'string', default: '15' },
    again: { type: 'boolean' },
  },
});

// Stored outcomes are valid as long as the files in these folders stay the same.
const folders = values.app ? ['web', 'tests/app', 'tests/cases'] : ['cpp', 'tests/cpp', 'tests/cases', 'tests/corpus'];
const state = await run('git', ['ls-files', '-s', ...folders]);
const changed = await run('git', ['diff', '--', ...folders]);
const files = createHash('sha256').update(state.output).update(changed.output).digest('hex').slice(0, 12);

const file = values.app ? 'build/mutants-app.json' : 'build/mutants.json';
const stored = existsSync(file) && !values.again ? JSON.parse(readFileSync(file, 'utf8')) : {};
const outcomes = stored.files === files ? stored.outcomes : {};
const kept = {
  at: (key) => outcomes[key],
  set(key, outcome) {
    outcomes[key] = outcome;
    mkdirSync('build', { recursive: true });
    writeFileSync(file, `${JSON.stringify({ files, outcomes }, null, 1)}\n`);
  },
};

const all = await (values.app ? breakApp : breakCore)(
  Number(values.count),
  Number(values.seed),
  (text) => console.error(text),
  kept,
);
const counted = (outcome) => all.filter((each) => each.outcome === outcome);
const meaning = { survived: 'The tests run these and do not notice', unrun: 'No test runs these' };
for (const [outcome, words] of Object.entries(meaning)) {
  if (counted(outcome).length > 0) console.log(`\n${words}:`);
  for (const each of counted(outcome)) console.log(`  ${each.name}\n      ${each.text}`);
}
const dead = counted('killed').length;
const real = all.length - counted('none').length;
console.log(`\n${dead} of ${real} noticed (${((100 * dead) / real).toFixed(1)} %), seed ${values.seed}`);
process.exit(real > dead ? 1 : 0);
