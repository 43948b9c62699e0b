import { describe, expect, test } from 'vitest';
import { isFiltered, readCatalogueSearch, toListParams } from './catalogue-search.ts';

describe('readCatalogueSearch', () => {
  test('accepts valid values', () => {
    expect(readCatalogueSearch({ search: ' moon ', category: 'Android Apps', sort: 'rating', page: '3' })).toEqual({
      search: 'moon',
      category: 'Android Apps',
      sort: 'rating',
      page: 3,
    });
  });

  test.each([
    ['nothing', {}],
    ['empty fields of the form', { search: '', category: '', sort: 'featured' }],
    ['an unknown order', { sort: 'price; drop table' }],
    ['an absurd page', { page: '-7' }],
    ['a page without end', { page: '99999999999999999999' }],
    ['values that are no text', { search: ['a'], category: { a: 1 }, sort: 7, page: {} }],
    ['spaces', { search: '   ', category: '\t' }],
  ])('%s is ignored', (_name, raw) => {
    expect(readCatalogueSearch(raw)).toEqual({
      search: undefined,
      category: undefined,
      sort: undefined,
      page: undefined,
    });
  });

  test('truncates what the API would reject', () => {
    const { search, category } = readCatalogueSearch({ search: 'x'.repeat(500), category: 'y'.repeat(500) });
    expect(search).toHaveLength(100);
    expect(category).toHaveLength(60);
  });
});

describe('toListParams', () => {
  test('requests what is in the URL', () => {
    expect(toListParams({ search: 'moon', category: 'Android Apps', sort: 'title', page: 2 })).toEqual({
      search: 'moon',
      category: 'Android Apps',
      sort: 'title',
      page: 2,
    });
  });

  test('omits parameters that are not set', () => {
    expect(toListParams(readCatalogueSearch({}))).toEqual({});
  });
});

test('sorting alone is not a filter', () => {
  expect(isFiltered({ sort: 'title', page: 2 })).toBe(false);
  expect(isFiltered({ search: 'moon' })).toBe(true);
  expect(isFiltered({ category: 'iOS Apps' })).toBe(true);
});
