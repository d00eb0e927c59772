import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../web/app/effects/stored_state.js';
import { reduce } from '../../web/app/root/reducer.js';
import { longestLink, openLink, printRoute, splitRoute } from '../../web/app/root/route.js';
import { counted, engine, start } from './play_through.js';

// Fragments as a browser may give them: any text, with right and wrong percent-encodings.
const beginnings =
  ' # #v1/ #v1/count/ #v1/discard/ #v1/board/ #v1/play/4H5S5D6S-9C #v1/count/5H5DJC5C- #v1/%63ount/ #v1/__proto__/';
const pieces = '5H tC 10♥ JD . - / // % %E2%99%A5 %00 %zz %ff ♠ \ud83c'.split(' ');
const ends =
  ' / /ranks /any /crib /dealer /theirs /mine /constructor /toString /crib/90-75 /90-75 90-75/theirs /mine/121-3 /1-2/3-4';
const cards = fc.array(fc.constantFrom(...pieces, ' '), { maxLength: 24 }).map((parts) => parts.join(''));
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 140 }), cards);
const fragment = fc
  .tuple(fc.constantFrom(...beginnings.split(' ')), text, fc.constantFrom(...ends.split(' ')))
  .map((parts) => parts.join(''));

const open = async (text: string) => {
  const link = splitRoute(text);
  return link && (await openLink(link, engine));
};

/** Returns the address that the app writes after it has opened this one. */
const written = async (text: string): Promise<string | undefined> => {
  const opened = await open(text);
  return opened && printRoute(await counted(engine, reduce(start, { type: 'linkOpened', ...opened })));
};

describe('an address', () => {
  test('is opened, ignored or refused with a CribbageError, whatever its text', async () => {
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

  test('is written back as a link that opens the same', async () => {
    await fc.assert(
      fc.asyncProperty(fragment, async (text) => {
        const link = await written(text).catch(() => undefined);
        if (link === undefined) return;
        expect(link.length).toBeLessThanOrEqual(longestLink);
        expect(link).toMatch(/^[\w/.-]*$/);
        expect(await written(link)).toBe(link);
        expect(splitRoute(link)).toBeDefined();
      }),
      { numRuns: 4000, seed: 32 },
    );
  });
});

describe('stored settings of a device', () => {
  const usual = readSettings(null);

  // Every setting is a boolean or one of a few words.
  const check = (stored: string) => {
    const settings: Record<string, unknown> = { ...readSettings(stored) };
    expect(Object.keys(settings).sort()).toEqual(Object.keys(usual).sort());
    for (const [name, value] of Object.entries(settings)) {
      expect(typeof value, name).toBe(typeof usual[name as keyof typeof usual]);
      if (typeof value === 'string') expect(value, name).toMatch(/^[a-zA-Z]{1,12}$/);
    }
    expect(readSettings(JSON.stringify(settings))).toEqual(settings);
  };

  test('are as they were set, or as usual', () => {
    const shown = { language: 'auto', theme: 'auto', twoColours: false, text: 'normal' };
    expect(usual).toEqual({ ...shown, haptics: true, hand: 'sorted', pace: 'calm' });
    const other = { language: 'fr-CA', theme: 'dark', twoColours: true, text: 'large' };
    const set = { ...other, haptics: false, hand: 'dealt', pace: 'slow' };
    expect(readSettings(JSON.stringify(set))).toEqual(set);
    expect(readSettings('{"language":"en","theme":"light"}')).toEqual({ ...usual, language: 'en', theme: 'light' });
    expect(readSettings('{"language":"xx","theme":"red","twoColours":1,"text":"huge","haptics":0,"pace":700}')).toEqual(
      usual,
    );
  });

  test('are read from any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 1000, seed: 33 });
    for (const stored of ['', 'null', '[]', '"dark"', '{"theme":', '{"__proto__":{"theme":"dark"}}', 'x'.repeat(1e5)]) {
      check(stored);
      expect(readSettings(stored)).toEqual(usual);
    }
  });

  test('are read from any JSON, with their own names too', () => {
    const values = Object.fromEntries(Object.keys(usual).map((name) => [name, fc.jsonValue()]));
    const named = fc.record(values, { requiredKeys: [] }).map((value) => JSON.stringify(value));
    fc.assert(fc.property(fc.oneof(fc.json(), named), check), { numRuns: 2000, seed: 34 });
  });
});
