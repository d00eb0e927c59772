// Writes the licence notices for the third-party parts of the app: `npm run notices`. With --check, fails if they are not up to
// date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { packages } from '../check/shipped.mjs';

const target = 'web/public/third-party-notices.txt';

const licenceOf = (name) => {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE']
    .map((each) => `node_modules/${name}/${each}`)
    .find(existsSync);
  if (!file) throw new Error(`${name} has no licence file`);
  return readFileSync(file, 'utf8').trim().replaceAll('\r\n', '\n');
};

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const groups = new Map();
for (const name of packages) {
  const licence = licenceOf(name);
  groups.set(licence, [...(groups.get(licence) ?? []), `${name} ${versionOf(name)}`]);
}

const compiled = readFileSync('scripts/generate/notices-compiled.txt', 'utf8').trim();
const rule = '\n\n----------------------------------------\n\n';
const text = `${[
  'Fifteen Two is free software under the MIT licence. It is made with the following, each under its own.',
  compiled,
  ...[...groups].map(([licence, names]) => `${names.join(', ')}\n\n${licence}`),
].join(rule)}\n`;

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`${target} is not what scripts/generate/notices.mjs writes: run npm run notices`);
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
