#!/usr/bin/env node
// The command line for whoever has no compiler: `npx fifteen-two score 5H 5D 5S JC -s 5C`. It is the native one,
// compiled to WebAssembly.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import run from './command.cjs';

// Tables are gzipped or packed; the module unpacks the latter.
const readTable = (name) => {
  const bytes = readFileSync(new URL(`../engine/generated/${name}.bin`, import.meta.url));
  return bytes.subarray(0, 4).toString() === '15-2' ? bytes : gunzipSync(bytes);
};

await run({ arguments: process.argv.slice(2), readTable });
