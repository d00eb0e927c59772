// Prints, as a table in Markdown, how many games each level wins against the expert. The numbers are from the file that
// `measure_match --levels` writes. Fails if they were measured with tables other than the current ones.
import { readFileSync } from 'node:fs';
import { shippedTables } from '../generate/shipped_tables.mjs';

const file = 'cpp/measure/levels.json';
const { pairs, seed, tables, againstExpert } = JSON.parse(readFileSync(file, 'utf8'));
const command = `npm run measure -- match --levels ${file} --games ${pairs} --seed ${seed}`;

for (const { name, hash } of shippedTables)
  if (name in tables && tables[name] !== hash) {
    console.error(`${file} was measured with another ${name}.bin: ${command}`);
    process.exit(1);
  }

const ofHundred = ({ mean, standardError }) => `${(100 * mean).toFixed(1)} ± ${(100 * standardError).toFixed(1)}`;
console.log('| level | wins of 100 games, as counted | less the luck | points a deal more |\n|---|---|---|---|');
for (const [level, { counted, lessLuck, pegs }] of Object.entries(againstExpert))
  console.log(
    `| ${level} | ${ofHundred(counted)} | **${ofHundred(lessLuck)}** | ${pegs.mean.toFixed(2)} ± ${pegs.standardError.toFixed(2)} |`,
  );
const hashes = Object.entries(tables).map(([name, hash]) => `${name}.bin ${hash}`);
console.log(`\nMeasured by \`${command}\`, with\n${hashes.join(', ')}.`);
