// The configuration of Vitest for app.mjs. The test files that took the shortest time run first, because most changes are noticed
// by several files. The first failure ends the run. A test may take long by the clock, because the machine may be busy.
import { existsSync, readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import config from '../../../vitest.config.ts';

const report = 'build/mutants/app.json';
const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
const times = new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
const timeOf = ({ moduleId }) => times.get(moduleId) ?? 0;

class ShortestFirst extends BaseSequencer {
  async sort(files) {
    return files.toSorted((one, two) => timeOf(one) - timeOf(two));
  }
}

// With the option --bail, Vitest would still load the other files.
const endAt = (name) => {
  console.log(name);
  process.exit(1);
};
const atFailure = {
  onTestCaseResult: (test) => test.result().state === 'failed' && endAt(test.fullName),
  onTestModuleEnd: (file) => file.state() === 'failed' && endAt(file.moduleId),
};

export default mergeConfig(config, {
  test: { testTimeout: 300_000, sequence: { sequencer: ShortestFirst }, reporters: [atFailure] },
});
