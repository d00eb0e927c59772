import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import { readBoard, readSettings, writeBoard } from '../../web/app/effects/storage.js';
import { scoreOf } from '../../web/app/games/board.js';
import { longestLink, openLink, printRoute, splitRoute } from '../../web/app/links/route.js';

// What the app is handed from outside: the address and what a device has stored.

const engine = await createEngine();

// As a browser gives a fragment: any text at all, some of it percent-encoded, well or badly.
const fragment = fc
  .tuple(
    fc.constantFrom(
      '',
      '#',
      '#v1/',
      '#v1/count/',
      '#v1/discard/',
      '#v1/board/',
      '#v1/play/4H5S5D6S-9C',
      '#v1/count/5H5DJC5C-',
      '#v1/%63ount/',
      '#v1/__proto__/',
    ),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 140 }),
      fc
        .array(
          fc.constantFrom(
            '5H',
            'tC',
            '10♥',
            'JD',
            '.',
            '-',
            '/',
            '//',
            '%',
            '%E2%99%A5',
            '%00',
            '%zz',
            '%ff',
            ' ',
            '♠',
            '\ud83c',
          ),
          { maxLength: 24 },
        )
        .map((parts) => parts.join('')),
    ),
    fc.constantFrom(
      '',
      '/',
      '/ranks',
      '/any',
      '/crib',
      '/dealer',
      '/theirs',
      '/mine',
      '/constructor',
      '/toString',
      '/crib/90-75',
      '/90-75',
      '90-75/theirs',
      '/mine/121-3',
      '/1-2/3-4',
    ),
  )
  .map((parts) => parts.join(''));

const open = async (text: string) => {
  const link = splitRoute(text);
  return link && (await openLink(link, engine));
};

describe('an address', () => {
  test('of any text is opened, ignored or refused with a CribbageError', async () => {
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(fragment, async (text) => {
        try {
          if (await open(text)) opened += 1;
        } catch (error) {
          expect(error).toMatchObject({ name: 'CribbageError', code: expect.any(String), text: expect.any(String) });
        }
      }),
      { numRuns: 4000, seed: 31 },
    );
    expect(opened).toBeGreaterThan(100);
  });

  test('that was opened is written as a link that opens the same', async () => {
    await fc.assert(
      fc.asyncProperty(fragment, async (text) => {
        const game = await open(text).catch(() => undefined);
        if (!game) return;
        const link = printRoute(game);
        expect(link.length).toBeLessThanOrEqual(longestLink);
        expect(link).toMatch(/^[\w/.-]*$/);
        expect(printRoute((await open(link)) ?? game)).toBe(link);
        expect(splitRoute(link)).toBeDefined();
      }),
      { numRuns: 4000, seed: 32 },
    );
  });
});

describe('stored settings of a device', () => {
  const usual = readSettings(null);

  // Every setting is a truth or one of a few words.
  const check = (stored: string) => {
    const settings: Record<string, unknown> = { ...readSettings(stored) };
    expect(Object.keys(settings).sort()).toEqual(Object.keys(usual).sort());
    for (const [name, value] of Object.entries(settings)) {
      expect(typeof value, name).toBe(typeof usual[name as keyof typeof usual]);
      if (typeof value === 'string') expect(value, name).toMatch(/^[a-zA-Z]{1,12}$/);
    }
    expect(readSettings(JSON.stringify(settings))).toEqual(settings);
  };

  test('are read from any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 1000, seed: 33 });
    for (const stored of ['', 'null', '[]', '"dark"', '{"theme":', '{"__proto__":{"theme":"dark"}}']) {
      check(stored);
      expect(readSettings(stored)).toEqual(usual);
    }
  });

  test('are read from any JSON, with their own names too', () => {
    const named = fc.record(Object.fromEntries(Object.keys(usual).map((name) => [name, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          named.map((value) => JSON.stringify(value)),
        ),
        check,
      ),
      {
        numRuns: 2000,
        seed: 34,
      },
    );
  });
});

describe('the board that a device has stored', () => {
  // Whatever it was, it is a board with two pegs a side and no more than one winner, and what undo restores are such boards.
  const check = (stored: string) => {
    const kept = readBoard(stored);
    for (const { us, them, weDeal, counted } of [kept.board, ...kept.past]) {
      for (const pegs of [us, them]) {
        expect(pegs.length).toBe(2);
        for (const hole of pegs) expect(hole >= 0 && hole <= 121 && Number.isInteger(hole)).toBe(true);
        if (pegs[0] === pegs[1]) expect(pegs[0]).toBe(0);
      }
      const { ours, theirs } = scoreOf({ us, them, weDeal, counted });
      expect(Math.min(ours, theirs)).toBeLessThan(121);
      expect(typeof weDeal).toBe('boolean');
      expect(new Set(counted).size).toBe(counted.length);
    }
    expect(kept.past.length).toBeLessThanOrEqual(300);
    expect(readBoard(JSON.stringify(writeBoard(kept)))).toEqual(kept);
    return kept;
  };

  const hole = fc.oneof({ weight: 6, arbitrary: fc.nat(130) }, fc.jsonValue({ maxDepth: 1 }));
  const row = fc.tuple(hole, hole, hole, hole, fc.boolean(), fc.subarray(['heels', 'play', 'pone', 'spade', 7]));
  const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.jsonValue()), { maxLength: 40 });

  test('is read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (stored) => void check(stored)),
      { numRuns: 1000, seed: 35 },
    );
    for (const stored of [
      '',
      'null',
      '{}',
      '[[]]',
      '[[1,0,1,0]]',
      '[[-1,0,0,0,true,[]]]',
      '{"__proto__":[[2,0,0,0,true,[]]]}',
    ])
      expect(check(stored).past).toEqual([]);
  });

  test('is read from any JSON, with rows of its own kind too', () => {
    let begun = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          rows.map((value) => JSON.stringify(value)),
        ),
        (stored) => {
          begun += check(stored).board.us[0] > 0 ? 1 : 0;
        },
      ),
      { numRuns: 2000, seed: 36 },
    );
    expect(begun).toBeGreaterThan(100);
  });

  test('keeps at most its last 300 steps', () => {
    const long = Array.from({ length: 1000 }, (_, at) => [at % 100, (at + 1) % 100, 0, 0, true, []]);
    const { board, past } = check(JSON.stringify(long));
    expect([board.us, past.length]).toEqual([[99, 0], 300]);
  });
});
