import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  allDeals,
  averages,
  parseAverages,
  parseSuited,
  publishedAverages,
  ranks,
  roles,
  suited,
} from '../../web/pages/data/crib_averages.js';
import { csvOf } from '../../web/pages/data/published.js';
import { cribFacts } from '../../web/pages/figures/crib_tables.js';
import { english } from '../../web/pages/languages.js';
import { cellsOf, rowsOfCsv } from './page_tables.js';

const read = (file: string) => readFileSync(new URL(`../../cpp/tables/${file}`, import.meta.url), 'utf8');
const table = read('crib-averages.csv');
const [byRanks = '', bySuits = ''] = publishedAverages.map(csvOf);
const cribOf = new Map(rowsOfCsv(table).map(([role, pair, crib]) => [`${role} ${pair}`, Number(crib)]));

const withoutSmall = /<small>.*|<svg.*/;

describe('the published files', () => {
  test('have the averages of the table and how often each is thrown', () => {
    const [header, ...rows] = rowsOfCsv(byRanks);
    expect(header).toEqual(['role', 'thrown', 'average_crib', 'deals', 'frequency']);
    expect(rows).toHaveLength(182);
    expect(rows.map((row) => row.slice(0, 4).join())).toEqual(table.trim().replaceAll('-', ' ').split('\n').slice(1));
    for (const [role, thrown, , deals, frequency] of rows)
      expect(Number(frequency), `${role} ${thrown}`).toBeCloseTo(Number(deals) / 20_358_520, 8);
  });

  test('have as many suited and unsuited deals together as the pair has', () => {
    expect(rowsOfCsv(bySuits)).toHaveLength(1 + 2 * 169);
    for (const { role, thrown, deals } of averages) {
      const parts = suited.filter((each) => each.role === role && each.thrown === thrown);
      expect(
        parts.reduce((sum, each) => sum + each.deals, 0),
        `${role} ${thrown}`,
      ).toBe(deals);
    }
  });
});

describe('the tables of the page', () => {
  test.each(roles)('the %s’s table has the average of its two cards in every cell', (role) => {
    const [head, ...rows] = cellsOf(cribFacts(english)[`${role}-grid`], withoutSmall);
    const names = ranks.map((rank) => (rank === 'T' ? '10' : rank));
    expect(head).toEqual(['', ...names]);
    expect(rows).toHaveLength(13);
    for (const [left, [name, ...cells]] of rows.entries()) {
      expect(name).toBe(names[left]);
      const wanted = ranks.map((rank, top) => {
        const pair = top < left ? `${rank}-${ranks[left]}` : `${ranks[left]}-${rank}`;
        return cribOf.get(`${role} ${pair}`)?.toFixed(2);
      });
      expect(cells).toEqual(wanted);
    }
  });

  test.each(roles)('the %s’s list has all 91 throws, the best first', (role) => {
    const [, ...rows] = cellsOf(cribFacts(english, [])[`${role}-list`], withoutSmall);
    expect(new Set(rows.map(([thrown]) => thrown)).size).toBe(91);
    const cribs = rows.map(([thrown = '', crib]) => {
      const pair = thrown.replace('–', '-').replaceAll('10', 'T');
      expect(crib, pair).toBe(cribOf.get(`${role} ${pair}`)?.toFixed(2));
      return Number(crib);
    });
    expect(cribs).toEqual([...cribs].sort((one, other) => (role === 'dealer' ? other - one : one - other)));
  });

  test('one suit and two suits have their own columns when their averages are given', () => {
    // Invents averages: a quarter of the throws of two different ranks are suited, and their cribs are worth 0.1 more.
    const [, ...pairs] = rowsOfCsv(table);
    const lines = pairs.flatMap(([role, pair = '', crib, deals]) => {
      const apart = pair[0] === pair[2] ? 0 : Math.floor(Number(deals) / 4);
      const unsuited = `${role},${pair},unsuited,${crib},${Number(deals) - apart}`;
      return pair[0] === pair[2] ? [unsuited] : [`${role},${pair},suited,${Number(crib) + 0.1},${apart}`, unsuited];
    });
    const bySuits = parseSuited(['role,pair,suits,crib,deals', ...lines].join('\n'));
    const facts = cribFacts(english, bySuits);
    const [head, ...rows] = cellsOf(facts['dealer-list'], withoutSmall);
    expect(head).toEqual(['Throw', 'Average', 'One suit', 'Two suits', 'How often']);
    expect(rows.find(([thrown]) => thrown === '5–J')?.slice(0, 4)).toEqual(['5–J', '7.03', '7.13', '7.03']);
    expect(rows.find(([thrown]) => thrown === '5–5')?.slice(0, 4)).toEqual(['5–5', '8.92', '–', '8.92']);
    expect(facts['data-suits']).toContain('suits');
    expect(cribFacts(english, [])['data-suits']).toBe('');
  });
});

describe('reading the averages', () => {
  const header = 'role,pair,crib,deals';
  const parse = (text: string) => () => parseAverages(text, header, 182);

  test('accepts the shipped table', () => expect(parse(table)()).toEqual(averages));

  test.each([
    ['a row is missing', table.replace(/pone,K-K.*\n/, '')],
    ['the header is another', table.replace('crib', 'mean')],
    ['an average is none', table.replace(/(dealer,A-A,)[\d.]+/, '$1nan')],
    ['an average is empty', table.replace(/(dealer,A-A,)[\d.]+/, '$1')],
    ['an average is beyond 29', table.replace(/(dealer,A-A,)[\d.]+/, '$130')],
    ['the deals are not all', table.replace(/(dealer,A-A,[\d.]+),\d+/, '$1,1')],
  ])('refuses a table if %s', (_, text) => {
    expect(text).not.toBe(table);
    expect(parse(text)).toThrow(/row|average|deals/);
  });

  test('the number of deals is the number of ways to draw six of 52', () => {
    const ways = [52, 51, 50, 49, 48, 47].reduce((product, left, at) => (product * left) / (at + 1), 1);
    expect(allDeals).toBe(ways);
  });
});
