// Checks that each file of the core is compiled for WebAssembly with the optimisation that the lists in cpp/wasm/CMakeLists.txt
// give it. Needs a built wasm module. A hot loop that is compiled for size takes twice the time, and no test notices.
import { readFileSync } from 'node:fs';

const lists = readFileSync('cpp/wasm/CMakeLists.txt', 'utf8');
const filesOf = (list) => new RegExp(`^set\\(${list}\\s([^)]*)\\)`, 'm').exec(lists)[1].trim().split(/\s+/);

const wanted = new Map([
  ...filesOf('fastest').map((file) => [file, '-O3']),
  ...filesOf('fast').map((file) => [file, '-O2']),
  ...filesOf('vectors').map((file) => [file, '-O2 -msimd128']),
]);
// Of several -O options, the last wins. But in emcc, an -Oz before it still has an effect.
const flagsOf = (command) => {
  const sizes = command.match(/(?<=\s)-O\w*/g) ?? [];
  const last = sizes.pop();
  return [
    ...(last !== '-Oz' && sizes.includes('-Oz') ? ['-Oz'] : []),
    last,
    ...(/\s-msimd128\s/.test(command) ? ['-msimd128'] : []),
  ].join(' ');
};

const problems = [];
const compiled = new Set();
for (const { file, command } of JSON.parse(readFileSync('build/wasm/compile_commands.json', 'utf8'))) {
  // If a folder is compiled as one unit, the compiled file is one that CMake writes. It includes the files of the folder.
  const files = /\/Unity\/[^/]+$/.test(file) ? readFileSync(file, 'utf8').match(/(?<=#include ")[^"]+/g) : [file];
  for (const source of files) {
    const [, name] = /\/cpp\/cribbage\/(\w+\/\w+)\.cpp$/.exec(source) ?? [];
    if (!name) continue;
    compiled.add(name);
    const expected =
      wanted.get(name) ?? (/^game\/(game|seated_players|simulate)$|\/simulate_questions$/.test(name) ? '-O3' : '-Oz');
    const flags = flagsOf(command);
    if (flags !== expected) problems.push(`${name} is compiled with ${flags} and not with ${expected}`);
  }
}
for (const name of wanted.keys()) if (!compiled.has(name)) problems.push(`${name} is not compiled`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
