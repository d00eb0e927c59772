import { expect, test } from 'vitest';
import { walkRows } from '../../../web/ui/discards/row_focus.js';

// Arrow keys move the focus among the rows of discards. The rows and the elements between them are simulated.

const press = (key: string, from: string, modifier: object = {}) => {
  const after = { focused: '', told: '', taken: false };
  const rows = ['one', 'two', 'three'].map((thrown) => {
    const row = { dataset: { thrown }, focus: () => Object.assign(after, { focused: thrown }), closest: () => row };
    return row;
  });
  const target = rows.find(({ dataset }) => dataset.thrown === from) ?? { closest: () => null };
  const event = {
    key,
    target,
    currentTarget: { querySelectorAll: () => rows },
    preventDefault: () => Object.assign(after, { taken: true }),
    ...modifier,
  };
  walkRows(event as unknown as KeyboardEvent, (told) => Object.assign(after, { told }));
  return after;
};

test.each([
  ['ArrowDown', 'one', 'two'],
  ['ArrowUp', 'three', 'two'],
  ['Home', 'three', 'one'],
  ['End', 'one', 'three'],
])('%s leads from row %s to row %s, and tells it', (key, from, to) =>
  expect(press(key, from)).toEqual({ focused: to, told: to, taken: true }),
);

test.each([
  ['ArrowDown', 'three'],
  ['ArrowUp', 'one'],
])('%s stays in row %s at the end of the list, and tells nothing', (key, from) =>
  expect(press(key, from)).toEqual({ focused: from, told: '', taken: true }),
);

test('any other key, a key with a modifier or outside the rows is left to the browser', () => {
  const untaken = { focused: '', told: '', taken: false };
  expect(press('Enter', 'one')).toEqual(untaken);
  expect(press('ArrowDown', 'between')).toEqual(untaken);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('ArrowDown', 'one', { [modifier]: true }), modifier).toEqual(untaken);
});
