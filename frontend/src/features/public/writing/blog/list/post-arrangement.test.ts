import { expect, test } from 'vitest';
import { arrangePosts } from './post-arrangement.ts';

const short = (count: number, isFirstPage: boolean) =>
  arrangePosts(count, isFirstPage)
    .map((variant) => variant[0])
    .join('');

test.each([
  [0, ''],
  [1, 'l'],
  [2, 'hh'],
  [3, 'lhh'],
  [4, 'lhhw'],
  [5, 'lhhhh'],
  [12, 'lhhhhhhhhhhw'],
])('%i articles on the first page', (count, variants) => {
  expect(short(count, true)).toBe(variants);
});

test('later pages have no lead article', () => {
  expect(short(1, false)).toBe('w');
  expect(short(3, false)).toBe('hhw');
  expect(short(12, false)).toBe('hhhhhhhhhhhh');
});
