import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShow } from '../../web/embed/messages.js';

test('a message to the embed is read with its own fields only', () =>
  expect(readShow({ fifteenTwo: 1, type: 'show', link: '#v1/count/5H', more: 'x' })).toEqual({
    fifteenTwo: 1,
    type: 'show',
    link: '#v1/count/5H',
  }));

test('any other message is ignored, and none of its code runs', () => {
  const trap = {
    fifteenTwo: 1,
    type: 'show',
    get link(): string {
      throw new Error('run');
    },
  };
  expect(readShow(trap)).toBeUndefined();
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }), (data) => {
      expect(readShow(data)).toBeUndefined();
    }),
    { numRuns: 2000, seed: 1 },
  );
});

test('a link is taken only as a text of at most 200 characters', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 400, unit: 'binary' }), fc.anything()), (link) => {
      const read = readShow({ fifteenTwo: 1, type: 'show', link });
      if (typeof link === 'string' && link.length <= 200) expect(read?.link).toBe(link);
      else expect(read).toBeUndefined();
    }),
    { numRuns: 2000, seed: 1 },
  ));
