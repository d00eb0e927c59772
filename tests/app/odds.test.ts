import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine, type Outlook } from '../../dist/engine/index.js';
import manifest from '../../package.json' with { type: 'json' };
import { boardAsPlanes, checkSolved, hashOf, publishedBoard, solvedBoard } from '../../web/pages/data/board.js';
import { csvOf } from '../../web/pages/data/published.js';
import { oddsFacts, shades } from '../../web/pages/figures/odds_tables.js';
import { english } from '../../web/pages/languages.js';
import { cellsOf } from './page_tables.js';

const table = new Uint8Array(readFileSync(new URL('../../cpp/tables/board.bin', import.meta.url)));
const scores = [...Array(121).keys()];
const tens = scores.filter((score) => score % 10 === 0);
const roles = [
  ['you', true],
  ['they', false],
] as const;

// The engine's win chances for the dealer, indexed by the dealer's score, then the pone's.
const engine = await createEngine();
const dealers: Outlook[][] = [];
for (const ours of scores) {
  const row: Outlook[] = [];
  for (const theirs of scores) row.push(await engine.winChance({ ours, theirs, weDeal: true }));
  dealers.push(row);
}
afterAll(() => engine.close());
const outlookOf = (ours: number, theirs: number, weDeal: boolean) => engine.winChance({ ours, theirs, weDeal });

const boardCsv = csvOf(publishedBoard);
const boardJson = boardAsPlanes(manifest.version);
const facts = oddsFacts(english);
const whole = (chance: number) => (100 * chance).toFixed(0);

describe('the published files', () => {
  test('board.csv has the engine’s chances at every score', () => {
    const [header, ...rows] = boardCsv.trim().split('\n');
    expect(header).toBe('dealer,pone,win,skunk,double_skunk,skunked,double_skunked');
    const wanted = dealers.flatMap((row, dealer) =>
      row.map(({ chance, skunkFor, doubleSkunkFor, skunkAgainst, doubleSkunkAgainst }, pone) => {
        const chances = [chance, skunkFor, doubleSkunkFor, skunkAgainst, doubleSkunkAgainst];
        return [dealer, pone, ...chances.map((each) => each.toFixed(4))].join(',');
      }),
    );
    expect(rows).toHaveLength(14_641);
    expect(rows).toEqual(wanted);
  });

  test('board.json has the same chances, with their origin', () => {
    const { win, skunk, doubleSkunk, skunked, doubleSkunked, ...about } = JSON.parse(boardJson);
    const rows = [win, skunk, doubleSkunk, skunked, doubleSkunked];
    const lines = scores.flatMap((dealer) =>
      scores.map((pone) => [dealer, pone, ...rows.map((plane) => plane[dealer][pone].toFixed(4))].join(',')),
    );
    expect(lines).toEqual(boardCsv.trim().split('\n').slice(1));
    expect(rows.every((plane) => plane.length === 121 && plane.every((row: number[]) => row.length === 121))).toBe(
      true,
    );
    expect(about).toMatchObject({
      version: manifest.version,
      hash: `0x${hashOf(table).toString(16).padStart(8, '0')}`,
      made: solvedBoard.made,
      error: solvedBoard.error,
      licence: 'CC0-1.0',
      order: '[dealer][pone]',
    });
    expect(about.method).toMatch(/^[A-Z].+\.$/);
  });
});

describe('the figures of the page', () => {
  test.each(roles)('give the engine’s chance at every tenth score when %s deal', async (who, weDeal) => {
    const [head, ...rows] = cellsOf(facts[`odds-${who}-deal`]);
    expect(head).toEqual(['', ...tens.map(String)]);
    expect(rows).toHaveLength(13);
    for (const [at, [ours, ...cells]] of rows.entries()) {
      expect(ours).toBe(String(tens[at]));
      const wanted = await Promise.all(tens.map((theirs) => outlookOf(Number(ours), theirs, weDeal)));
      expect(cells).toEqual(wanted.map(({ chance }) => whole(chance)));
    }
  });

  test.each(roles)('give the engine’s chances at the last holes, and its skunks, when %s deal', async (who, weDeal) => {
    for (const [name, corner, part] of [
      [`odds-last-${who}-deal`, '108', 'chance'],
      [`odds-skunk-${who}-deal`, '0', 'skunkFor'],
    ] as const) {
      const [[, ...head] = [], ...rows] = cellsOf(facts[name]);
      expect(head[0]).toBe(corner);
      expect(rows).toHaveLength(13);
      for (const [ours, ...cells] of rows)
        for (const [at, cell] of cells.entries()) {
          const outlook = await outlookOf(Number(ours), Number(head[at]), weDeal);
          expect(cell, `${name} ${ours}–${head[at]}`).toBe(whole(outlook[part]));
        }
    }
  });

  test('have the same shades in every table', () => {
    for (const name of ['odds-you-deal', 'odds-they-deal', 'odds-last-you-deal', 'odds-skunk-they-deal'])
      for (const [, shade, figure] of (facts[name] ?? '').matchAll(/<td class="c(\d+)">(\d+)</g))
        expect(Number(shade), figure).toBe(shades.filter((least) => Number(figure) >= least).length);
  });

  test('show every score of the map in its shade', () => {
    const paths = [...(facts['odds-map'] ?? '').matchAll(/<path class="c(\d+)" d="M0 0([^"]*)H0z"\/>/g)].slice(1);
    expect(paths.map(([, shade]) => Number(shade))).toEqual(shades.map((_, at) => at + 1));
    for (const [, shade, steps = ''] of paths) {
      const widths: number[] = [];
      for (const [, to, down] of steps.matchAll(/(?:H(\d+))?v(\d+)/g)) {
        const width = to === undefined ? (widths.at(-1) ?? 0) : Number(to);
        for (let row = 0; row < Number(down); ++row) widths.push(width);
      }
      const least = shades[Number(shade) - 1] ?? Number.NaN;
      expect(widths, `${least}`).toEqual(
        dealers.map((row) => row.filter(({ chance }) => 100 * chance >= least).length),
      );
    }
  });

  test('give as even score the first that wins half of the games', async () => {
    const [, ...rows] = cellsOf(facts['odds-even']);
    expect(rows.map(([theirs]) => Number(theirs))).toEqual(tens.slice(1));
    for (const [theirs, ...cells] of rows)
      for (const [at, cell] of cells.entries()) {
        const chances = await Promise.all(scores.map((ours) => outlookOf(ours, Number(theirs), at === 0)));
        const even = chances.findIndex(({ chance }) => chance >= 0.5);
        const away = even - Number(theirs);
        const sign = away === 0 ? '±' : away > 0 ? '+' : '−';
        expect(cell).toBe(even < 0 ? '–' : `${even} ${sign}${Math.abs(away)}`);
      }
  });

  test('have the engine’s chance in every example', async () => {
    const sentences = [...(facts['odds-examples'] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) =>
      text.replace(/<[^>]+>/g, ''),
    );
    expect(sentences.length).toBeGreaterThanOrEqual(5);
    for (const sentence of sentences) {
      const [, ours, theirs, who, win, skunk] =
        /^(\d+)–(\d+), (you|they) deal: you win (\d+)% of the games(?:, (\d+)% with a skunk)?\.$/.exec(sentence) ?? [];
      const { chance, skunkFor } = await outlookOf(Number(ours), Number(theirs), who === 'you');
      expect([win, skunk ?? '0'], sentence).toEqual([whole(chance), whole(skunkFor)]);
    }
  });

  test('give the engine’s chance at the start, and the worth of the deal from it', async () => {
    const { chance, skunkFor, skunkAgainst, doubleSkunkFor, doubleSkunkAgainst } = await outlookOf(0, 0, true);
    const tenth = (part: number) => (100 * part).toFixed(1);
    expect(facts).toMatchObject({
      'odds-start': `${tenth(chance)}%`,
      'odds-start-pone': `${tenth(1 - chance)}%`,
      'odds-deal': tenth(chance - (1 - chance)),
      'odds-start-skunk': `${tenth(skunkFor)}%`,
      'odds-start-skunked': `${tenth(skunkAgainst)}%`,
      'odds-start-double': `${tenth(doubleSkunkFor + doubleSkunkAgainst)}%`,
    });
    const start = Number(facts['odds-head-start']);
    expect((await outlookOf(0, start, true)).chance).toBeLessThanOrEqual(0.5);
    expect((await outlookOf(0, start - 1, true)).chance).toBeGreaterThan(0.5);
  });

  test('name exactly the equal scores at which the pone is ahead', () => {
    const said = new Set<number>();
    for (const run of (facts['odds-pone-ahead'] ?? '').split(' and ')) {
      const [from, to = from] = run.split(' to ').map((pair) => Number(/^(\d+)–\1$/.exec(pair)?.[1]));
      for (let score = from ?? 0; score <= (to ?? -1); ++score) said.add(score);
    }
    expect([...said]).toEqual(scores.filter((score) => (dealers[score]?.[score]?.chance ?? 1) < 0.5));
  });

  test('give the deals and the errors of the manifest, rounded up', () => {
    expect(Number(facts['odds-sample']?.replaceAll(',', ''))).toBe(solvedBoard.deals);
    for (const where of ['start', 'anywhere'] as const) {
      const off = Number(facts[`odds-error-${where}`]) - 100 * solvedBoard.error[where];
      expect(off).toBeGreaterThan(-1e-9);
      expect(off).toBeLessThan(0.1);
    }
  });
});

test('the manifest must describe this very table and its error', () => {
  expect(checkSolved(solvedBoard)).toBe(solvedBoard);
  expect(() => checkSolved(undefined)).toThrow(/manifest/);
  expect(() => checkSolved({ ...solvedBoard, hash: solvedBoard.hash ^ 1 })).toThrow(/another board/);
  expect(() => checkSolved({ ...solvedBoard, made: '' })).toThrow(/how board\.bin was made/);
  expect(() => checkSolved({ ...solvedBoard, deals: Number.NaN })).toThrow(/how board\.bin was made/);
  expect(() => checkSolved({ ...solvedBoard, error: { start: 0.1, anywhere: -1 } })).toThrow(/how wrong/);
});
