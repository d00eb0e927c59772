// Prints the tables of cpp/tables/manifest.json, as a table in Markdown. Its columns are the bytes uncompressed, gzipped and as
// downloaded by the app, the hash and the date. Needs a built wasm module.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const figure = (number) => number.toLocaleString('en-US');
console.log('| table | bytes | gzipped | sent | hash | made |\n|---|---|---|---|---|---|');
for (const { file, bytes, hash, made } of JSON.parse(readFileSync('cpp/tables/manifest.json', 'utf8'))) {
  const table = readFileSync(`cpp/tables/${file}`);
  if (table.length !== bytes) throw new Error(`${file} has not the bytes of the manifest`);
  const gzipped = execFileSync('gzip', ['-9cn', `cpp/tables/${file}`]).length;
  const sent = `web/engine/generated/${file}`;
  const bytesSent = existsSync(sent) ? figure(readFileSync(sent).length) : '';
  console.log(`| \`${file}\` | ${figure(bytes)} | ${figure(gzipped)} | ${bytesSent} | ${hash} | ${made} |`);
}
