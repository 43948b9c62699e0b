import { describe, expect, it } from 'vitest';
import { activityParams } from './activity-params.ts';
import { activitySearch } from './activity-search.ts';

const PERSON = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';

describe('activitySearch', () => {
  it('keeps valid values and drops the rest', () => {
    expect(activitySearch({ search: ' x ', person: PERSON, kind: 'product', from: '2026-11-01', page: '2' })).toEqual({
      search: 'x',
      person: PERSON,
      kind: 'product',
      from: '2026-11-01',
      page: 2,
    });
    expect(activitySearch({ kind: 'product', item: 4 })).toEqual({ kind: 'product', item: '4' });
    // An id means nothing without its kind.
    expect(activitySearch({ item: '4' })).toEqual({});
    expect(activitySearch({ person: 'me', kind: 'A!', from: 'today', to: '2026-02-30', page: '0' })).toEqual({});
  });
});

describe('activityParams', () => {
  it('requests the first page by default', () => {
    expect(activityParams({})).toEqual({ page: 1, limit: 20 });
    expect(activityParams({ search: 'x', to: '2026-11-20', page: 3 })).toEqual({
      search: 'x',
      to: '2026-11-20',
      page: 3,
      limit: 20,
    });
  });
  it('asks for everything about one thing', () => {
    expect(activityParams({ kind: 'order', item: 'a1' })).toEqual({ kind: 'order', item: 'a1', page: 1, limit: 20 });
    expect(activityParams({ kind: 'spaceship', item: 'a1' })).toEqual({ page: 1, limit: 20 });
  });
});
