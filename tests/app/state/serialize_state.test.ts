import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../web/app/effects/stored_state.js';
import { lastHole } from '../../../web/app/session/game.js';
import { cleanName } from '../../../web/app/session/record_text.js';
import type { SavedHistory } from '../../../web/app/state/serialize_state.js';
import { newnessOf, readBoard, readStored, writeStored } from '../../../web/app/state/serialize_state.js';
import { initialState, type Past } from '../../../web/app/state/state.js';
import { answered, engine, peg, playThrough, reach, score, start, taps, undo } from '../play_through.js';
import { anyStored, view } from '../session/any_game.js';

const isWhole = ({ session: { game, names } }: Past): boolean =>
  game.deals.length > 0 &&
  game.deals.every(({ dealt, thrown, hands, steps }) =>
    [dealt, thrown, hands.pone, hands.dealer, hands.crib, steps].every(Array.isArray),
  ) &&
  Object.values(game.start).every((hole) => hole >= 0 && hole < lastHole) &&
  Object.values(names).every((name) => cleanName(name) === name);

/** Expects that the history is the same after storing and reading it, and that every game in it is well formed. */
const expectWhole = (stored: SavedHistory): void => {
  const again = readStored(writeStored(stored, stored.view, stored.at));
  expect(JSON.stringify(again)).toBe(JSON.stringify(stored));
  expect([...stored.past, stored].every(isWhole)).toBe(true);
  expect(stored.past.length).toBeLessThanOrEqual(200);
};

describe('a game that a device has stored', () => {
  test('is read back the same, with its undo', () =>
    fc.assert(
      fc.property(anyStored, view, fc.nat(), (stored, where, at) => {
        const text = writeStored(stored, where, at);
        expect(readStored(text)).toEqual({ ...stored, view: where, at });
        expect(newnessOf(text)).toBe(at);
      }),
      { numRuns: 200, seed: 41 },
    ));

  test('holds each deal once, however many steps undo restores', () => {
    const long = reach(Array.from({ length: 150 }, () => peg('us', 1)));
    const dealt = reach([{ type: 'dealEnded' }, ...taps('5H 6H 7H 8H 9H')], long);
    const parsed = JSON.parse(writeStored(dealt, 'count', 1)) as { deals: unknown[]; rows: unknown[] };
    expect([parsed.rows.length, parsed.deals.length]).toEqual([157, 157]);
  });

  test('holds the last 200 steps of its undo', () => {
    const long = reach(Array.from({ length: 240 }, (_, at) => peg(at % 2 === 0 ? 'us' : 'them', 1)));
    const stored = readStored(writeStored(long, 'board', 1));
    expect(stored?.session).toEqual(long.session);
    expect(stored?.past).toEqual(long.past.slice(-200));
  });

  test('goes on where it was left, with its score and its undo', async () => {
    const left = await playThrough(engine, [
      peg('us', 60),
      ...taps('4S 5H 5D 6C KH'),
      { type: 'showPegged', seat: 'pone' },
    ]);
    const stored = readStored(writeStored(left, left.view, 7)) as SavedHistory;
    const again = await answered(engine, initialState(readSettings(null), stored, stored.view));
    expect([again.view, score(again)]).toEqual(['count', '60–16']);
    expect(score(await playThrough(engine, [undo], again))).toBe('60–0');
  });
});

describe('anything else that is stored', () => {
  const fresh = () => JSON.parse(writeStored(start, 'board', 1));

  test.each([
    '',
    'null',
    '{}',
    '[]',
    '{"v":1,"at":1}',
    '{"v":1,"at":1,"view":"count","deals":[],"rows":[]}',
    '{"__proto__":{"deals":[],"rows":[]}}',
    '{"deals":{"length":1},"rows":[{}]}',
  ])('is nothing: %s', (text) => {
    expect(readStored(text)).toBeUndefined();
    expect(readBoard(text)).toBeUndefined();
  });

  test('is nothing, of any text', () => {
    const check = (text: string) => {
      const stored = readStored(text);
      if (stored) expectWhole(stored);
    };
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 300, seed: 42 });
    fc.assert(fc.property(fc.json(), check), { numRuns: 300, seed: 43 });
  });

  // Replaces one value, anywhere in a stored game, by another.
  test('is a whole game or nothing if a stored game was tampered with', () => {
    const strange = fc.oneof(
      fc.constantFrom(null, '', 'length', 'map', '__proto__', -1, 1.5, 122, 1e9, 'go', '5H', '1H', [], {}, [[]], true),
      fc.jsonValue({ maxDepth: 1 }),
    );
    let read = 0;
    fc.assert(
      fc.property(anyStored, fc.nat(), strange, (stored, which, value) => {
        const parsed: unknown = JSON.parse(writeStored(stored, 'count', 1));
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
        const again = readStored(JSON.stringify(parsed));
        if (again) expectWhole(again);
        if (again) read += 1;
      }),
      { numRuns: 800, seed: 44 },
    );
    expect(read).toBeGreaterThan(200);
  });

  test('is ignored if it is of another version', () => {
    const parsed = fresh();
    for (const v of [0, 2, '1', null]) expect(readStored(JSON.stringify({ ...parsed, v })), `${v}`).toBeUndefined();
  });

  test('in a row of the undo ends the undo there', () => {
    const long = reach([peg('us', 1), peg('them', 2), peg('us', 3)]);
    const parsed = JSON.parse(writeStored(long, 'board', 1));
    parsed.rows[1].seat = 'cook';
    const stored = readStored(JSON.stringify(parsed));
    expect([stored?.session, stored?.past]).toEqual([long.session, long.past.slice(2)]);
  });

  test.each<[string, object]>([
    ['does not say who dealt', { weDeal: undefined }],
    ['says so in words', { weDeal: 'yes' }],
    ['has a card twice', { dealt: ['5H', '5H'] }],
    ['has a card in a list', { dealt: [['5H']] }],
    ['has a card with more to it', { dealt: ['5HH'] }],
    ['has a card of two figures', { dealt: ['15H'] }],
    ['has a turn in a list', { steps: [{ turn: ['5'] }] }],
    ['has a turn of two ranks', { steps: [{ turn: '55' }] }],
    ['has a turn that ends with a rank', { steps: [{ turn: '?5' }] }],
    ['pegs a text', { steps: [{ by: 'us', points: '2' }] }],
    ['pegs a half', { steps: [{ by: 'us', points: 1.5 }] }],
    ['has seven cards', { dealt: ['AH', '2H', '3H', '4H', '5H', '6H', '7H'] }],
    ['has three thrown', { thrown: ['AH', '2H', '3H'] }],
    ['has a starter that is none', { starter: '1H' }],
    ['pegs nothing', { steps: [{ by: 'us', points: 0 }] }],
    ['pegs for nobody', { steps: [{ by: 'cook', points: 2 }] }],
    ['pegs past the board', { steps: [{ by: 'us', points: 122 }] }],
    ['shows a hand of nobody', { steps: [{ show: 'any' }] }],
  ])('is no deal if it %s', (_, changes) => {
    const parsed = fresh();
    expect(readStored(JSON.stringify(parsed))).toBeDefined();
    Object.assign(parsed.deals[0], changes);
    expect(readStored(JSON.stringify(parsed))).toBeUndefined();
  });

  test('has bounds: the last thousand games, 300 steps of a deal, 64 letters of ranks', () => {
    const parsed = fresh();
    const won = (at: number) => ({ winner: at === 0 ? 'us' : 'them' });
    Object.assign(parsed.rows[0], { won: Array.from({ length: 1001 }, (_, at) => won(at)), ranks: 'A'.repeat(65) });
    parsed.deals[0].steps = Array.from({ length: 301 }, () => ({ by: 'us', points: 1 }));
    const { won: kept, ranks, game } = readStored(JSON.stringify(parsed))?.session ?? start.session;
    expect(kept[0]).toEqual({ winner: 'them' });
    expect([kept.length, ranks.length, game.deals[0]?.steps.length]).toEqual([1000, 64, 300]);
  });

  test('is no score if it is off the board', () => {
    const parsed = fresh();
    const at = (ours: unknown) => {
      parsed.rows[0].start = { ours, theirs: 0 };
      return readStored(JSON.stringify(parsed))?.session.game.start.ours;
    };
    expect([120, 121, -1, 0.5, '7', null].map(at)).toEqual([120, ...Array(5).fill(undefined)]);
  });

  test('is no claim if no hand counts as much', () => {
    const parsed = fresh();
    const read = (step: object) => {
      parsed.deals[0].steps = [step];
      return readStored(JSON.stringify(parsed))?.session.game.deals[0]?.steps;
    };
    // Claimed and missed points together are the hand's points, so they cannot be more than 29.
    const whole = [
      { claimed: 29, missed: 0 },
      { claimed: 10, overcounted: 4 },
      { claimed: 0, missed: 29 },
    ];
    for (const claim of whole) expect(read({ show: 'pone', ...claim })).toEqual([{ show: 'pone', ...claim }]);
    const overcounted = [{ show: 'pone', claimed: 10, overcounted: 4 }];
    expect(read({ show: 'pone', claimed: 10, over: 4 })).toEqual(overcounted); // as an earlier version wrote it
    for (const overcounted of [0, 11, 0.5, '4'])
      expect(read({ show: 'pone', claimed: 10, overcounted })).toEqual([{ show: 'pone', claimed: 10 }]);
    for (const missed of [30, 121, 122, 2 ** 53 - 1])
      expect(read({ show: 'crib', claimed: 0, missed })).toEqual([{ show: 'crib', claimed: 0 }]);
    expect(read({ show: 'crib', claimed: 12, missed: 18 })).toEqual([{ show: 'crib', claimed: 12 }]);
    for (const claim of [{ claimed: 30, missed: '2' }, { claimed: -1, missed: 1.5 }, { missed: 4 }])
      expect(read({ show: 'crib', ...claim })).toEqual([{ show: 'crib' }]);
  });

  test('is no deal under another name', () => {
    const parsed = fresh();
    for (const place of ['length', 'map', '0', -1, 0.5, null, [0]]) {
      parsed.rows[0].deals = [place];
      expect(readStored(JSON.stringify(parsed)), String(place)).toBeUndefined();
    }
  });
});

describe('the board of the version before', () => {
  const at = (rows: readonly unknown[]) => {
    const stored = readBoard(JSON.stringify(rows));
    return stored && answered(engine, initialState(readSettings(null), stored, stored.view));
  };

  test('is taken over with its undo', async () => {
    const state = await at([
      [0, 0, 0, 0, true, []],
      [2, 0, 0, 0, true, []],
      [2, 0, 0, 12, false, ['pone']],
    ]);
    if (!state) throw new Error('nothing was read');
    expect([state.view, score(state), state.session.game.deals[0]?.weDeal]).toEqual(['board', '2–12', false]);
    const [one, two] = [reach([undo], state), reach([undo, undo], state)];
    expect([score(await answered(engine, one)), one.session.game.deals[0]?.weDeal]).toEqual(['2–0', true]);
    expect([score(two), two.past.length]).toEqual(['0–0', 0]);
  });

  test('says who won a finished game, and counts it with New game', async () => {
    const state = await at([[110, 121, 88, 80, true, []]]);
    if (!state) throw new Error('nothing was read');
    expect(score(state)).toBe('121–88');
    const next = await playThrough(engine, [{ type: 'gameBegun' }], state);
    expect(next.session.won).toEqual([{ winner: 'us', skunk: 'skunk', lead: 33 }]);
  });

  test('has us deal if it does not say who deals', async () =>
    expect((await at([[2, 0, 3, 0]]))?.session.game.deals[0]?.weDeal).toBe(true));

  test.each(['[[]]', '[[1,0,1,0],[1,0,1]]', '[[-1,0,0,0,true,[]]]', '[[121,0,0,121,true,[]]]', '[[0,0,0,0,true,[]]]'])(
    '%s is nothing',
    (text) => expect(readBoard(text)).toBeUndefined(),
  );

  test('is read from any JSON, with rows of its own kind too', () => {
    const hole = fc.oneof({ weight: 6, arbitrary: fc.nat(130) }, fc.jsonValue({ maxDepth: 1 }));
    const row = fc.tuple(hole, hole, hole, hole, fc.boolean(), fc.subarray(['heels', 'play', 'pone', 'spade', 7]));
    const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.jsonValue()), { maxLength: 40 });
    let begun = 0;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), rows), (written) => {
        const stored = readBoard(JSON.stringify(written));
        if (stored) expectWhole(stored);
        if (stored) begun += 1;
      }),
      { numRuns: 500, seed: 36 },
    );
    expect(begun).toBeGreaterThan(50);
  });
});
