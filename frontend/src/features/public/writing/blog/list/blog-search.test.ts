import { describe, expect, test } from 'vitest';
import { isFiltered, readBlogSearch, toListParams } from './blog-search.ts';

describe('readBlogSearch', () => {
  test('accepts valid values', () => {
    expect(readBlogSearch({ search: ' moon ', category: 'UI/UX Design', tag: 'webdev', page: '3' })).toEqual({
      search: 'moon',
      category: 'UI/UX Design',
      tag: 'webdev',
      page: 3,
    });
  });

  test.each([
    ['nothing', {}],
    ['empty fields of the form', { search: '', category: '', tag: '' }],
    ['an absurd page', { page: '-7' }],
    ['a page without end', { page: '99999999999999999999' }],
    ['values that are no text', { search: ['a'], category: { a: 1 }, tag: 7, page: {} }],
    ['spaces and control characters', { search: '   ', tag: '\t\u0000' }],
  ])('%s is ignored', (_name, raw) => {
    expect(toListParams(readBlogSearch(raw))).toEqual({});
  });

  test('truncates what the API would reject', () => {
    const { search, category, tag } = readBlogSearch({
      search: 'x'.repeat(500),
      category: 'y'.repeat(500),
      tag: 'z'.repeat(500),
    });
    expect([search?.length, category?.length, tag?.length]).toEqual([100, 60, 60]);
  });
});

test('requests all selected filters together', () => {
  const chosen = { search: 'moon', category: 'Web Development', tag: 'HTML', page: 2 };
  expect(toListParams(chosen)).toEqual(chosen);
});

test('a page alone is not a filter', () => {
  expect(isFiltered({ page: 2 })).toBe(false);
  expect(isFiltered({ search: 'moon' })).toBe(true);
  expect(isFiltered({ category: 'DevOps' })).toBe(true);
  expect(isFiltered({ tag: 'Python' })).toBe(true);
});
