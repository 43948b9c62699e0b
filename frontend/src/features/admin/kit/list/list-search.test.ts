import { describe, expect, it } from 'vitest';
import { listSearch, searchDay } from './list-search.ts';

describe('listSearch', () => {
  it('keeps valid values', () => {
    expect(listSearch({ search: ' nadia ', sort: '-name', page: '3' }, ['name'])).toEqual({
      search: 'nadia',
      sort: '-name',
      page: 3,
    });
  });

  it('drops unknown fields, first pages and invalid values', () => {
    expect(listSearch({ search: 7, sort: 'password', page: '1' }, ['name'])).toEqual({});
    expect(listSearch({ sort: '--name', page: 'x' }, ['name'])).toEqual({});
  });
});

describe('searchDay', () => {
  it('validates dates', () => {
    expect(searchDay('2026-11-20')).toBe('2026-11-20');
    expect(searchDay('2026-02-30')).toBeUndefined();
    expect(searchDay('2026-13-01')).toBeUndefined();
    expect(searchDay('yesterday')).toBeUndefined();
    expect(searchDay(20)).toBeUndefined();
  });
});
