import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../cpp/tables/manifest.json' with { type: 'json' };
import { publishedBoard } from '../../web/pages/data/board.js';
import { leads, replies } from '../../web/pages/data/play_leads.js';
import { csvOf } from '../../web/pages/data/published.js';
import { asked, runs } from './command.js';

const names = manifest.flatMap(({ file }) => (file.endsWith('.bin') ? file.replace('.bin', '') : []));

type Row = Readonly<Record<string, string>>;

/** Returns the rows of a table. Every line must have a value for each column. */
const rowsOf = (name: string, header: string): readonly Row[] => {
  const { status, stdout, stderr } = runs('table', name, '--csv');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const [first, ...lines] = stdout.trimEnd().split('\n');
  expect(first).toBe(header);
  const columns = header.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    if (values.length !== columns.length) throw new Error(`not a row of ${header}: ${line}`);
    return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']));
  });
};

const sums = (rows: readonly Row[], column: string, key: (row: Row) => string): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const row of rows) all.set(key(row), (all.get(key(row)) ?? 0) + Number(row[column] || Number.NaN));
  return all;
};

const farthestFrom = (wanted: number, found: ReadonlyMap<string, number>): number =>
  [...found.values()].reduce((most, sum) => Math.max(most, Math.abs(sum - wanted)), 0);

describe('the list of tables', () => {
  test('has what the manifest says of each, and the version that is in the file', () => {
    const all = JSON.parse(runs('table', '--json').stdout) as { name: string; version: number }[];
    expect(all.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { name, version, ...about } of all) {
      expect(about).toEqual(manifest.find(({ file }) => file === `${name}.bin`));
      const bytes = readFileSync(new URL(`../../cpp/tables/${name}.bin`, import.meta.url));
      expect(version).toBe(bytes.readUInt32LE(8));
      expect(JSON.parse(runs('table', name, '--json').stdout)).toEqual({ name, version, ...about });
    }
  });

  test('says in words how large each is and how far off', () => {
    const text = runs('table').stdout;
    for (const name of names) {
      const entry = manifest.find(({ file }) => file === `${name}.bin`);
      expect(text).toContain(runs('table', name).stdout);
      expect(runs('table', name).stdout).toMatch(new RegExp(`^${name} `));
      expect(runs('table', name).stdout).toContain(`${entry?.bytes} bytes`);
      expect(runs('table', name).stdout).toContain(`, hash ${entry?.hash}, `);
      expect(runs('table', name).stdout).toMatch(/exploitability 0\.\d+|error \w+ 0\.\d+, \w+ 0\.\d+/);
    }
  });

  test.each([['--csv'], ['board', '--csv', '--json'], ['nothing', '--csv'], ['board', 'play']])(
    'refuses table %s %s %s',
    (...words) => expect(runs('table', ...words).status).toBe(2),
  );
});

describe('the content of a table', () => {
  test('is the published file for the board', () =>
    expect(runs('table', 'board', '--csv').stdout).toBe(csvOf(publishedBoard)));

  test('is, for the play, what a discard counts for it', () => {
    const rows = rowsOf('play', 'role,kept,own_points,opponent_points');
    expect(rows.length).toBe(2 * 1820);
    for (const weDeal of [true, false]) {
      const [answer] = asked([{ ask: 'valueDiscards', dealt: '4H 5S 6D 7C JH QS', weDeal, order: 'points' }]);
      const choices = answer?.ok as { kept: string[]; play: { ours: number; theirs: number } }[];
      for (const { kept, play } of choices) {
        const ranks = kept.map((card) => card[0]).join('');
        const row = rows.find((each) => each.role === (weDeal ? 'dealer' : 'pone') && each.kept === ranks);
        expect(row?.own_points, ranks).toBe(play.ours.toFixed(4));
        expect(row?.opponent_points, ranks).toBe(play.theirs.toFixed(4));
      }
    }
  });

  test('is, for the crib, a throw from each of the 18,395 deals that differ in ranks', () => {
    const rows = rowsOf('crib', 'player,role,dealt,thrown,chance');
    const byDeal = sums(rows, 'chance', ({ player, role, dealt }) => `${player} ${role} ${dealt}`);
    expect(byDeal.size).toBe(3 * 18_395);
    expect(farthestFrom(1, byDeal)).toBeLessThan(1e-5);
    for (const { dealt = '', thrown = '', chance } of rows) {
      const left = thrown.split('-').reduce((held, rank) => held.replace(rank, ''), dealt);
      if (left.length !== 4 || !(Number(chance) > 0)) throw new Error(`${thrown} from ${dealt}`);
    }
    // At most a sixty-third of these deals have suits that make a flush, and so perhaps another best throw.
    const best = rows.find((row) => row.player === 'handOnly' && row.dealt === '2456JQ' && row.thrown === '2-Q');
    expect(Number(best?.chance)).toBeGreaterThan(0.9);
  });

  test('is, for the opening, the leads and replies that are published, of the two most frequent ranks', () => {
    const rows = rowsOf('opening', 'card,lead,reply,held,played,chance,net_points');
    const hand = ({ card, lead, reply, held }: Row) => `${card} ${lead} ${reply} ${held}`;
    expect(farthestFrom(1, sums(rows, 'chance', hand))).toBeLessThan(2e-4);
    const chances = new Map(rows.map((row) => [`${hand(row)} ${row.played}`, row]));
    const published = [
      ...leads.map((each) => ({ ...each, place: 'lead  ' })),
      ...replies.map((each) => ({ ...each, place: `reply ${each.lead} ` })),
    ];
    for (const { place, kept, chances: all } of published) {
      const two = (all[0]?.[1] ?? 0) + (all[1]?.[1] ?? 0);
      for (const [rank, chance] of all.slice(0, 2)) {
        const row = chances.get(`${place} ${kept} ${rank}`);
        // The table stores a chance in thirtieths, and the published file rounds it to a thousandth.
        if (!row || Math.abs(Number(row.chance) - chance / two) > 1 / 60 + 0.002 || row.net_points === '')
          throw new Error(`${place} ${kept} ${rank}: ${row?.chance}, not ${chance / two}`);
      }
    }
    expect(rows.filter(({ card }) => card === 'second').every(({ net_points }) => net_points === '')).toBe(true);
  });

  test('is, for the pegs, chances of every outcome, with the means of the play but for a little', () => {
    const rows = rowsOf('pegging', 'role,kept,pone_pegs,dealer_pegs,chance,dealer_first_chance');
    const hand = ({ role, kept }: Row) => `${role} ${kept}`;
    const all = sums(rows, 'chance', hand);
    expect(all.size).toBe(2 * 1820);
    expect(farthestFrom(1, all)).toBeLessThan(1e-3);
    const means = new Map<string, number>();
    for (const row of rows) {
      const own = Number(row.role === 'dealer' ? row.dealer_pegs : row.pone_pegs);
      means.set(hand(row), (means.get(hand(row)) ?? 0) + own * Number(row.chance));
      const both = Number(row.pone_pegs) > 0 && Number(row.dealer_pegs) > 0;
      if ((row.dealer_first_chance !== '') !== both) throw new Error(JSON.stringify(row));
    }
    const off = rowsOf('play', 'role,kept,own_points,opponent_points').map(
      (row) => (means.get(hand(row)) ?? Number.NaN) - Number(row.own_points),
    );
    expect(Math.sqrt(off.reduce((sum, each) => sum + each * each, 0) / off.length)).toBeLessThan(0.25);
  });

  test('is, for the stakes, at each of 121 scores how cards of a hand differ, around nought', () => {
    const { stdout } = runs('table', 'stakes', '--csv');
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('card,lead,held,played,dealer_needs_holes,pone_needs_holes,win_chance_above_mean');
    expect(lines.length - 2).toBe(121 * 82_628);
    const sum = new Map<string, number>();
    for (const line of lines.slice(1, -1)) {
      const [card, lead, held, , dealer, pone, ahead] = line.split(',');
      if (card !== 'lead') break;
      const key = `${lead}${held} ${dealer} ${pone}`;
      sum.set(key, (sum.get(key) ?? 0) + Number(ahead || Number.NaN));
    }
    expect(sum.size % 121).toBe(0);
    expect(farthestFrom(0, sum)).toBeLessThan(5e-5);
    expect(lines.at(-2)).toMatch(/^reply,K,QKKK,K,28,28,/);
  }, 60_000);
});
