import { describe, expect, it } from 'vitest';
import { contentSearch } from './content-search.ts';

describe('the URL of a content list', () => {
  it('keeps valid values', () => {
    const search = { search: ' river ', status: 'draft', entry: 'new', sort: '-title', page: '3' };
    expect(contentSearch(search)).toEqual({ search: 'river', status: 'draft', entry: 'new', sort: '-title', page: 3 });
    expect(contentSearch({ entry: '12' }).entry).toBe('12');
    expect(contentSearch({ entry: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59' }).entry).toHaveLength(36);
  });
  it.each([{ status: 'open' }, { entry: '0' }, { entry: '../../x' }, { sort: 'price' }, { page: '0' }])(
    'drops %o',
    (search) => {
      expect(Object.values(contentSearch(search)).filter(Boolean)).toEqual([]);
    },
  );
});
