import { describe, expect, test } from 'vitest';
import { leads, parseLeads, parseReplies, publishedPlay } from '../../web/pages/data/play_leads.js';
import { csvOf } from '../../web/pages/data/published.js';
import { read } from '../../web/pages/data/source_tables.js';
import { leadFacts } from '../../web/pages/figures/lead_tables.js';
import { english } from '../../web/pages/languages.js';
import { cellsOf, rowsOfCsv } from './page_tables.js';

const table = read('play-leads.csv');
const lines = table.trim().split('\n').slice(1);
const names = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

// A row of a file in cpp/tables has a hand, its share, and the cards played from it: `5TJQ,0.004801,T:0.260 J:0.740`.
describe('the published files', () => {
  const [leadRows = '', replyRows = ''] = publishedPlay.map(csvOf);
  const inRows = (line: string) => {
    const cells = line.split(',');
    const [share, played = ''] = cells.splice(-2);
    return played.split(' ').map((part) => [...cells, Number(share), ...part.split(':')].join(','));
  };
  const publishedRows = (text: string) =>
    rowsOfCsv(text)
      .slice(1)
      .map((cells) => cells.map((cell, at) => (at === cells.length - 3 ? Number(cell) : cell)).join(','));

  test.each([
    ['play-leads.csv', leadRows],
    ['play-replies.csv.gz', replyRows],
  ])('%s has every figure that was solved, a rank a row', (file, text) => {
    const solved = read(file).trim().split('\n').slice(1).flatMap(inRows);
    expect(publishedRows(text).sort()).toEqual(solved.sort());
  });
});

describe('the tables of the page', () => {
  // Reads the lines by patterns, independently of the code that reads them for the page.
  const countRank = (rank: string) => {
    let held = 0;
    let led = 0;
    for (const line of lines) {
      const [, share] = new RegExp(`^(?=[^,]*${rank})[^,]*,([^,]+),`).exec(line) ?? [];
      const [, chance] = new RegExp(`[, ]${rank}:([\\d.]+)`).exec(line) ?? [];
      held += Number(share ?? 0);
      led += Number(share ?? 0) * Number(chance ?? 0);
    }
    return [held, led / held] as const;
  };

  test.each([
    ['4', '4'],
    ['T', '10'],
  ])('say how often %s is led from the hands that have it', (rank, name) => {
    const [held, led] = countRank(rank);
    const row = cellsOf(leadFacts(english)['lead-ranks']).find(([card]) => card === name);
    expect(row).toEqual([name, `${(100 * held).toFixed(0)}%`, `${(100 * led).toFixed(1)}%`]);
  });

  test('have a row for every rank, and hardly ever lead a five', () => {
    const [, ...rows] = cellsOf(leadFacts(english)['lead-ranks']);
    expect(rows.map(([card]) => card)).toEqual(names);
    expect(rows[4]?.[2]).toBe('&lt;0.1%');
    expect(leadFacts(english)['lead-least']).toBe('5, in less than 0.1%');
  });

  test('have the forty hands kept most often, each with its most frequent lead first', () => {
    const [, ...rows] = cellsOf(leadFacts(english)['lead-hands']);
    const most = [...lines].sort((one, other) => Number(other.split(',')[1]) - Number(one.split(',')[1])).slice(0, 40);
    const hands = most.map((line) => [...line.slice(0, 4)].join(' ').replaceAll('T', '10'));
    expect(rows.map(([hand]) => hand)).toEqual(hands);
    const line = lines.find((each) => each.startsWith('5TJQ,')) ?? '';
    const [, ...figures] = /,([\d.]+),T:([\d.]+) J:([\d.]+) Q:([\d.]+)$/.exec(line) ?? [];
    const [share = 0, ten = 0, jack = 0, queen = 0] = figures.map((figure) => 100 * Number(figure));
    const parts = [['10', ten] as const, ['J', jack] as const, ['Q', queen] as const].sort(([, a], [, b]) => b - a);
    const wanted = parts.map(([card, part]) => `${card} ${part.toFixed(0)}%`).join(', ');
    expect(rows.find(([hand]) => hand === '5 10 J Q')).toEqual(['5 10 J Q', `${share.toFixed(2)}%`, wanted]);
  });

  test('say how often the hand kept mixes its leads', () => {
    const mixed = lines.filter((line) => (line.match(/:(1|0\.(?!00))/g) ?? []).length > 1);
    const part = mixed.reduce((sum, line) => sum + Number(line.split(',')[1]), 0);
    expect(leadFacts(english)['lead-mixed']).toBe(`${(100 * part).toFixed(0)}%`);
  });
});

describe('reading the leads', () => {
  test('accepts the shipped table', () => expect(parseLeads(table)).toEqual(leads));

  test.each([
    ['a row is missing', table.replace(/KKKK.*\n/, '')],
    ['the header is another', table.replace('leads', 'played')],
    ['a card is led that is not held', table.replace('A:1.000', '2:1.000')],
    ['the leads are not all', table.replace('A:1.000', 'A:0.900')],
    ['a share is none', table.replace(/(AAA2,)[\d.]+/, '$1')],
    ['the shares are not all', table.replace(/(5TJQ,)[\d.]+/, '$10.5')],
  ])('refuses a table if %s', (_, text) => {
    expect(text).not.toBe(table);
    expect(() => parseLeads(text)).toThrow(/row|played|share/);
  });
});

describe('the replies', () => {
  const text = read('play-replies.csv.gz');
  const [, ...replies] = rowsOfCsv(text);

  // Returns how often a wanted rank is the reply to one of these leads, in percent of the hands that have such a rank.
  const perHundred = (leads: string, wanted: (lead: string) => string) => {
    let able = 0;
    let willing = 0;
    for (const [lead = '', kept = '', share, played = ''] of replies) {
      if (!leads.includes(lead) || ![...kept].some((rank) => wanted(lead).includes(rank))) continue;
      able += Number(share);
      for (const rank of wanted(lead))
        willing += Number(share) * Number(new RegExp(`${rank}:([\\d.]+)`).exec(played)?.[1] ?? 0);
    }
    return ((100 * willing) / able).toFixed(0);
  };
  const ledIn = (rank: string) =>
    replies.reduce((sum, [lead, , share]) => (lead === rank ? sum + Number(share) : sum), 0);

  test('match the leads of the other file', () => {
    for (const rank of 'A23456789TJQK') {
      let led = 0;
      for (const { share, chances } of leads)
        for (const [played, chance] of chances) if (played === rank) led += share * chance;
      expect(Math.abs(ledIn(rank) - led), rank).toBeLessThan(0.0002);
    }
  });

  test.each([
    ['A', 'A', '3', 3],
    ['8', '8', '2', 2],
    ['T', '10', 'Q', 12],
  ])('to %s are shares of the hands that hold the card', (lead, name, rank, column) => {
    const row = cellsOf(leadFacts(english)['reply-grid']).find(([card]) => card === name);
    expect(row?.[column]).toBe(perHundred(lead, () => rank));
  });

  test('have a row and a column for every rank', () => {
    const [[, ...head] = [], ...grid] = cellsOf(leadFacts(english)['reply-grid']);
    expect(head).toEqual(names);
    expect(grid.map(([card]) => card)).toEqual(names);
  });

  test('say how often the dealer pairs, or makes fifteen, when able to', () => {
    const making: Readonly<Record<string, string>> = { 5: 'TJQK', 6: '9', 7: '8', 8: '7', 9: '6' };
    expect(leadFacts(english)['reply-pair']).toBe(`${perHundred('A23456789TJQK', (lead) => lead)}%`);
    expect(leadFacts(english)['reply-fifteen']).toBe(`${perHundred('56789TJQK', (lead) => making[lead] ?? '5')}%`);
  });

  test('name the cards paired most and least readily, of those that are led', () => {
    const paired = [...'A2346789TJQK'].map((rank) => Number(perHundred(rank, () => rank)));
    expect(leadFacts(english)['reply-pair-most']).toMatch(new RegExp(`^\\w+, in ${Math.max(...paired)}%$`));
    expect(leadFacts(english)['reply-pair-least']).toMatch(new RegExp(`^\\w+, in ${Math.min(...paired)}%$`));
    const [, rank, deals] =
      /^(\w+) is led in one of ([\d,]+) deals$/.exec(leadFacts(english)['reply-rarest'] ?? '') ?? [];
    expect(rank).toBe('5');
    expect(Number(deals?.replace(',', '')) * ledIn('5')).toBeCloseTo(1, 1);
  });

  test.each([
    ['a row is missing', text.replace(/K,QQQQ.*\n/, '')],
    ['a lead is none', text.replace('\nA,', '\n1,')],
    ['a reply is not held', text.replace('A:1.000', '5:1.000')],
    ['a share is none', text.replace(/(A,AAA2,)[\d.]+/, '$1')],
    ['the shares are not all', text.replace(/(A,AAA2,)[\d.]+/, '$10.5')],
  ])('are refused if %s', (_, spoilt) => {
    expect(spoilt).not.toBe(text);
    expect(() => parseReplies(spoilt)).toThrow(/row|lead|played|share/);
  });
});
