import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTyping } from '../../web/app/effects/input/typing.js';
import { heightOf } from '../../web/app/root/embed_preview_height.js';
import { elementSnippet, embedAddress, frameSnippet } from '../../web/app/root/embed_snippets.js';
import { type Action, reduce } from '../../web/app/root/reducer.js';
import { english, speak } from '../../web/i18n/locale.js';
import { qrPath } from '../../web/ui/qr.js';
import { answered, engine, goTo, keepingScore, peg, reach, start, taps } from './play_through.js';

const base = 'https://example.org/cribbage/';

const counted = await answered(engine, reach(taps('4S 5H 5D 6C JD')));
const crib = await answered(engine, reach([{ type: 'seatChosen', seat: 'crib' }, ...taps('2H 4H 6H KH JD')]));
const discarded = await answered(engine, reach([goTo('discard'), ...taps('5D JH 6S 4H 5S 2C')]));

describe('a snippet', () => {
  test('has the link and the sandbox if it is a frame for a counted hand', () => {
    expect(frameSnippet(counted, base)).toBe(
      '<iframe src="https://example.org/cribbage/embed/v1/#v1/count/4S5H5D6C-JD" sandbox="allow-scripts" width="100%" ' +
        'height="462" title="Fifteen Two: Hand: 4S 5H 5D 6C + JD" loading="lazy"></iframe>',
    );
    const ofDeal = reach([...keepingScore, ...taps('4S 5H 5D 6C JD')]);
    expect(frameSnippet(ofDeal, base)).toBe(frameSnippet(counted, base)?.replace('Hand:', 'Their hand:'));
  });

  test('is a little higher than the preview, for narrower screens', () => {
    const measured = reduce(counted, { type: 'previewMeasured', height: 512 });
    expect(frameSnippet(measured, base)).toContain(' height="564" ');
  });

  test('has the count as text, for pages without scripts, if it is an element for a counted hand', async () => {
    const { spoken } = await engine.scoreShow({ hand: '4S5H5D6C', starter: 'JD' });
    expect(elementSnippet(counted, base)).toBe(
      '<script type="module" src="https://example.org/cribbage/element/v1/fifteen-two.js"></script>\n' +
        `<cribbage-hand cards="4S 5H 5D 6C" starter="JD">16: ${spoken}</cribbage-hand>`,
    );
  });

  test('counts the crib by the rule of the crib', () =>
    expect(elementSnippet(crib, base)).toContain('<cribbage-hand cards="2H 4H 6H KH" starter="JD" crib>0: nineteen<'));

  test('says whose crib it is and the best throw of a discard', () => {
    expect(elementSnippet(discarded, base)).toMatch(
      /<cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib>Best: throw .* points\.<\/cribbage-discard>$/,
    );
    const random = reach([{ type: 'opponentChosen', opponent: 'random' }], discarded);
    expect(elementSnippet(random, base)).toContain('my-crib opponent="random">');
    const theirs = reach([{ type: 'dealerChosen', dealer: 'them' }], discarded);
    expect(elementSnippet(theirs, base)).toContain('<cribbage-discard cards="5D JH 6S 4H 5S 2C">5D JH');
  });

  test('has the score and the best chance of a discard, unless it is ranked by points', async () => {
    const before: readonly Action[] = [peg('us', 4), { type: 'dealEnded' }, { type: 'dealerChosen', dealer: 'us' }];
    const dealt = [...before, goTo('discard'), ...taps('5D JH 6S 4H 5S 2C')];
    const scored = await answered(engine, reach(dealt));
    expect(elementSnippet(scored, base)).toMatch(/ my-crib score="4-0">Best: throw .* points, \d+\.\d% to win\.<\//);
    const byPoints = await answered(engine, reduce(scored, { type: 'orderChosen', order: 'points' }));
    expect(elementSnippet(byPoints, base)).toMatch(/ my-crib>Best: throw .* points\.<\//);
  });

  test('can be a frame but not an element for ranks', async () => {
    const ranks = await answered(engine, reach([{ type: 'ranksGiven', ranks: 'A2233444' }]));
    expect(frameSnippet(ranks, base)).toContain('#v1/count/A2233444/ranks"');
    expect(elementSnippet(ranks, base)).toBeUndefined();
  });

  test('can be a frame or an element for one card', () => {
    const one = reach(taps('5H'));
    expect(frameSnippet(one, base)).toContain('#v1/count/5H"');
    expect(elementSnippet(one, base)).toContain('<cribbage-hand cards="5H">');
  });

  test('names French if it is a frame and French is spoken, because a frame cannot see the page around it', () => {
    speak({ ...english, tag: 'fr-CA' });
    const address = embedAddress(counted, base);
    speak(english);
    expect(address).toBe(`${base}embed/v1/?lang=fr-CA#v1/count/4S5H5D6C-JD`);
    expect(embedAddress(counted, base)).toBe(`${base}embed/v1/#v1/count/4S5H5D6C-JD`);
  });

  test('does not exist for an empty table', () =>
    expect([frameSnippet(start, base), elementSnippet(start, base)]).toEqual([undefined, undefined]));

  test('has no mark-up from typed text', () => {
    const typed = reach([{ type: 'ranksGiven', ranks: '5" onload="alert(1)"><b>&amp;' }]);
    const title = / title="([^"]*)" loading="lazy"><\/iframe>$/.exec(frameSnippet(typed, base) ?? '')?.[1];
    expect(title).toContain('5&quot; onload=&quot;alert(1)&quot;&gt;&lt;b&gt;&amp;amp;');
  });

  test('holds no mark-up from the address', () => {
    const strange = 'https://example.org/?a="><script>alert(1)</script>&b=1/';
    for (const snippet of [frameSnippet(counted, strange), elementSnippet(counted, strange)]) {
      expect(snippet).not.toContain('<script>');
      expect(snippet?.match(/"/g)?.length ?? 1).toSatisfy((quotes: number) => quotes % 2 === 0);
    }
  });
});

describe('the height of a preview', () => {
  test('is taken from its own message, and is the usual one before', () => {
    const said = [
      { fifteenTwo: 1, type: 'height', height: 311.2 },
      { fifteenTwo: 1, type: 'ready' },
    ];
    expect(said.map(heightOf)).toEqual([312, 420]);
  });
});

describe('a QR code', () => {
  test('is one path over the dark modules', () => {
    const dark = [
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ];
    expect(qrPath(dark)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
  });

  test('covers exactly the dark modules of any code', () => {
    const square = fc.integer({ min: 1, max: 12 }).chain((size) => {
      const row = fc.array(fc.boolean(), { minLength: size, maxLength: size });
      return fc.array(row, { minLength: size, maxLength: size });
    });
    fc.assert(
      fc.property(square, (modules) => {
        const drawn = modules.map((row) => row.map(() => false));
        for (const [, x, y, width] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
          drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
        expect(drawn).toEqual(modules);
      }),
    );
  });
});

describe('typing', () => {
  test('is a rank and then a suit', () => {
    const type = createTyping();
    expect([...'5h10sAd'].map((key) => type(key, 0)).join(' ')).toBe('half 5H half half TS half AD');
  });

  test('takes a space so soon after a card for what parts it from the next', () => {
    const type = createTyping();
    expect(type(' ', 0)).toBeUndefined();
    expect([type('5', 0), type(' ', 10), type('h', 20), type(' ', 30)]).toEqual(['half', 'space', '5H', 'space']);
    expect(type(' ', 2031)).toBeUndefined();
    expect([type('a', 2500), type('Shift', 2500), type('S', 2500)]).toEqual(['half', undefined, 'AS']);
    const tabbed = ['5', 'h', 'Tab', ' '].map((key) => type(key, 3000));
    expect(tabbed).toEqual(['half', '5H', undefined, undefined]);
  });

  test('takes no letter that names no card', () => {
    const type = createTyping();
    const typed = [...'hxz5x5h'].map((key) => type(key, 0));
    expect(typed).toEqual([undefined, undefined, undefined, 'half', undefined, 'half', '5H']);
  });

  test('forgets a rank after two seconds', () => {
    const type = createTyping();
    expect([type('5', 0), type('h', 2001)]).toEqual(['half', undefined]);
  });
});
