import { describe, expect, test } from 'vitest';
import { entriesFor, nextOption, resultCountLabel } from './palette-options.ts';

describe('entriesFor', () => {
  const entries = ['Dashboard', 'Orders', 'My Wallet'].map((title) => ({ title }));
  test.each([
    ['  ', ['Dashboard', 'Orders', 'My Wallet']],
    ['WALLET my', ['My Wallet']],
    ['d', ['Dashboard', 'Orders']],
    ['orders paid', []],
  ])('%j finds %j', (text, found) => {
    expect(entriesFor(text, entries).map(({ title }) => title)).toEqual(found);
  });

  test.each([
    ['refund', ['Orders']],
    ['REF paid', ['Orders']],
    ['fund', []],
    ['orders', ['My orders', 'Orders']],
  ])('%j finds %j by keywords, whose start is enough', (text, found) => {
    const tasks = [
      { title: 'Orders', keywords: 'refund paid' },
      { title: 'My orders', keywords: '' },
    ];
    expect(
      entriesFor(text, tasks)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(found);
  });
});

describe('nextOption', () => {
  test.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['Enter', 1, 3, undefined],
    ['ArrowDown', 0, 0, undefined],
  ])('%s from %i of %i', (key, index, count, next) => {
    expect(nextOption(key, index, count)).toBe(next);
  });
});

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [7, '7 results'],
])('%i', (count, text) => {
  expect(resultCountLabel(count)).toBe(text);
});
