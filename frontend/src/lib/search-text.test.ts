import { describe, expect, it } from 'vitest';
import { parseSearchText, searchOption, searchPage, searchText, stringifySearchText } from './search-text.ts';

describe('search parameters as text', () => {
  it('round-trip as typed', () => {
    const search = { search: '2025', category: 'Scripts & Plugins', tag: 'true', redirect: '/blog?tag=HTML#top' };
    expect(parseSearchText(stringifySearchText(search))).toEqual(search);
  });

  it('omit what is not set', () => {
    expect(stringifySearchText({ search: '', category: undefined, tag: null })).toBe('');
    expect(stringifySearchText({ page: 2 })).toBe('?page=2');
  });

  it('survive broken escapes', () => {
    expect(parseSearchText('?search=%E0%A4%A')).toHaveProperty('search');
  });
});

describe('reading one parameter', () => {
  it('trims and cuts text', () => {
    expect(searchText('  calendar ')).toBe('calendar');
    expect(searchText('x'.repeat(300))).toHaveLength(100);
    expect(searchText(`a${'🌙'.repeat(200)}`)).toBe(`a${'🌙'.repeat(99)}`);
    expect(searchText('   ')).toBeUndefined();
    expect(searchText(undefined)).toBeUndefined();
    expect(searchText('moon\u0000\u0007light\n')).toBe('moon light');
  });

  it('accepts known options only', () => {
    expect(searchOption('newest', ['featured', 'newest'])).toBe('newest');
    expect(searchOption('price', ['featured', 'newest'])).toBeUndefined();
  });

  it.each([
    ['2', 2],
    [3, 3],
    ['1', undefined],
    ['0', undefined],
    ['-4', undefined],
    ['1.5', undefined],
    ['99999', 99_999],
    ['100001', undefined],
    ['two', undefined],
    [undefined, undefined],
  ])('reads page %j as %j', (value, page) => {
    expect(searchPage(value)).toBe(page);
  });
});
