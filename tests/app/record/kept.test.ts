import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { readSettings } from '../../../web/app/effects/storage.js';
import { initialState, type Past } from '../../../web/app/model/state.js';
import { lastHole } from '../../../web/app/record/game.js';
import { cleanName, type KeptAt, newnessOf, readBoard, readKept, writeKept } from '../../../web/app/record/kept.js';
import { answered, peg, playThrough, reach, score, start, taps, undo } from '../play_through.js';
import { anyKept, view } from './any_game.js';

const engine = await createEngine();

const isWhole = ({ sitting: { game, names } }: Past): boolean =>
  game.deals.length > 0 &&
  game.deals.every(({ dealt, thrown, hands, steps }) =>
    [dealt, thrown, hands.pone, hands.dealer, hands.crib, steps].every(Array.isArray),
  ) &&
  Object.values(game.start).every((hole) => hole >= 0 && hole < lastHole) &&
  Object.values(names).every((name) => cleanName(name) === name);

/** Whatever it is, it can be kept and read back the same, and nothing in it is of another kind. */
const expectWhole = (kept: KeptAt): void => {
  const again = readKept(writeKept(kept, kept.view, kept.at));
  expect(JSON.stringify(again)).toBe(JSON.stringify(kept));
  expect([...kept.past, kept].every(isWhole)).toBe(true);
  expect(kept.past.length).toBeLessThanOrEqual(200);
};

describe('a game that a device has kept', () => {
  test('is read back the same, with its undo', () => {
    fc.assert(
      fc.property(anyKept, view, fc.nat(), (kept, where, at) => {
        const text = writeKept(kept, where, at);
        expect(readKept(text)).toEqual({ ...kept, view: where, at });
        expect(newnessOf(text)).toBe(at);
      }),
      { numRuns: 200, seed: 41 },
    );
  });

  test('holds each deal once, however many steps undo restores', () => {
    const long = reach(Array.from({ length: 150 }, () => peg('us', 1)));
    const dealt = reach([{ type: 'dealEnded' }, ...taps('5H 6H 7H 8H 9H')], long);
    const parsed = JSON.parse(writeKept(dealt, 'count', 1)) as { deals: unknown[]; rows: unknown[] };
    expect([parsed.rows.length, parsed.deals.length]).toEqual([157, 157]);
  });

  test('keeps the last 200 steps of its undo', () => {
    const long = reach(Array.from({ length: 240 }, (_, at) => peg(at % 2 === 0 ? 'us' : 'them', 1)));
    const kept = readKept(writeKept(long, 'board', 1));
    expect(kept?.sitting).toEqual(long.sitting);
    expect(kept?.past).toEqual(long.past.slice(-200));
  });

  test('goes on where it was left, with its score and its undo', async () => {
    const left = await playThrough(engine, [
      peg('us', 60),
      ...taps('4S 5H 5D 6C KH'),
      { type: 'showPegged', seat: 'pone' },
    ]);
    const kept = readKept(writeKept(left, left.view, 7)) as KeptAt;
    const again = await answered(engine, initialState(readSettings(null), kept, kept.view));
    expect([again.view, score(again)]).toEqual(['count', '60–16']);
    expect(score(await playThrough(engine, [undo], again))).toBe('60–0');
  });
});

describe('anything else that is stored', () => {
  test.each([
    '',
    'null',
    '{}',
    '[]',
    '{"v":1,"at":1}',
    '{"v":1,"at":1,"view":"count","deals":[],"rows":[]}',
    '{"__proto__":{"deals":[],"rows":[]}}',
    '{"deals":{"length":1},"rows":[{}]}',
  ])('is nothing: %s', (stored) => {
    expect(readKept(stored)).toBeUndefined();
    expect(readBoard(stored)).toBeUndefined();
  });

  test('is nothing, of any text', () => {
    const check = (stored: string) => {
      const kept = readKept(stored);
      if (kept) expectWhole(kept);
    };
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 300, seed: 42 });
    fc.assert(fc.property(fc.json(), check), { numRuns: 300, seed: 43 });
  });

  // One value of a kept game is changed for another, anywhere in it.
  test('is nothing or a whole game, where a kept game was tampered with', () => {
    const strange = fc.oneof(
      fc.constantFrom(null, '', 'length', 'map', '__proto__', -1, 1.5, 122, 1e9, 'go', '5H', '1H', [], {}, [[]], true),
      fc.jsonValue({ maxDepth: 1 }),
    );
    let read = 0;
    fc.assert(
      fc.property(anyKept, fc.nat(), strange, (kept, which, value) => {
        const parsed: unknown = JSON.parse(writeKept(kept, 'count', 1));
        const places: [Record<string, unknown>, string][] = [];
        const walk = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          for (const [key, child] of Object.entries(node)) {
            places.push([node as Record<string, unknown>, key]);
            walk(child);
          }
        };
        walk(parsed);
        const [node, key] = places[which % places.length] ?? [{}, ''];
        node[key] = value;
        const again = readKept(JSON.stringify(parsed));
        if (again) expectWhole(again);
        if (again) read += 1;
      }),
      { numRuns: 800, seed: 44 },
    );
    expect(read).toBeGreaterThan(200);
  });

  test('in a row of the undo ends the undo there', () => {
    const long = reach([peg('us', 1), peg('them', 2), peg('us', 3)]);
    const parsed = JSON.parse(writeKept(long, 'board', 1));
    parsed.rows[1].seat = 'cook';
    const kept = readKept(JSON.stringify(parsed));
    expect([kept?.sitting, kept?.past]).toEqual([long.sitting, long.past.slice(2)]);
  });

  test('as a deal is no deal by the name of something else', () => {
    const parsed = JSON.parse(writeKept(start, 'board', 1));
    for (const place of ['length', 'map', '0', -1, 0.5, null, [0]]) {
      parsed.rows[0].deals = [place];
      expect(readKept(JSON.stringify(parsed)), String(place)).toBeUndefined();
    }
  });
});

describe('the board of the version before', () => {
  const at = (rows: readonly unknown[]) => {
    const kept = readBoard(JSON.stringify(rows));
    return kept && answered(engine, initialState(readSettings(null), kept, kept.view));
  };

  test('is taken over with its undo', async () => {
    const state = await at([
      [0, 0, 0, 0, true, []],
      [2, 0, 0, 0, true, []],
      [2, 0, 0, 12, false, ['pone']],
    ]);
    if (!state) throw new Error('nothing was read');
    expect([state.view, score(state), state.sitting.game.deals[0]?.weDeal]).toEqual(['board', '2–12', false]);
    const [one, two] = [reach([undo], state), reach([undo, undo], state)];
    expect([score(await answered(engine, one)), one.sitting.game.deals[0]?.weDeal]).toEqual(['2–0', true]);
    expect([score(two), two.past.length]).toEqual(['0–0', 0]);
  });

  test('of a game that was won says who won, and counts it with New game', async () => {
    const state = await at([[110, 121, 88, 80, true, []]]);
    if (!state) throw new Error('nothing was read');
    expect(score(state)).toBe('121–88');
    const next = await playThrough(engine, [{ type: 'gameBegun' }], state);
    expect(next.sitting.won).toEqual([{ winner: 'us', skunk: 'skunk' }]);
  });

  test.each(['[[]]', '[[1,0,1,0],[1,0,1]]', '[[-1,0,0,0,true,[]]]', '[[121,0,0,121,true,[]]]', '[[0,0,0,0,true,[]]]'])(
    '%s is nothing',
    (stored) => {
      expect(readBoard(stored)).toBeUndefined();
    },
  );

  test('is read from any JSON, with rows of its own kind too', () => {
    const hole = fc.oneof({ weight: 6, arbitrary: fc.nat(130) }, fc.jsonValue({ maxDepth: 1 }));
    const row = fc.tuple(hole, hole, hole, hole, fc.boolean(), fc.subarray(['heels', 'play', 'pone', 'spade', 7]));
    const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.jsonValue()), { maxLength: 40 });
    let begun = 0;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), rows), (stored) => {
        const kept = readBoard(JSON.stringify(stored));
        if (kept) expectWhole(kept);
        if (kept) begun += 1;
      }),
      { numRuns: 500, seed: 36 },
    );
    expect(begun).toBeGreaterThan(50);
  });
});

test.each([
  ['Ann', 'Ann'],
  ['  Ann', 'Ann'],
  ['Ann: (the) 1st / *', 'Ann the 1st  '],
  ['A name that is much too long', 'A name that is m'],
  ['<b>Ben</b>', 'bBenb'],
  [7, ''],
  [undefined, ''],
])('the name %j is kept as %j', (given, kept) => {
  expect(cleanName(given)).toBe(kept);
});
