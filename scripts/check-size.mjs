// Adds up what a first visit to dist/app brings over the network, gzipped, and fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const budget = 90_000;
const folder = 'dist/app';

// Everything the service worker stores, the worker itself, the manifest and the icon a browser shows beside it.
const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
const stored = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, url]) => url);
const visited = [...new Set([...stored, 'sw.js', 'manifest.webmanifest', 'icon-192.png'])];
if (stored.length < 6) throw new Error('the list of stored files was not found in sw.js');

const size = (file) => {
  const bytes = readFileSync(join(folder, file));
  return file.endsWith('.png') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const rows = visited.map((file) => [file, size(file)]).sort((a, b) => b[1] - a[1]);
const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);

if (!process.argv.includes('--quiet')) {
  for (const [file, bytes] of rows) console.log(`${String(bytes).padStart(7)}  ${file}`);
  console.log(`${String(total).padStart(7)}  in all, of ${budget}`);
}
const forgotten = readdirSync(join(folder, 'assets')).filter((file) => !visited.includes(`assets/${file}`));
if (forgotten.length > 0) {
  console.error(`not stored for use offline: ${forgotten.join(', ')}`);
  process.exit(1);
}
if (total > budget) {
  console.error(`a first visit is ${total} bytes gzipped, over the budget of ${budget}`);
  process.exit(1);
}
