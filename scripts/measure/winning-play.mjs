// Prints, for some of the scores of cpp/tables/winning-play.csv, what playing to win changes: a table in Markdown.
import { readFileSync } from 'node:fs';

const shown =
  '93–93 101–101 107–107 109–107 107–109 111–111 114–109 109–114 115–115 114–116 118–114 116–116 118–118 119–116 116–119 ' +
  '119–119 120–119 119–120 120–120';
const last = 121;

const [head, ...lines] = readFileSync('cpp/tables/winning-play.csv', 'utf8').trim().split('\n');
const names = head.split(',');
const rows = new Map(
  lines.map((line) => {
    const row = Object.fromEntries(line.split(',').map((figure, at) => [names[at], Number(figure)]));
    return [`${last - row.dealer_needs}–${last - row.pone_needs}`, row];
  }),
);

const signed = (figure) => `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(4)}`;
console.log(
  '| dealer–pone | both for points, the dealer wins | the dealer alone | the pone alone | both play to win |',
);
console.log('|---|---|---|---|---|');
for (const score of shown.split(' ')) {
  const row = rows.get(score);
  if (!row) throw new Error(`${score} was not solved`);
  const both = row.winning_play - row.points_play;
  const figures = [row.points_play.toFixed(4), ...[row.dealer_gains, row.pone_gains, both].map(signed)];
  console.log(`| ${[score, ...figures].join(' | ')} |`);
}
