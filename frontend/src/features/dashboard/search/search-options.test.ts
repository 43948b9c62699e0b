import { describe, expect, test } from 'vitest';
import type { SearchHit } from '@/api/generated/model.ts';
import { countText, nextOption, searchGroups } from './search-options.ts';

const hit = (kind: SearchHit['kind'], title: string): SearchHit => ({ kind, title, detail: 'Detail', href: '/path' });

describe('searchGroups', () => {
  test('offers all pages before anything is typed', () => {
    const [pages, ...others] = searchGroups('', []);
    expect(pages?.options.map(({ title }) => title)).toEqual([
      'Dashboard',
      'Orders',
      'Downloads',
      'Addresses',
      'My Wallet',
      'Profile',
      'Saved',
    ]);
    expect(others).toEqual([]);
  });

  test('puts pages, products, orders and downloads in groups', () => {
    const hits = [hit('order', 'Order #10125'), hit('product', 'Bangla Calendar 2025'), hit('order', 'Order #10124')];
    const groups = searchGroups('ord', hits);
    expect(groups.map(({ label, options }) => [label, options.map(({ title }) => title)])).toEqual([
      ['Pages', ['Orders']],
      ['Products', ['Bangla Calendar 2025']],
      ['Orders', ['Order #10125', 'Order #10124']],
    ]);
  });

  test('gives every option an id of its own', () => {
    const hits = [hit('order', 'Same'), hit('order', 'Same'), hit('download', 'Same')];
    const ids = searchGroups('d', hits).flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is empty when nothing fits', () => {
    expect(searchGroups('nowhere', [])).toEqual([]);
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
  expect(countText(count)).toBe(text);
});
