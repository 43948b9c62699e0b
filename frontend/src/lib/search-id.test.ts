import { expect, test } from 'vitest';
import { listedId, searchId } from './search-id.ts';

const id = '0198f2c4-5a1b-7c3d-8e4f-1234567890ab';

test.each([id, id.toUpperCase()])('%s is an id', (value) => {
  expect(searchId(value)).toBe(value);
});

test.each([undefined, null, '', '10125', 'x', 7, `${id}0`, `${id}/..`, ` ${id}`])('%j is not', (value) => {
  expect(searchId(value)).toBeUndefined();
});

test.each([
  [id, id],
  ['ord-77', 'ord-77'],
  ['41', '41'],
  [41, '41'],
])('%j is an id of a list', (value, read) => {
  expect(listedId(value)).toBe(read);
});

test.each([undefined, null, '', ' ', 1.5, `${id}/..`, 'a b', '../x', 'x'.repeat(65), {}])(
  '%j is not one of a list',
  (value) => {
    expect(listedId(value)).toBeUndefined();
  },
);
