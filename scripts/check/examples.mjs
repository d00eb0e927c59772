// Checks that the examples in the comments of cribbage.h are tested: each must stand word for word in
// tests/cpp/cribbage_test.cpp.
import { readFileSync } from 'node:fs';

const linesOf = (file) => readFileSync(file, 'utf8').split('\n');
// Collapses spaces, because the two files align their comments differently.
const plain = (line) => line.replace(/\s+/g, ' ').trim();

const examples = [[]];
for (const line of linesOf('cpp/cribbage/cribbage.h')) {
  const [, code] = /^\/\/\/ {5}(.*)$/.exec(line) ?? [];
  if (code !== undefined) examples.at(-1).push(plain(code));
  else if (examples.at(-1).length > 0) examples.push([]);
}
examples.pop();
const tests = linesOf('tests/cpp/cribbage_test.cpp').map(plain).join('\n');
const missing = examples.filter((code) => !tests.includes(`\n${code.join('\n')}\n`));

for (const code of missing)
  console.error(`tests/cpp/cribbage_test.cpp has no such lines together:\n${code.join('\n')}\n`);
if (examples.length === 0) console.error('cpp/cribbage/cribbage.h has no examples');
process.exit(missing.length > 0 || examples.length === 0 ? 1 : 0);
