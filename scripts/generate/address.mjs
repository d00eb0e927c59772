// Sets the address of the site, and optionally that of its repository, in package.json and in all texts that contain them:
//
//     npm run address -- https://cards.org/fifteen https://github.com/cards/fifteen
//
// With --check, fails if a document has a placeholder that is not the address in package.json.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const { homepage, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const known = [homepage, repository.url.replace(/^git\+|\.git$/g, '')];
const texts = execFileSync('git', ['ls-files', '*.md', '*.cff', 'package.json', ':!CHANGELOG.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

if (process.argv.includes('--check')) {
  const found = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/https:\/\/[\w.-]+\.example(?:\/[\w-]+)?/g)]
      .filter(([address]) => !known.some((each) => address.startsWith(each)))
      .map(([address]) => `${file}: ${address} is not the address in package.json`),
  );
  for (const each of found) console.error(each);
  process.exit(found.length > 0 ? 1 : 0);
}

const given = process.argv.slice(2).map((address) => new URL(address).href.replace(/\/$/, ''));
if (given.length === 0) {
  console.error('Give the address of the site, and if you like that of its repository.');
  process.exit(2);
}
for (const file of texts) {
  const before = readFileSync(file, 'utf8');
  const after = given
    .reduce((text, address, at) => text.replaceAll(known[at], address), before)
    .replaceAll(' (a placeholder until it is hosted)', '');
  if (after !== before) writeFileSync(file, after);
}
