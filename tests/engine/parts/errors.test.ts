import { expect, test } from 'vitest';
import { CribbageError, resultOf, tableError } from '../../../web/engine/errors.js';
import type { EngineError } from '../../../web/engine/types.js';

test('a reply gives its value, or throws its error, with the line if it has one', () => {
  expect(resultOf({ ok: 29 })).toBe(29);
  const error: EngineError = {
    code: 'badRecord',
    reason: 'countDiffers',
    parts: { count: 15, text: '16' },
    text: '16',
    message: 'The count is 15 here, not 16.',
  };
  const thrown = (line?: number): CribbageError => {
    try {
      resultOf({ error: { ...error, ...(line !== undefined && { line }) } });
    } catch (fault) {
      return fault as CribbageError;
    }
    throw new Error('nothing was thrown');
  };
  expect(thrown(4)).toBeInstanceOf(CribbageError);
  expect(thrown(4)).toMatchObject({ ...error, name: 'CribbageError', line: 4 });
  expect(thrown()).toMatchObject(error);
  expect(Object.hasOwn(thrown(), 'line')).toBe(Object.hasOwn(new CribbageError('badCard', '', ''), 'line'));
  expect(thrown().line).toBeUndefined();
});

test('a table that could not be had says which, and why', () => {
  const cause = new Error('no network');
  expect(tableError('crib', { cause })).toMatchObject({
    code: 'badTable',
    reason: 'tableNotLoaded',
    parts: { table: 'crib' },
    text: 'crib',
    cause,
  });
});
