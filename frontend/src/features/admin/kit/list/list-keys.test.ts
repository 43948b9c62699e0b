import { describe, expect, test } from 'vitest';
import { listKeyAction, targetRow } from './list-keys.ts';

const press = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...change,
});

describe('listKeyAction', () => {
  test.each([
    ['j', 'next'],
    ['K', 'previous'],
    ['x', 'choose'],
    ['/', 'search'],
    ['?', 'help'],
    ['a', undefined],
    ['Enter', undefined],
  ])('%s is %s', (key, move) => {
    expect(listKeyAction(press(key))).toBe(move);
  });

  test('ignores keys that belong to the browser or to another control', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])
      expect(listKeyAction(press('k', { [held]: true }))).toBeUndefined();
  });
});

test.each([
  ['next', -1, 3, 0],
  ['previous', -1, 3, 2],
  ['next', 2, 3, 2],
  ['previous', 0, 3, 0],
  ['next', 0, 3, 1],
  ['next', -1, 0, -1],
] as const)('%s of row %i of %i is %i', (move, current, count, row) => {
  expect(targetRow(move, current, count)).toBe(row);
});
