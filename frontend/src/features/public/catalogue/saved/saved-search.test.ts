import { expect, test } from 'vitest';
import { readSavedSearch, savedQuery } from './saved-search.ts';

test.each([
  [{}, {}],
  [
    { show: 'articles', page: '2' },
    { show: 'articles', page: 2 },
  ],
  [{ show: 'orders', page: '-1' }, {}],
])('%j is read as %j', (search, expected) => {
  expect(readSavedSearch(search)).toEqual({ show: undefined, page: undefined, ...expected });
});

test('only the displayed list is paginated', () => {
  expect(savedQuery({ page: 3 }, 'products').page).toBe(3);
  expect(savedQuery({ page: 3 }, 'articles').page).toBe(1);
  expect(savedQuery({ show: 'articles', page: 3 }, 'articles').page).toBe(3);
});
