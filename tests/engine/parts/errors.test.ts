import { expect, test } from 'vitest';
import { abortError, CribbageError, resultOf, tableError } from '../../../web/engine/errors.js';

test('a reply gives what it holds, or throws the error that it tells of, with its line where it has one', () => {
  expect(resultOf({ ok: 29 })).toBe(29);
  const error = { code: 'badRecord', text: 'go', message: 'Nobody says go before the first card.' } as const;
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
  expect(tableError('crib', { cause })).toMatchObject({ code: 'badTable', text: 'crib', cause });
});

test('what was closed, replaced or aborted is an AbortError', () => {
  expect(abortError('The engine was closed.')).toMatchObject({ name: 'AbortError', message: 'The engine was closed.' });
});
